/** The whole answer, once a day, and the short one that leads back to it. Such a line is found by no search and shown to no mind later. */
export type CareCode = 'reply.care' | 'reply.care.again';

export function isCareAnswer(code: unknown): boolean {
  return code === 'reply.care' || code === 'reply.care.again';
}
