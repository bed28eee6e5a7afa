import { joinedPictures, type ModelMessage } from '../language-model';

/** What stands for an answer to a call that has none. */
const unanswered = '(nothing came of it)';

/**
 * Messages in an order that every host takes: a system message first only, roles that take turns, each call answered at once and each answer
 * after its call. `isContinued`: the host knows calls that do not stand here.
 */
export function mendedMessages(messages: readonly ModelMessage[], isContinued: boolean): ModelMessage[] {
  const mended: ModelMessage[] = [];
  const open = new Set<string>();
  const answerOpen = (): void => {
    for (const call of open) mended.push({ role: 'tool', content: unanswered, call });
    open.clear();
  };
  for (const message of messages) {
    const isKnown = message.role === 'tool' && (open.delete(message.call) || (isContinued && isBeforeCalls(mended)));
    if (isKnown) {
      mended.push(message);
      continue;
    }
    answerOpen();
    const { content } = message;
    const last = mended.at(-1);
    const isMoved = message.role === 'system' && last !== undefined && last.role !== 'system';
    const plain = message.role === 'tool' || isMoved ? ({ role: 'user', content } as const) : message;
    if (last?.role === plain.role)
      mended.splice(-1, 1, {
        ...last,
        ...plain,
        content: joined(last.content, content),
        ...joinedPictures(last, plain),
      });
    else mended.push(plain);
    if (plain.role === 'assistant') for (const { id } of plain.calls ?? []) open.add(id);
  }
  answerOpen();
  return mended;
}

function isBeforeCalls(messages: readonly ModelMessage[]): boolean {
  return !messages.some((message) => message.role === 'assistant');
}

function joined(one: string, other: string): string {
  return one === '' ? other : other === '' ? one : `${one}\n\n${other}`;
}

/** What a call was given, as JSON: hosts that lay it out by a template fail at anything else. */
export function inputAsJson(input: string): string {
  try {
    JSON.parse(input);
    return input;
  } catch (error) {
    if (error instanceof SyntaxError) return JSON.stringify({ unreadable: input });
    throw error;
  }
}
