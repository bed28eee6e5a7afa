import * as z from 'zod/mini';
import { eventSeq, freeText, requestId, taskId, type Family } from './family';
import { pictures } from './picture';

export const sources = ['chat', 'cli', 'discord', 'roblox', 'x'] as const;
export const source = z.enum(sources);
export type Source = z.infer<typeof source>;
export const authority = z.enum(['user', 'public']);
export type Authority = z.infer<typeof authority>;

const schema = z.strictObject({
  type: z.literal('input'),
  source,
  text: freeText,
  authority,
  /**
   * No message, but what the person did by hand, and what came of it follows. `plan`: what they changed of a plan. `notes`: a file that they put
   * among their notes.
   */
  surface: z.nullable(z.enum(['chat', 'cli', 'plan', 'notes'])),
  /** A pressed button: the choice's id, and the seq of the output that offered it. */
  choice: z.optional(z.strictObject({ id: z.string(), question: eventSeq })),
  /** Said while a question is open, and not its answer: the question stays. */
  aside: z.optional(z.literal(true)),
  /** Words of distress, by the published ones: answered with care by code, and never made anything of. */
  care: z.optional(z.literal(true)),
  /** Seq of the message before, which says the same and was not answered yet: one answer is for both. */
  repeats: z.optional(eventSeq),
  /** What it is (an answer, an order, talk) is for the mind to say, which reads. */
  judged: z.optional(z.literal('mind')),
  /** Seq of the message that it is said in place of. */
  supersedes: z.optional(eventSeq),
  /** The request that it says no to, and why: it stands right behind that no. */
  refuses: z.optional(requestId),
  /** The step that was refused so: it is to be done otherwise, and open again. */
  reopens: z.optional(taskId),
  /** Brought by the person with their words, in order. */
  pictures: z.optional(pictures),
});
export type InputBody = z.infer<typeof schema>;

export const inputFamily: Family<InputBody> = {
  type: 'input',
  version: 4,
  schema,
  freeText: ['/text', '/pictures/*/salt'],
  // version 1 has no `care`: nothing was looked for; before 3 rules said what every message was;
  // before 4 nobody brought in a file
  upcast: (body) => body,
  example: {
    type: 'input',
    source: 'chat',
    text: 'Finish my essay on city bees by 4 December',
    authority: 'user',
    surface: 'chat',
  },
};

/** Of a button that says a message in the person's place: what stands in that message counts, as in any other. */
export function saysInstead({ id }: { id: string }): boolean {
  return id.startsWith('say:');
}

/** Said to the Avatar, and answered; else it is what the person did by hand. */
export function isMessage({ surface }: Pick<InputBody, 'surface'>): boolean {
  return surface !== 'plan' && surface !== 'notes';
}

/**
 * Who may be behind a source. It follows from the way in, never from words: an outside source is the user only over a bridge that
 * was authenticated as the user's own.
 */
export function authorityOf(from: Source, isAuthenticatedBridge = false): Authority {
  if (from === 'chat' || from === 'cli') return 'user';
  return from === 'discord' && isAuthenticatedBridge ? 'user' : 'public';
}
