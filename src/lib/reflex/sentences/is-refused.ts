import type { Language } from '../../base/language';
import type { Place, Span } from '../spans/span';
import type { Grammar, SentenceId } from './sentence';

/** What these ask for changes something: "don't …" before it asks for nothing. */
const orders: ReadonlySet<SentenceId> = new Set([
  'snooze',
  'alarm_change',
  'timer_set',
  'wake_set',
  'alarm_set',
  'note_rename',
  'list_tick',
  'list_remove',
  'note_delete',
  'list_add',
  'list_named',
  'name_set',
  'remember',
  'note_write',
  'purpose_set',
  'plan',
]);

/** One reading of a message: what it asks for, and where its open text stands. */
interface Reading {
  id: SentenceId;
  said: string;
  spans: readonly Span[];
  text: Place | null;
  /** The form begins with its open text, so that an order can stand in it. */
  isTextFirst: boolean;
}

/** Whether the order itself is negated: "don't remind me at 5". What a text says behind its order counts for nothing. */
export function isRefused(reading: Reading, { refusing, changing }: Grammar, lang: Language): boolean {
  if (!orders.has(reading.id)) return false;
  const { id, said, text, isTextFirst } = reading;
  // "push the gym alarm …" sets no alarm "push the gym"
  const isRing = id === 'alarm_set' || id === 'timer_set' || id === 'wake_set';
  if (isRing && text && isTextFirst && changing.test(said.slice(text.from))) return true;
  const unquoted = reading.spans
    .filter(({ kind }) => kind === 'name')
    .reduce((said, { from, to }) => said.slice(0, from) + '"'.repeat(to - from) + said.slice(to), reading.said);
  return [...unquoted.replace(/[‘’]/gu, "'").matchAll(refusing)].some(
    ({ index, 0: words }) => !isInText({ from: index, to: index + words.length }, reading, lang),
  );
}

function isInText(negated: Place, { id, said, text, isTextFirst }: Reading, lang: Language): boolean {
  if (!text || negated.from < text.from || negated.to > text.to) return false;
  if (id === 'note_write' || id === 'remember' || /[:：]\s*$/u.test(said.slice(0, text.from))) return true;
  // in Japanese the order stands last; in English behind "and" it is an order of its own
  const isOwn = lang === 'ja' || /(?:[,.;!?]|\b(?:and|but))\s*$/iu.test(said.slice(text.from, negated.from));
  return !isTextFirst && !isOwn;
}
