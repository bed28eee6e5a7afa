import * as z from 'zod/mini';
import { proposable } from '../../agent/step/proposed-change';
import { settingForms } from '../../agent/fold/settings';
import type { JsonObject } from '../../base/json';
import type { ContextPack } from '../../mind/context-pack';

/**
 * What a model writes for a capability. It is narrower than what the capability takes, so that an engine can hold the model to it: what
 * code knows (the zone, what an alarm says now) is no part of it. A capability without a form is not offered to models.
 */
export interface PayloadForm {
  capability: string;
  /** Null: there is nothing now that it could be done to. */
  schema(pack: ContextPack): z.ZodMiniType<JsonObject> | null;
  /** The capability's own payload, from what the model wrote; only adds what code knows. */
  payload(written: JsonObject, pack: ContextPack): JsonObject;
  /** What it is for, in the words of the prompt. */
  use: { en: string; ja: string };
}

/** Of one answer; UTF-16 units. A longer note is written in parts. */
const most = { spoken: 2_000, content: 4_000, label: 80, query: 100, alarm: 100 } as const;
/** How many notes a model may choose among. */
const mostNotes = 60;

const segment = '[A-Za-z0-9ぁ-ゖァ-ヺー一-鿿][A-Za-z0-9ぁ-ゖァ-ヺー一-鿿_-]{0,29}';
const notePath = z.string().check(z.regex(new RegExp(`^(${segment}/){0,2}${segment}\\.md$`)));
const folder = z.string().check(z.regex(new RegExp(`^(${segment}(/${segment}){0,1})?$`)));
const clock = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/));
const date = z.string().check(z.regex(/^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/));

/** No pattern says so: engines that write by one would not escape what stands in the text. */
export function line(length: number): z.ZodMiniType<string> {
  return z.string().check(
    z.minLength(1),
    z.maxLength(length),
    z.refine((text) => text.trim() !== '' && !/[\n\r\t]/.test(text)),
  );
}
function text(length: number): z.ZodMiniType<string> {
  return z.string().check(z.minLength(1), z.maxLength(length));
}
function oneOf(values: readonly string[]): z.ZodMiniType<string> | null {
  return values.length === 0 ? null : z.enum(values as [string, ...string[]]);
}
function asIs(written: JsonObject): JsonObject {
  return written;
}
function form(shape: Record<string, z.ZodMiniType>): z.ZodMiniType<JsonObject> {
  return z.strictObject(shape) as unknown as z.ZodMiniType<JsonObject>;
}
function formOf(name: string, schema: z.ZodMiniType | null): z.ZodMiniType<JsonObject> | null {
  return schema && form({ [name]: schema });
}
function notesOf({ notes }: ContextPack): z.ZodMiniType<string> | null {
  return oneOf(notes.slice(-mostNotes).map(({ path }) => path));
}
function alarmsOf({ alarms }: ContextPack): z.ZodMiniType<string> | null {
  return oneOf(alarms.map(({ id }) => id));
}
function alarmText({ alarms }: ContextPack, id: unknown): string {
  return alarms.find((alarm) => alarm.id === id)?.text ?? '';
}

export const payloadForms: readonly PayloadForm[] = [
  {
    capability: 'conversation',
    schema: () => form({ text: text(most.spoken) }),
    payload: asIs,
    use: { en: 'say something in the chat', ja: 'チャットで話す' },
  },
  {
    capability: 'question',
    schema: () => form({ text: text(most.spoken), choices: z.array(line(most.label)).check(z.maxLength(6)) }),
    payload: ({ text: asked, choices }) => ({
      text: asked as string,
      choices: (choices as string[]).map((label, index) => ({ id: `c${index + 1}`, label })),
    }),
    use: {
      en: 'ask the person and wait for the answer; choices become buttons, none means any words',
      ja: '相手に質問して返答を待つ。choicesはボタンになり、空なら自由に答えてもらう',
    },
  },
  {
    capability: 'note.write',
    schema: () => form({ path: notePath, content: text(most.content), mode: z.enum(['create', 'replace']) }),
    payload: asIs,
    use: { en: 'write a whole note (Markdown)', ja: 'ノートを書く（Markdown）' },
  },
  {
    capability: 'note.append',
    schema: () => form({ path: notePath, content: text(most.content) }),
    payload: asIs,
    use: { en: 'add text at the end of a note', ja: 'ノートの末尾に書き足す' },
  },
  {
    capability: 'note.read',
    schema: (pack) => formOf('path', notesOf(pack)),
    payload: asIs,
    use: { en: 'read a note', ja: 'ノートを読む' },
  },
  {
    capability: 'note.list',
    schema: () => form({ folder }),
    payload: asIs,
    use: { en: 'list the notes of a folder; empty is all', ja: 'フォルダーのノートを一覧する。空ならすべて' },
  },
  {
    capability: 'note.delete',
    schema: (pack) => formOf('path', notesOf(pack)),
    payload: asIs,
    use: { en: 'delete a note', ja: 'ノートを削除する' },
  },
  {
    capability: 'recall',
    schema: () => form({ query: line(most.query), said_by: z.enum(['person', 'anyone']) }),
    payload: (written, { trigger }) => ({ ...written, before: trigger.seq }),
    use: { en: 'search the log and the notes for words', ja: '記録とノートから言葉を探す' },
  },
  {
    capability: 'collections.search',
    schema: ({ collections }) => (collections === null ? null : form({ query: line(most.query) })),
    payload: (written, { collections }) => ({
      ...written,
      host: collections?.host ?? '',
      collections: [...(collections?.ids ?? [])],
    }),
    use: {
      en: 'search the person’s documents, which lie at a host',
      ja: '接続先に置いてある相手の文書から言葉を探す',
    },
  },
  {
    capability: 'alarm.set',
    schema: () =>
      z.union([
        form({ text: line(most.alarm), at: clock, date }),
        form({
          text: line(most.alarm),
          at: clock,
          weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
        }),
      ]),
    payload: (written, { now }) => {
      const { weekdays } = written;
      const days = Array.isArray(weekdays) ? { weekdays: [...weekdays].sort((a, b) => Number(a) - Number(b)) } : {};
      return { ...written, ...days, zone: now.zone };
    },
    use: {
      en: 'set an alarm: on a date, or on weekdays (0 is Monday)',
      ja: 'アラームをかける。日付か曜日（0が月曜）',
    },
  },
  {
    capability: 'alarm.list',
    schema: () => form({ which: z.enum(['all', 'rung']) }),
    payload: asIs,
    use: { en: 'list the alarms', ja: 'アラームを一覧する' },
  },
  {
    capability: 'alarm.cancel',
    schema: (pack) => formOf('alarm', alarmsOf(pack)),
    payload: ({ alarm }, pack) => ({ alarm: alarm as string, text: alarmText(pack, alarm) }),
    use: { en: 'take an alarm away', ja: 'アラームを取り消す' },
  },
  {
    capability: 'alarm.snooze',
    schema: (pack) => {
      const ids = alarmsOf(pack);
      return ids && form({ alarm: ids, minutes: z.int().check(z.minimum(1), z.maximum(1_440)) });
    },
    payload: (written, pack) => ({ ...written, text: alarmText(pack, written['alarm']) }),
    use: { en: 'put an alarm off', ja: 'アラームを先に延ばす' },
  },
  {
    capability: 'settings.change',
    schema: () =>
      z.union([
        form({ setting: z.enum(proposable.filter((name) => settingForms[name].kind !== 'switch')), after: z.number() }),
        form({
          setting: z.enum(proposable.filter((name) => settingForms[name].kind === 'switch')),
          after: z.boolean(),
        }),
      ]),
    payload: (written, { settings }) => ({
      ...written,
      before: settings[written['setting'] as string] as number | boolean,
    }),
    use: { en: 'propose another value for one of your settings', ja: '自分の設定の変更を提案する' },
  },
];
