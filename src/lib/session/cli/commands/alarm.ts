import type { Alarm } from '../../../agent/fold/alarm';
import { alarmTime } from '../../../agent/step/step-alarm';
import type { Language } from '../../../base/language';
import { shownAlarms } from '../../data/alarm-ics';
import { cancelSentence, setSentence } from '../../alarms/alarm-sentences';
import type { CliCommand } from '../cli-command';
import { failed, text } from '../cli-output';
import { localTime } from '../local-time';
import { textOr } from '../removed';
import { say } from '../run-line';

const said = {
  en: {
    head: ['id', 'rings', 'zone', 'state', 'for'],
    rang: 'rang, not answered',
    snoozed: (time: string) => `again at ${time}`,
    none: 'No alarm. `alarm at 18:00 to water the plants` asks for one.',
    later: 'A request waits for y or n. Answer it, then ask for the alarm again.',
    which: 'Which one? `alarm` lists them; then `alarm cancel ID`',
  },
  ja: {
    head: ['番号', '時刻', '時間帯', '状態', '内容'],
    rang: '鳴りました。未確認',
    snoozed: (time: string) => `${time}にもう一度`,
    none: 'アラームはありません。alarm 18時に植木の水やり、のように書くと作れます。',
    later: '承認を待っている行動があります。y か n で答えてから、もう一度書いてください。',
    which: 'どれを取り消しますか。alarm で一覧を見て、alarm cancel 番号 と書いてください。',
  },
} as const;

/** Setting and cancelling are messages like any other: the mind takes them up, and asks. */
export const alarm: CliCommand = {
  name: 'alarm',
  reads: 'text',
  prints: ['list'],
  words: {
    en: {
      takes: '[list | TEXT | cancel ID]',
      does: 'Lists the alarms, or asks for one: alarm at 18:00 to water the plants.',
    },
    ja: { takes: '[list | 文章 | cancel 番号]', does: 'アラームの一覧。文章を書くと、その時刻のアラームを頼みます。' },
  },
  run: ({ rest }, context) => {
    const own = said[context.lang];
    const known = shownAlarms(context.snapshot().run.alarms);
    if (rest === '') {
      if (known.length === 0) return text(own.none);
      const rows = known.map((one) => rowOf(one, context.lang));
      return {
        status: 'done',
        parts: [{ kind: 'table', head: own.head, rows }],
        taint: known.flatMap(({ taint }) => taint),
      };
    }
    if (context.snapshot().run.pending !== null) return failed(own.later);
    const cancelled = /^cancel(?:\s+(.*))?$/isu.exec(rest);
    if (!cancelled) return say(setSentence[context.lang](rest), context, 'aside');
    const id = known.find((one) => one.id.toLowerCase() === cancelled[1]?.trim().toLowerCase())?.id;
    return id === undefined ? failed(own.which) : say(cancelSentence[context.lang](id), context, 'aside');
  },
};

function rowOf(one: Alarm, lang: Language): string[] {
  return [one.id, alarmTime(one, lang), one.zone, stateOf(one, lang), textOr(one.text, lang)];
}

function stateOf({ ring, snoozed }: Alarm, lang: Language): string {
  if (snoozed !== null) return said[lang].snoozed(localTime(snoozed));
  return ring === null ? '' : said[lang].rang;
}
