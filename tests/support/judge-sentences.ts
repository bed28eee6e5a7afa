import { readFileSync } from 'node:fs';
import type { Alarm } from '../../src/lib/agent/fold/alarm';
import type { Language } from '../../src/lib/base/language';
import { chronoDates } from '../../src/lib/deliberation/rules/chrono-dates';
import { alarmText, alarmTimeOf, changedTimeOf } from '../../src/lib/reflex/answers/alarm-setting';
import { grammarEn } from '../../src/lib/reflex/sentences/en/grammar';
import { grammarJa } from '../../src/lib/reflex/sentences/ja/grammar';
import { readMessage } from '../../src/lib/reflex/sentences/read-message';
import type { ReadingContext, Request } from '../../src/lib/reflex/sentences/request';
import { sumIn } from '../../src/lib/reflex/sentences/sum';

export type Wanted = { do: string; any_of?: undefined } & Partial<Record<string, unknown>>;
export type Want = Wanted | { any_of: Want[]; do?: undefined };

export interface Labelled {
  n: number;
  said: string;
  before?: string;
  want: Want[];
}

/** What came of one sentence: as wished, asked or left where it should not, or something else done unasked. */
export interface Judged {
  sentence: Labelled;
  verdict: 'right' | 'asked' | 'wrong';
  got: Wanted[];
}

export const sentenceContext = (lang: Language): ReadingContext => ({
  lang,
  now: { date: '2026-11-29', clock: '15:40:00', zone: lang === 'ja' ? 'Asia/Tokyo' : 'Europe/Berlin' },
  dates: chronoDates,
  grammar: lang === 'ja' ? grammarJa : grammarEn,
  names: ['Nagi', 'ナギ', 'なぎ'],
});

export function readSentences(path: string): Labelled[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Labelled);
}

export function judgeSentence(sentence: Labelled, lang: Language): Judged {
  const context = sentenceContext(lang);
  const last = sentence.before === undefined ? null : alarmOf(readMessage(sentence.before, context), context);
  const isPlanned =
    sentence.before !== undefined && readMessage(sentence.before, context).some(({ id }) => id === 'plan');
  const requests = readMessage(sentence.said, context);
  const got =
    requests.length === 0 ? [{ do: 'talk' }] : requests.map((request) => outcomeOf(request, last, isPlanned, context));
  const isRight = fits(sentence.want, got);
  const harmless = ['talk', 'ask', 'cannot', 'unknown', 'no', 'go_on', 'skip', 'explain'];
  const isAsked = got.every(({ do: what }) => harmless.includes(what));
  return { sentence, got, verdict: isRight ? 'right' : isAsked ? 'asked' : 'wrong' };
}

function alarmOf(requests: readonly Request[], { now }: ReadingContext): Alarm | null {
  const request = requests.find(({ id }) => id === 'alarm_set' || id === 'timer_set' || id === 'wake_set');
  const read = request && alarmTimeOf(request, now);
  if (!read?.ok) return null;
  const { at, date, weekdays } = read.time;
  return {
    ...{
      id: 'A1',
      text: alarmText(request?.places.text),
      at,
      zone: now.zone,
      date,
      weekdays,
      late_minutes: null,
      snoozed: null,
    },
    ...{ after: '', rang: [], ring: null, taint: [] },
  };
}

function outcomeOf(
  request: Request,
  last: Alarm | null,
  isPlanned: boolean,
  { now, lang, grammar, dates }: ReadingContext,
): Wanted {
  const { id, places } = request;
  switch (id) {
    case 'alarm_set':
    case 'wake_set':
    case 'timer_set': {
      const read = alarmTimeOf(request, now);
      if (!read.ok) return { do: read.problem === 'cannot' ? 'cannot' : 'ask', why: read.problem };
      return { do: 'alarm_set', text: places.text ?? '', ...timeIn(read.time) };
    }
    case 'correct':
      if (!last || places.text === undefined) return { do: 'talk', of: id };
      return { do: 'alarm_change', text: places.text, ...timeIn(last) };
    case 'snooze':
    case 'alarm_change': {
      if (!last) return { do: 'talk', of: id };
      if (places.text !== undefined && request.when.length === 0)
        return { do: 'alarm_change', text: places.text, ...timeIn(last) };
      const read = changedTimeOf(last, request, now, { grammar, dates });
      return read.ok ? { do: 'alarm_change', ...timeIn(read.time) } : { do: 'ask', why: read.problem };
    }
    case 'sum':
      return { do: 'sum', result: String(sumIn(places.text ?? '', lang)) };
    case 'list_show':
    case 'list_named':
      return { do: 'note_show', name: places.list ?? '' };
    case 'find':
      return { do: 'note_find', query: places.text ?? '' };
    case 'status':
      return { do: 'purpose_show' };
    case 'farewell':
    case 'how_are_you':
    case 'praise':
    case 'joke':
      return { do: 'smalltalk', of: id };
    case 'plan_fact':
      if (last === null && !isPlanned) return { do: 'talk', of: id };
      return { do: 'plan', text: request.said };
    case 'plan':
      if (places.text === undefined) return { do: 'ask' };
      return { do: 'plan', text: request.said };
    default:
      return { do: id, ...places };
  }
}

function timeIn({ at, date, weekdays }: Pick<Alarm, 'at' | 'date' | 'weekdays'>): Record<string, unknown> {
  return { at, ...(date === null ? { weekdays } : { date }) };
}

function fits(wants: readonly Want[], got: readonly Wanted[]): boolean {
  if (wants.length === 1 && got.length > 1 && wants[0] && 'any_of' in wants[0] && wants[0].any_of) return false;
  return wants.length === got.length && wants.every((want, index) => fitsOne(want, got[index] as Wanted));
}

function fitsOne(want: Want, got: Wanted): boolean {
  if (want.any_of) return want.any_of.some((one) => fitsOne(one, got));
  const same: Record<string, string[]> = {
    talk: ['talk', 'smalltalk', 'no', 'skip', 'go_on', 'explain'],
    smalltalk: ['smalltalk', 'greeting', 'talk'],
    greeting: ['greeting', 'smalltalk'],
    ask: ['ask', 'talk'],
    cannot: ['cannot', 'ask'],
    note_write: ['note_write', 'remember'],
    remember: ['remember', 'note_write'],
  };
  if (!(same[want.do] ?? [want.do]).includes(got.do)) return false;
  if (typeof want['at'] === 'string' && want['at'] !== got['at']) return false;
  if (typeof want['date'] === 'string' && got.do !== 'tell_date' && got.do !== 'plan' && want['date'] !== got['date'])
    return false;
  if (Array.isArray(want['weekdays']) && want['weekdays'].join() !== String(got['weekdays'])) return false;
  if (want.do === 'sum') return Number(want['result']) === Number(got['result']);
  if (want.do === 'alarm_set' && typeof want['text'] === 'string') return holds(got['text'], want['text']);
  if (want.do === 'name_set') return holds(`${wordsOf(got['name'])} ${wordsOf(got['to'])}`, want['name']);
  if (Array.isArray(want['items']))
    return want['items'].every((item) => isAll(got['text']) || holds(got['text'], item));
  return true;
}

/** As the answer takes it: all that is open on the list. */
function isAll(text: unknown): boolean {
  return /^(?:everything|all|全部|ぜんぶ|すべて)$/iu.test(String(text));
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function holds(text: unknown, words: unknown): boolean {
  const said = wordsOf(text).toLowerCase().normalize('NFKC');
  return String(words)
    .toLowerCase()
    .normalize('NFKC')
    .split(/\s+/u)
    .every((word) => said.includes(word));
}
