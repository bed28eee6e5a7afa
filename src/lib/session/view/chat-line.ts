import { causeLine } from '../../agent/words/lines';
import type { ShownStatus } from '../../agent/words/status-words';
import { isCareAnswer } from '../../care/care-codes';
import { languages } from '../../base/language';
import type { StoredEvent, YadoriDatabase } from '../../bridge/database';
import { textOf } from '../../events/family';
import { type EventOf, readEvent } from '../../events/log-event';
import type { Picture } from '../../events/picture';
import { linkIn } from '../message/link-taint';

/** Lines kept at hand; a chat paged far back holds some thousands. */
const mostLines = 5_000;

/** One line of the chat; a redacted text is null. */
export interface ChatLine {
  seq: number;
  time: string;
  /** `said`: by the person. The rest as the outputs' own kinds, where reply, message and question look the same. */
  kind: 'said' | 'spoken' | 'record' | 'monologue';
  text: string | null;
  choices: { id: string; label: string | null }[];
  /** The note that the line tells of, where there is one to open; its path as it was then. */
  note: string | null;
  /** Seq of the result that it tells of, where that, or a change that came with it, can be taken back. */
  undo?: number;
  /** The page where what the line tells of can be changed. */
  page: 'models' | 'rules' | null;
  /** It answers words of distress. */
  isCare?: true;
  /** In the words of a mind that reads, which may write Markdown; lines by code and by rules are plain. */
  isMarkdown?: true;
  /** Seqs of the messages that it answers. */
  to?: readonly number[];
  /** Seq of the message, or of the answer, that it stands in place of. */
  replaces?: number;
  /** The person stopped it there. */
  isCut?: true;
  /** It tells of no deed: what is waited for, or what was looked at. */
  about?: 'wait' | 'look';
  /** Another topic begins with it. */
  isTopic?: true;
  /** Host of the link that put words into it. */
  link?: string;
  /** What the person showed with it. */
  pictures?: readonly Picture[];
}

/** The chat shows input and output events and nothing else; null for any other, and for one that this build cannot read. */
export function chatLineOf(stored: StoredEvent): ChatLine | null {
  const { pane, surface } = stored;
  // what is done to the plan by hand is no message: its card shows it
  return pane === 'cli' || surface === 'cli' || surface === 'plan' ? null : loggedLineOf(stored);
}

/** As `chatLineOf`, wherever it was said. */
export function loggedLineOf(stored: StoredEvent): ChatLine | null {
  const read = readEvent(stored);
  if (!read.ok || !read.value.known) return null;
  const { event } = read.value;
  if (event.type === 'input') {
    if (event.surface === 'notes') return null; // the line of what came of it tells
    const link = linkIn(event.taint);
    return {
      seq: event.seq,
      time: event.time,
      kind: 'said',
      text: textOf(event.text),
      choices: [],
      note: null,
      page: null,
      ...(event.supersedes !== undefined && { replaces: event.supersedes }),
      ...(link !== null && { link }),
      ...(event.pictures && { pictures: event.pictures }),
    };
  }
  if (event.type !== 'output') return null;
  const choices = (event.choices ?? []).map(({ id, label }) => ({ id, label: textOf(label) }));
  const kind = event.kind === 'record' || event.kind === 'monologue' ? event.kind : 'spoken';
  return {
    seq: event.seq,
    time: event.time,
    kind,
    text: textOf(event.data),
    choices,
    note: noteOf(event),
    page: pageOf(event.code),
    ...(undoCodes.includes(event.code ?? '') && event.trigger !== null && { undo: event.trigger }),
    ...(isCareAnswer(event.code) && { isCare: true as const }),
    ...(isOfMind(event) && { isMarkdown: true as const }),
    ...(event.to && { to: event.to }),
    ...(event.replaces !== undefined && { replaces: event.replaces }),
    ...(event.cut && { isCut: true as const }),
    ...(event.code === 'monologue.waits' && { about: 'wait' as const }),
    ...(lookCodes.includes(event.code ?? '') && { about: 'look' as const }),
    ...(event.code === 'topic.new' && { isTopic: true as const }),
  };
}

function isOfMind({ kind, decision, code, by_rules }: EventOf<'output'>): boolean {
  const isSpoken = kind === 'reply' || kind === 'message' || kind === 'question';
  return isSpoken && decision !== null && code === undefined && by_rules !== true;
}

/** Lines by code that end an action on a note that is there afterwards. */
const noteCodes: readonly string[] = [
  'found.note_written',
  'found.note_already_so',
  'found.note_added',
  'found.note_read',
  'found.note_brought',
  'found.plan_kept',
];

/** Lines by code that end an action which looked at something, and changed nothing. */
const lookCodes: readonly string[] = [
  'found.note_read',
  'found.notes_listed',
  'found.event_read',
  'found.alarms',
  'found.recalled',
  'found.collections',
];

/** Lines by code that end an action which a press can take back. */
const undoCodes: readonly string[] = [
  'found.note_written',
  'found.note_added',
  'found.changed',
  'found.alarm',
  'found.plan_kept',
];

function noteOf({ code = '', parameters }: Pick<EventOf<'output'>, 'code' | 'parameters'>): string | null {
  const path = parameters?.['path'];
  return noteCodes.includes(code) && typeof path === 'string' ? path : null; // a redacted one is no text
}

function pageOf(code: string | undefined): ChatLine['page'] {
  if (code === 'halted.model' || code === 'halted.invalid.model') return 'models';
  return code === 'rule.made' || code === 'rule.revoked' ? 'rules' : null;
}

export interface RecordParts {
  id: string;
  status: 'DONE' | 'FAIL' | 'ACTIVE';
  /** What that is on screen. */
  shown: ShownStatus;
  rest: string;
  /** It ended by the person's wish: nothing went wrong. */
  wish: Wish | null;
}

type Wish = 'rejected' | 'dropped' | 'needless';
const wishes: readonly Wish[] = ['rejected', 'dropped', 'needless'];
const wishedEnds = [
  ...wishes.flatMap((wish) => languages.map((lang) => ({ wish, end: ` / ${causeLine(wish, lang)}` }))),
  { wish: 'needless' as const, end: ' / what it builds on was skipped' }, // as it stands in older logs
];

/** `[G1-T1] DONE name / cause` in its parts, or null where a record reads otherwise. */
export function recordParts(text: string): RecordParts | null {
  const match = /^\[(G\d+(?:-T\d+)?)\] (DONE|FAIL|ACTIVE) (.*)$/su.exec(text);
  if (!match) return null;
  const [, id = '', status, rest = ''] = match;
  const wished = status === 'FAIL' ? wishedEnds.find(({ end }) => rest.endsWith(end)) : undefined;
  const isPartial = status === 'DONE' && !id.includes('T') && !rest.endsWith(' / 100%');
  const plain = { DONE: 'done', FAIL: 'fail', ACTIVE: 'active' } as const;
  const shown = wished ? 'left_out' : isPartial ? 'closed' : plain[status as RecordParts['status']];
  return { id, status: status as RecordParts['status'], shown, rest, wish: wished?.wish ?? null };
}

/** Reading an event takes much longer than finding it: of what stands in the log for good, each is read once. */
export class ChatLineCache {
  readonly #lines = new Map<string, ChatLine | null>();

  lineOf(stored: StoredEvent): ChatLine | null {
    const key = keyOf(stored);
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const line = chatLineOf(stored);
    if (this.#lines.size >= mostLines) this.#lines.clear();
    this.#lines.set(key, line);
    return line;
  }
}

const caches = new WeakMap<YadoriDatabase, ChatLineCache>();

/** The one of this database. */
export function cachedLinesOf(database: YadoriDatabase): ChatLineCache {
  const cache = caches.get(database) ?? new ChatLineCache();
  caches.set(database, cache);
  return cache;
}

/** A text that is taken out leaves the hash as it was, and takes its salt away. */
function keyOf({ seq, hash, salt }: StoredEvent): string {
  const texts = typeof salt === 'object' && salt !== null ? Object.keys(salt).length : 0;
  return `${seq} ${hash} ${texts}`;
}
