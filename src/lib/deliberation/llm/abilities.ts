import { proposable } from '../../agent/step/proposed-change';
import { settingForms } from '../../agent/fold/settings';
import { readingCapabilities } from '../../agent/fold/snapshot';
import { hasEnded } from '../../agent/fold/goals';
import { keepCapability, maxKeptAlarms } from '../../agent/fold/plan-keeping';
import { planCapability } from '../../agent/fold/task-change';
import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import type { Way } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import { isFromPublic } from '../../mind/is-from-public';
import type { Field } from './fields';
import { keptForms, planKept, planKeptWritten } from './plan-kept';
import { canFindDone, misfitFound, tasksToFind } from './found-done';
import { formsFor, misfitLine, planChangeIn, planChangeWritten } from './revision-writing';

/** What a model may call. Its form never changes, so that it can stand at the beginning of every request; what exists now is told behind. */
export interface Ability {
  /** As a tool: letters and _. */
  name: string;
  /** For people: what is done, before a name or a text. */
  title: Readonly<Record<Language, string>>;
  /** What it does; null: nothing outside of the decision itself (a plan, a wait, a mark on what was said). */
  capability: string | null;
  fields: readonly Field[];
  /** For the model: what it is for, and how its fields are meant. */
  use: Readonly<Record<Language, string>>;
  /** Brings something in, and ends nothing. */
  reads?: true;
  /** The capability's own payload: adds only what code knows. Null: what it names is not there. */
  payload?(written: JsonObject, pack: ContextPack): JsonObject | null;
  /** A payload as a model would have written it, where that is another form; without it its fields are. `persons`: behind a task of theirs. */
  written?(payload: JsonObject, persons: string): JsonObject;
  /** Of what was written the part that does not fit, where that can be told; null: it is not one part. */
  misfit?(written: JsonObject, pack: ContextPack): string | null;
  /** What is there to be named, for the answer to a wrong name. */
  named?(pack: ContextPack): readonly string[];
  /** Not in this turn. */
  isShut?(pack: ContextPack): boolean;
}

/** What words that are said mean besides. */
export const marks = [
  'task_done',
  'question_answered',
  'keep_for_later',
  'request_withdrawn',
  'purpose_reached',
] as const;

export type Mark = (typeof marks)[number];

const path: Field = {
  name: 'path',
  kind: 'line',
  most: 120,
  form: { pattern: /^[^\\]+\.md$/u, like: 'folder/name.md ≤120' },
};
/** One of those that are there: its name is all that is needed. */
const pathThere: Field = { name: 'path', kind: 'line' };
/** Where the next page of a long text begins. */
const from: Field = { name: 'from', kind: 'whole', isOptional: true };
const content: Field = { name: 'content', kind: 'text', most: 8_000 };
const query: Field = { name: 'query', kind: 'line', most: 100 };
const alarm: Field = { name: 'alarm', kind: 'line' };
const clock: Field = {
  name: 'at',
  kind: 'line',
  form: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, like: 'HH:MM' },
};
const date: Field = {
  name: 'date',
  kind: 'line',
  form: { pattern: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, like: 'YYYY-MM-DD' },
  isOptional: true,
};
const weekdays: Field = {
  name: 'weekdays',
  kind: 'wholes',
  about: '0 is Monday',
  least: 0,
  most: 6,
  count: [1, 7],
  isOptional: true,
};
const kind: Field = { name: 'purpose_kind', kind: 'choice', values: ['to_reach', 'ongoing'] };

export const abilities: readonly Ability[] = [
  {
    name: 'ask',
    title: { en: 'Ask a question', ja: '質問する' },
    capability: 'question',
    fields: [
      { name: 'text', kind: 'text', most: 2_000 },
      { name: 'choices', kind: 'lines', most: 80, count: [0, 6], isOptional: true },
    ],
    use: { en: 'ask and wait; choices are buttons', ja: '質問。choicesはボタン' },
    payload: ({ text, choices }) => ({
      text: text as string,
      choices: ((choices ?? []) as string[]).map((label, index) => ({ id: `c${index + 1}`, label })),
    }),
  },
  {
    name: 'note_write',
    title: { en: 'Write a note', ja: 'ノートを書く' },
    capability: 'note.write',
    fields: [
      path,
      content,
      { name: 'mode', kind: 'choice', values: ['create', 'replace'], isOptional: true, isUntold: true },
    ],
    use: { en: 'write a whole note (Markdown)', ja: 'ノートを書く（Markdown）' },
    payload: intoNote,
  },
  {
    name: 'note_append',
    title: { en: 'Add to a note', ja: 'ノートに書き足す' },
    capability: 'note.append',
    fields: [path, content],
    use: { en: 'add at the end of a note', ja: 'ノートに書き足す' },
  },
  {
    name: 'note_read',
    title: { en: 'Read a note', ja: 'ノートを読む' },
    capability: 'note.read',
    fields: [pathThere, from],
    use: { en: 'read a note', ja: 'ノートを読む' },
    reads: true,
    payload: (written, pack) => ofNote(written, pack) && paged(written),
    named: pathsOf,
  },
  {
    name: 'note_list',
    title: { en: 'List the notes', ja: 'ノートの一覧を見る' },
    capability: 'note.list',
    fields: [{ name: 'folder', kind: 'line', least: 0, most: 100, isOptional: true }],
    use: { en: 'list the notes', ja: 'ノートの一覧' },
    reads: true,
    payload: ({ folder }) => ({ folder: folder ?? '' }),
  },
  {
    name: 'note_delete',
    title: { en: 'Delete a note', ja: 'ノートを削除する' },
    capability: 'note.delete',
    fields: [pathThere],
    use: { en: 'delete a note', ja: 'ノート削除' },
    payload: ofNote,
    named: pathsOf,
  },
  {
    name: 'recall',
    title: { en: 'Search talk, log and notes', ja: '会話・記録・ノートから探す' },
    capability: 'recall',
    fields: [query],
    use: { en: 'search older talk, log and notes', ja: '会話・記録・ノートを探す' },
    reads: true,
    payload: ({ query: words }, { trigger }) => ({ query: words as string, said_by: 'anyone', before: trigger.seq }),
  },
  {
    name: 'event_read',
    title: { en: 'Read an earlier entry', ja: '前の記録を読む' },
    capability: 'event.read',
    fields: [{ name: 'seq', kind: 'whole' }, from],
    use: { en: 'open #seq whole', ja: '#seqの全文' },
    reads: true,
    payload: paged,
  },
  {
    name: 'documents_search',
    title: { en: 'Search documents', ja: '文書を探す' },
    capability: 'collections.search',
    fields: [query],
    use: { en: 'search the person’s documents at their host', ja: '接続先にある相手の文書を探す' },
    reads: true,
    isShut: ({ collections }) => collections === null,
    payload: (written, { collections }) => ({
      ...written,
      host: collections?.host ?? '',
      collections: [...(collections?.ids ?? [])],
    }),
  },
  {
    name: 'alarm_set',
    title: { en: 'Set an alarm', ja: 'アラームをかける' },
    capability: 'alarm.set',
    fields: [{ name: 'text', kind: 'line', most: 100 }, clock, date, weekdays],
    use: { en: 'alarm: date, or weekdays for every week', ja: 'アラーム。dateか毎週のweekdays' },
    payload: (written, { now }) => {
      const days = written['weekdays'];
      if ((days === undefined) === (written['date'] === undefined)) return null;
      const sorted = Array.isArray(days) ? { weekdays: [...new Set(days)].sort((a, b) => Number(a) - Number(b)) } : {};
      return { ...written, ...sorted, zone: now.zone };
    },
    named: () => ['either date or weekdays'],
  },
  {
    name: 'alarm_cancel',
    title: { en: 'Cancel an alarm', ja: 'アラームを取り消す' },
    capability: 'alarm.cancel',
    fields: [alarm],
    use: { en: 'cancel an alarm by its id', ja: 'アラーム取消' },
    payload: ofAlarm,
    named: alarmsOf,
  },
  {
    name: 'alarm_snooze',
    title: { en: 'Put an alarm off', ja: 'アラームを延ばす' },
    capability: 'alarm.snooze',
    fields: [alarm, { name: 'minutes', kind: 'whole', least: 1, most: 1_440 }],
    use: { en: 'put an alarm off', ja: 'アラームを延ばす' },
    payload: ofAlarm,
    named: alarmsOf,
  },
  {
    name: 'plan_goal',
    title: { en: 'Plan the next goal', ja: '次の目標を計画する' },
    capability: null,
    fields: [
      { name: 'name', kind: 'line', most: 120 },
      { name: 'tasks', kind: 'lines', most: 120, count: [5, 10] },
    ],
    use: {
      en: 'make the next goal, its tasks in order; “(person)” behind theirs',
      ja: '次の目標とタスク。相手の分は後ろに（相手）',
    },
    isShut: isForOthers,
  },
  {
    name: 'plan_change',
    title: { en: 'Change the plan', ja: '計画を変える' },
    capability: planCapability,
    fields: [{ name: 'changes', kind: 'lines', most: 2_000, count: [1, 30], mayBreak: true }],
    use: { en: 'correct tasks, notes, purpose, alarms at once', ja: '変わった所を全部直す' },
    isShut: (pack) => (isPersonsOwn(pack) ? !hasWhatChanges(pack) : !canFindDone(pack)),
    payload: ({ changes }, pack) => (isPersonsOwn(pack) ? planChangeIn(changes as string[], pack) : null),
    misfit: ({ changes }, pack) => (isPersonsOwn(pack) ? misfitLine : misfitFound)(changes as string[], pack),
    written: planChangeWritten,
    named: (pack) => [
      ...(isPersonsOwn(pack) ? formsFor(pack) : tasksToFind(pack).map(({ id }) => `done ${id}`)),
      ...(isPersonsOwn(pack) ? pack.goals : []).flatMap(({ tasks }) =>
        tasks.filter((task) => !hasEnded(task)).map(({ id }) => id),
      ),
      ...(isPersonsOwn(pack) ? pack.alarms : []).map(({ id }) => id),
    ],
  },
  {
    name: 'plan_keep',
    title: { en: 'Keep the plan', ja: '計画をまとめる' },
    capability: keepCapability,
    fields: [
      path,
      content,
      { name: 'alarms', kind: 'lines', most: 140, count: [0, maxKeptAlarms], isOptional: true },
      { name: 'goal', kind: 'line', isOptional: true },
    ],
    use: { en: 'a plan’s note and alarms in one', ja: '計画のノートとアラーム' },
    isShut: (pack) => pack.goals.length === 0 || isForOthers(pack),
    payload: (written, pack) => {
      const kept = planKept(written, pack);
      return kept && intoNote(kept, pack);
    },
    written: planKeptWritten,
    named: ({ goals }) => [...keptForms, ...goals.map(({ id }) => id)],
  },
  {
    name: 'purpose_set',
    title: { en: 'Propose a purpose', ja: '目的を提案する' },
    capability: 'purpose.set',
    fields: [
      { name: 'purpose', kind: 'text', most: 2_000 },
      kind,
      { name: 'starts_over', kind: 'flag', isOptional: true },
    ],
    use: {
      en: 'propose as purpose what the person wants, in their words',
      ja: '目的を相手の言葉で提案',
    },
    isShut: isForOthers,
    payload: ({ starts_over: isOther, ...written }, { purpose, goals }) => ({
      ...written,
      purpose: (written['purpose'] as string).trim(),
      // what is only said better keeps what was planned for it
      ...(purpose !== null && goals.length > 0 && isOther !== true && { keeps_goals: true }),
    }),
  },
  {
    name: 'setting_change',
    title: { en: 'Propose a setting', ja: '設定の変更を提案する' },
    capability: 'settings.change',
    fields: [
      { name: 'setting', kind: 'line' },
      { name: 'after', kind: 'line', about: 'number or true/false' },
    ],
    use: { en: 'propose another value for a setting', ja: '設定変更の提案' },
    payload: ({ setting, after }, { settings }) => {
      const name = proposable.find((known) => known === setting);
      if (!name) return null;
      const written = typeof after === 'string' ? after : '';
      const isSwitch = settingForms[name].kind === 'switch';
      const value = isSwitch ? written === 'true' : Number(written);
      const isValue = isSwitch ? /^(true|false)$/.test(written) : Number.isFinite(value);
      return isValue ? { setting: name, before: settings[name] as number | boolean, after: value } : null;
    },
    named: () => [`one of ${proposable.join(', ')}, with a number or true or false`],
  },
  {
    name: 'rest',
    title: { en: 'Wait', ja: '待つ' },
    capability: null,
    fields: [{ name: 'until', kind: 'line', most: 200, about: 'when you go on, as they read it' }],
    use: { en: 'wait', ja: '待つ' },
  },
  {
    name: 'mark',
    title: { en: 'Mark what was said', ja: '言葉に印を付ける' },
    capability: null,
    fields: [{ name: 'what', kind: 'choice', values: marks }],
    use: {
      en: 'what your words mean',
      ja: '添える印',
    },
    isShut: (pack) => openMarks(pack).length === 0,
  },
];

/** What can be marked in this turn. */
export function openMarks(pack: ContextPack): (typeof marks)[number][] {
  const { task, asked_task: asked, open_question, is_request_open, request, why: reason, purpose } = pack;
  return [
    ...(task === null && asked === null ? [] : (['task_done'] as const)),
    ...(open_question === null ? [] : (['question_answered'] as const)),
    ...(is_request_open && reason === 'input' && !isForOthers(pack) ? (['keep_for_later'] as const) : []),
    ...(request?.can_replace ? (['request_withdrawn'] as const) : []),
    ...(purpose === null ||
    purpose.kind === 'ongoing' ||
    reason !== 'input' ||
    pack.trigger.taint.length > 0 ||
    isForOthers(pack)
      ? []
      : (['purpose_reached'] as const)),
  ];
}

/** Said along with any call. */
const why: Field = { name: 'why', kind: 'line', isOptional: true };
/** Whether it ends the task at hand, or all that a message wished for; told in words as well, once. */
const done: Field = { name: 'done', kind: 'flag', about: 'false: more to do', isOptional: true };

export function fieldsOf({ capability, fields, reads }: Ability): readonly Field[] {
  if (capability === null || capability === planCapability) return fields;
  return reads || capability === 'question' ? [...fields, why] : [...fields, why, done];
}

export function takesDone(ability: Ability): boolean {
  return fieldsOf(ability).includes(done);
}

/** As it is told: by a form of each call, in words once. */
export function takesWhy(ability: Ability, way: Exclude<Way, 'rules'>): boolean {
  return (way === 'form' ? fieldsOf(ability) : toldFieldsOf(ability)).includes(why);
}

/** What tasks are of. */
export const taskWork = ['note_write', 'note_append', 'alarm_set'];

/** Where the words beside the call say why as well. */
const withoutWhy = ['alarm_snooze', 'alarm_cancel', 'purpose_set'];

/** What is told of these. Why something is looked at, and whether a task is done by what tasks are seldom of, is read all the same. */
export function toldFieldsOf(ability: Ability): readonly Field[] {
  const told = ability.fields.filter(({ isUntold }) => !isUntold);
  if (ability.reads || ability.capability === 'question' || ability.capability === keepCapability) return told;
  return fieldsOf(ability).filter(
    (field) =>
      !field.isUntold &&
      (field !== done || taskWork.includes(ability.name)) &&
      (field !== why || !withoutWhy.includes(ability.name)),
  );
}

/** All but what this mind was not set up for. */
export function toldTo({ collections }: Pick<ContextPack, 'collections'>): Ability[] {
  return abilities.filter(({ capability }) => capability !== 'collections.search' || collections !== null);
}

/** Can be called in this turn, as far as that is known before. */
export function isOpen(ability: Ability, pack: ContextPack): boolean {
  const { capability } = ability;
  if (ability.isShut?.(pack)) return false;
  if (capability !== null && !pack.catalogue.includes(capability)) return false;
  const acts = capability !== null && capability !== 'question';
  if (pack.reading === 'shut' && readingCapabilities.some((name) => name === capability)) return false;
  if (pack.talk_only) return !acts && ability.name !== 'plan_goal';
  if (!pack.is_request_open) return true;
  // while a request is open nothing comes beside it, only in its place
  return acts ? pack.request?.can_replace === true && !ability.reads : ability.name !== 'plan_goal';
}

/** The message is theirs, and nobody else's words came with it. */
export function isPersonsOwn({ why, trigger }: ContextPack): boolean {
  return (why === 'input' || why === 'follow') && trigger.taint.length === 0;
}

/** Anything that a correction could be about. */
function hasWhatChanges({ goals, notes, purpose, alarms }: ContextPack): boolean {
  return goals.length + notes.length + alarms.length > 0 || purpose !== null;
}

export function isForOthers({ trigger }: ContextPack): boolean {
  return isFromPublic(trigger);
}

function pathsOf({ notes }: ContextPack): string[] {
  return notes.slice(-60).map((note) => note.path);
}

function ofNote(written: JsonObject, { notes }: ContextPack): JsonObject | null {
  return notes.some((note) => note.path === written['path']) ? { path: written['path'] as string } : null;
}

/** Over what stands there, if anything does: what wrote that is named. */
function intoNote(written: JsonObject, { notes }: Pick<ContextPack, 'notes'>): JsonObject {
  const there = notes.find((note) => note.path === written['path']);
  const mode = written['mode'] ?? (there ? 'replace' : 'create');
  return {
    ...written,
    mode,
    ...(mode === 'replace' && there?.written_by !== undefined && { base: there.written_by }),
  };
}

/** The first page is what comes without a place. */
function paged({ from: first, ...written }: JsonObject): JsonObject {
  return typeof first === 'number' && first > 1 ? { ...written, from: first } : written;
}

function alarmsOf({ alarms }: ContextPack): string[] {
  return alarms.map(({ id }) => id);
}

function ofAlarm(written: JsonObject, { alarms }: ContextPack): JsonObject | null {
  const found = alarms.find(({ id }) => id === written['alarm']);
  return found ? { ...written, text: found.text ?? '' } : null;
}
