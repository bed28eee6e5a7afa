import { readingCapability } from '../../agent/fold/rules';
import { longDate } from '../../base/calendar-date';
import type { JsonObject, JsonValue } from '../../base/json';
import type { Language } from '../../base/language';
import { cut } from '../../base/text';
import type { Way } from '../../events/decision';
import type { ShownPicture } from '../../events/picture';
import type { Entry, Stub, Transcript } from '../../mind/transcript';
import { joinedPictures, type ModelMessage } from '../../models/language-model';
import { abilities, takesDone, takesWhy, type Ability } from './abilities';
import { fenced } from './fence';
import { transcriptWords, type TranscriptWords } from './transcript-words';

export interface RenderOptions {
  way: Exclude<Way, 'rules'>;
  lang: Language;
  zone: (time: string) => { date: string; clock: string };
  /** What a host wants back of its own as it came, by the deed that it came with. */
  opaque?: ReadonlyMap<number, Opaque>;
  /** In words: what was called is told as well, each of its texts cut to so many UTF-16 units. */
  deedsOf?: number;
  /** The number of what was said stands before it, where it is longer than so many UTF-16 units. */
  numberedFrom?: number;
  /** Only what is newer than this seq. */
  after?: number;
  /** It is shown the newest pictures. */
  sees?: boolean;
}

/** More would cost more than they tell: a picture is sent again with each turn. */
const mostShown = 4;

/** Signatures and closed reasoning of a host: given back within one intent, kept nowhere. */
export interface Opaque {
  message?: JsonValue;
  call?: JsonValue;
}

/**
 * Talk and deeds as the roles of a chat. Each entry gives the same text whatever came after it, so that the beginning of a request stays what
 * it was; neighbours of one role are one message, since many hosts want roles to alternate.
 */
export function renderTranscript({ summary, entries, left_out }: Transcript, options: RenderOptions): ModelMessage[] {
  const words = transcriptWords[options.lang];
  const messages: ModelMessage[] = [];
  if (options.after === undefined) {
    if (summary) add(messages, { role: 'user', content: words.summary(summary.text) });
    if (left_out > 0) add(messages, { role: 'user', content: words.leftOut(left_out) });
  }
  const shown = options.sees === true ? newestPictures(entries) : nothing;
  let told = '';
  for (const entry of entries) {
    const { date, clock } = options.zone(entry.time);
    if (options.after !== undefined && entry.seq <= options.after) continue;
    for (const message of apart(rendered(entry, options, shown), messages.at(-1), words)) {
      const isDated = message.role === 'user' && date !== told;
      if (isDated) told = date;
      const content = isDated ? `[${longDate(date, options.lang)}, ${clock}]\n${message.content}` : message.content;
      add(messages, { ...message, content });
    }
  }
  return messages;
}

/** Between two of its own a line of the app stands: one text, or two under one role, would be read as one message. */
function apart(
  next: readonly ModelMessage[],
  before: ModelMessage | undefined,
  words: TranscriptWords,
): readonly ModelMessage[] {
  if (before?.role !== 'assistant' || next[0]?.role !== 'assistant') return next;
  return [{ role: 'user', content: `(${words.saidMore})` }, ...next];
}

/** Appends to the message before, where that is of the same role and holds no call. */
export function add(messages: ModelMessage[], message: ModelMessage): void {
  const last = messages.at(-1);
  const isPlain = (one: ModelMessage | undefined) => one?.role !== 'tool' && !(one?.role === 'assistant' && one.calls);
  if (last && last.role === message.role && isPlain(last) && isPlain(message))
    messages[messages.length - 1] = {
      ...last,
      content: `${last.content}\n${message.content}`,
      ...joinedPictures(last, message),
    };
  else messages.push(message);
}

const nothing: ReadonlySet<string> = new Set();

function newestPictures(entries: readonly Entry[]): Set<string> {
  const all = entries.flatMap((entry) => (entry.kind === 'said' ? (entry.pictures ?? []) : []));
  return new Set(all.slice(-mostShown).map(({ hash }) => hash));
}

/** Nine letters and digits, the same each time. */
function callId(seq: number): string {
  return `c${seq.toString(36).padStart(8, '0')}`;
}

function rendered(
  entry: Entry,
  { way, lang, opaque, deedsOf, numberedFrom, sees = false }: RenderOptions,
  shown: ReadonlySet<string>,
): ModelMessage[] {
  const words = transcriptWords[lang];
  const note = (text: string): ModelMessage[] => [{ role: 'user', content: `(${text})` }];
  switch (entry.kind) {
    case 'said':
      return numbered(said(entry, lang, sees, shown), entry, numberedFrom ?? Infinity);
    case 'deed':
      return entry.capability === readingCapability
        ? askedToRead(entry, way, lang)
        : deed(entry, way, lang, opaque?.get(entry.seq), deedsOf);
    case 'plan': {
      const goals = entry.goals.map(
        ({ id, name, tasks }) =>
          `${id} ${plainName(name)}: ${tasks.map(({ id: task, name: called, owner }) => `${task} ${plainName(called)}${owner ? words.persons : ''}`).join('; ')}`,
      );
      return note(
        [...(entry.purpose === null ? [] : [words.purpose(entry.purpose)]), ...goals.map(words.planned)].join(' '),
      );
    }
    case 'waits':
      return note(words.waits(entry.until));
    case 'found_done':
      return foundDone(entry, way, words);
    case 'answer':
      return note(
        entry.instead === undefined
          ? words.answer[entry.answer](entry.request)
          : words.corrected(entry.request, entry.instead),
      );
    case 'asked_again':
      return note(words.askedAgain(entry.request));
    case 'result':
      return result(entry, lang);
    case 'goal_done':
      return note(words.goalDone(entry.goal, entry.name ?? '-', entry.rate));
    case 'seen':
      return [
        {
          role: 'user',
          content: `(${words.seen(entry.source)})\n${bodyOf(entry.texts.join('\n'), entry.stub, entry.origins, entry.seq, lang)}`,
        },
      ];
    case 'plan_changed': {
      const { how, goal, named, tasks } = entry;
      const called = named ? [words.renamed(named.before ?? '-', named.after ?? '-')] : [];
      return note(words.planChanged(how, goal, [...called, ...tasks.map((task) => taskTold(task, words))].join('; ')));
    }
    case 'mark':
      return note(cut(entry.text, 300));
    case 'notice':
      return note(words.notice(entry.what, entry.reason ?? '', entry.task));
    case 'failed_try':
      return note(words.failedTry);
  }
}

function said(
  entry: Extract<Entry, { kind: 'said' }>,
  lang: Language,
  sees: boolean,
  shown: ReadonlySet<string>,
): ModelMessage[] {
  const words = transcriptWords[lang];
  const { by, seq, source, origins, stub, buttons, isPressed, refuses, isCut, isByRules, pictures = [] } = entry;
  const text = entry.text ?? (stub ? '' : words.removed);
  if (by === 'self') {
    const whole = stub ? words.stub(stub.length, stub.origins.join(', '), seq) : text;
    const body = isCut ? `${whole} ${words.cut}` : whole;
    const content = buttons.length === 0 ? body : `${body}\n${words.buttons(buttons)}`;
    if (!isByRules) return [{ role: 'assistant', content }];
    return [{ role: 'user', content: `(${words.byRules(bodyOf(content, null, origins, seq, lang))})` }];
  }
  const from = by === 'other' ? words.other(source) : source === 'chat' ? '' : `(${source}) `;
  const pressed = isPressed ? words.pressed : refuses !== undefined ? words.refuses(refuses) : '';
  const isShown = ({ hash }: ShownPicture): boolean => shown.has(hash);
  const named = pictures.map((picture) => {
    const how = isShown(picture) ? 'shown' : sees ? 'earlier' : 'unseen';
    return words.picture[how](`${picture.width} × ${picture.height}`);
  });
  const body = bodyOf(text, stub, origins, seq, lang);
  const seen = pictures.filter(isShown);
  const content = [`${from}${pressed}${body}`, ...named].filter((part) => part !== '').join('\n');
  return [{ role: 'user', content, ...(seen.length > 0 && { pictures: seen }) }];
}

function deed(
  entry: Extract<Entry, { kind: 'deed' }>,
  way: RenderOptions['way'],
  lang: Language,
  opaque: Opaque | undefined,
  deedsOf: number | undefined,
): ModelMessage[] {
  const words = transcriptWords[lang];
  const { seq, capability, payload, say, why, request, isAsked, stub, goesOn } = entry;
  const ability = abilities.find((known) => known.capability === capability);
  const state = request === null ? words.notRun : isAsked ? words.asked(request) : words.allowed(request);
  const name = ability?.name ?? capability.replace(/\W/g, '_');
  const input: JsonObject = stub
    ? { seq }
    : {
        ...writtenOf(payload, ability, words.persons),
        ...(why !== undefined && ability && takesWhy(ability, way) && { why }),
        ...(goesOn && ability && takesDone(ability) && { done: false }),
      };
  if (way === 'tools')
    return [
      {
        role: 'assistant',
        content: say ?? '',
        calls: [
          {
            ...{ id: callId(seq), name, input: JSON.stringify(input) },
            ...(opaque?.call !== undefined && { opaque: opaque.call }),
          },
        ],
        ...(opaque?.message !== undefined && { opaque: opaque.message }),
      },
      { role: 'tool', call: callId(seq), content: state },
    ];
  const called = deedsOf === undefined ? words.did(name) : `(${name} ${inShort(input, deedsOf)})`;
  const inWords = deedsOf === undefined ? (say ?? called) : [say, called].filter(Boolean).join('\n');
  const written = way === 'form' ? JSON.stringify({ say: say ?? '', call: { name, input }, mark: null }) : inWords;
  return [
    { role: 'assistant', content: written },
    { role: 'user', content: `(${state})` },
  ];
}

/** As it was written: the mark alone of the task at hand, else a line for each. */
function foundDone(
  { seq, tasks, isAtHand }: Extract<Entry, { kind: 'found_done' }>,
  way: RenderOptions['way'],
  words: TranscriptWords,
): ModelMessage[] {
  const told = words.foundDone(tasks.join(', '));
  const marked = { what: 'task_done' };
  const name = isAtHand ? 'mark' : 'plan_change';
  const input = isAtHand ? marked : { changes: tasks.map((task) => `done ${task}`) };
  if (way === 'tools')
    return [
      { role: 'assistant', content: '', calls: [{ id: callId(seq), name, input: JSON.stringify(input) }] },
      { role: 'tool', call: callId(seq), content: told },
    ];
  if (way === 'talk') return [{ role: 'user', content: `(${told})` }];
  const written = isAtHand ? { call: null, mark: marked.what } : { call: { name, input }, mark: null };
  return [
    { role: 'assistant', content: JSON.stringify({ say: '', ...written }) },
    { role: 'user', content: `(${told})` },
  ];
}

/** It called something else, which code put off: whether it may look at all was asked instead. */
function askedToRead(
  { say, intent, request }: Extract<Entry, { kind: 'deed' }>,
  way: RenderOptions['way'],
  lang: Language,
): ModelMessage[] {
  const words = transcriptWords[lang];
  const told: ModelMessage = { role: 'user', content: `(${words.askedToRead(intent ?? '', request ?? '-')})` };
  if (say === null) return [told];
  const content = way === 'form' ? JSON.stringify({ say, call: null, mark: null }) : say;
  return [{ role: 'assistant', content }, told];
}

/** By its number it can be opened whole later. */
function numbered(
  messages: readonly ModelMessage[],
  { seq, text }: Extract<Entry, { kind: 'said' }>,
  longerThan: number,
): ModelMessage[] {
  const isLong = (text?.length ?? 0) > longerThan;
  return messages.map((message) => (isLong ? { ...message, content: `(#${seq}) ${message.content}` } : message));
}

function inShort(input: JsonObject, most: number): string {
  return JSON.stringify(input, (name, value: JsonValue) =>
    typeof value === 'string' && name !== 'path' ? cut(value, most) : value,
  );
}

/** As a model writes it: in the order and kind that it is told of, without what code added. */
function writtenOf(payload: JsonObject, ability: Ability | undefined, persons: string): JsonObject {
  if (ability?.written) return ability.written(payload, persons);
  if (!ability) return payload;
  return Object.fromEntries(
    ability.fields.flatMap(({ name, kind, isUntold }): [string, JsonValue][] => {
      const value = payload[name];
      if (value === undefined || isUntold) return [];
      const isOtherKind = kind === 'line' && (typeof value === 'number' || typeof value === 'boolean');
      return [[name, isOtherKind ? String(value) : value]];
    }),
  );
}

function result(entry: Extract<Entry, { kind: 'result' }>, lang: Language): ModelMessage[] {
  const words = transcriptWords[lang];
  const { seq, of, request, task, outcome, cause, summary, output, origins, stub } = entry;
  const name = [request, task, of].filter(Boolean).join(' ');
  if (of === 'question' && cause === 'stopped') return [{ role: 'user', content: `(${words.superseded(name)})` }];
  // that it was taken back stands before, with what took its place
  const what = cause === 'replaced' ? words.notRun : (summary ?? words.removed);
  const told = `(${words.result(name, words.outcome[outcome], cause === null ? '' : words.cause[cause], what)})`;
  const hasBody = (output !== null && output !== '') || stub;
  const from = origins.length === 0 ? [of] : origins;
  const next = of === readingCapability && outcome === 'success' ? `\n(${words.mayRead})` : '';
  const body = hasBody ? `\n${stub ? bodyOf('', stub, origins, seq, lang) : fenced(output ?? '', from)}` : '';
  return [{ role: 'user', content: `${told}${next}${body}` }];
}

/** The person's own words stand as they are; all others are fenced, or only named. */
function bodyOf(text: string, stub: Stub | null, origins: readonly string[], seq: number, lang: Language): string {
  if (stub) return transcriptWords[lang].stub(stub.length, stub.origins.join(', '), seq);
  return origins.length === 0 ? text : fenced(text, origins);
}

function taskTold(
  { id, before, after }: Extract<Entry, { kind: 'plan_changed' }>['tasks'][number],
  words: TranscriptWords,
): string {
  const state = ({ status, date }: NonNullable<typeof after>): string =>
    `[${words.taskStatus[status]}${date === undefined ? '' : `, ${date}`}]`;
  const whole = (facts: typeof after): string =>
    facts === null ? '-' : `${facts.name ?? '-'}${facts.owner ? words.persons : ''} ${state(facts)}`;
  if (before === null) return `${id} ${whole(after)}`;
  const isCalledSame = after !== null && before.name === after.name && before.owner === after.owner;
  return `${id} ${whole(before)} → ${isCalledSame ? state(after) : whole(after)}`;
}

function plainName(name: unknown): string {
  return typeof name === 'string' ? name : '-';
}
