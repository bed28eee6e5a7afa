import type { NewRow } from '../send/outbox';
import { linkTaint } from '../message/link-taint';
import type { ChatLine } from './chat-line';

/** The message that an answer is to, whose words its buttons say otherwise; null: it is not in sight. */
export function answeredBy({ to = [] }: Pick<ChatLine, 'to'>, lines: readonly ChatLine[]): ChatLine | null {
  return lines.findLast(({ kind, seq, text }) => kind === 'said' && text !== null && to.includes(seq)) ?? null;
}

/** What a button under an answer says in the person's place: marked as pressed, and with who put words into what was said. */
export function saidInstead(
  id: string,
  answer: Pick<ChatLine, 'seq'>,
  { link }: Pick<ChatLine, 'link'>,
  text: string,
): NewRow {
  const taint = link === undefined ? [] : [linkTaint(link)];
  return { kind: 'text', text, surface: 'chat', shown_request: null, taint, choice: { id, question: answer.seq } };
}
