import * as z from 'zod/mini';
import { isOver } from '../../agent/fold/alarm';
import { alarmTime } from '../../agent/step/step-alarm';
import { cut, oneLine } from '../../base/text';
import { defineCapability, isUnbounded } from '../define-capability';
import { lineOf, maxOutput, observedFacts, report } from '../report';
import { alarmReport, probeChange } from './alarm-report';

/** Lists the alarms that will ring. Reads only. */
export const listAlarms = defineCapability({
  name: 'alarm.list',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'List alarms', ja: 'アラームの一覧' },
  /** `rung`: only those that rang and were not answered. */
  schema: z.strictObject({ which: z.enum(['all', 'rung']) }),
  describe: (_, lang) =>
    lang === 'ja'
      ? ['アラームを一覧する', 'この端末のアラームを読むだけ。外へは何も送りません。']
      : ['List the alarms', 'The alarms on this device, read only. Nothing is sent.'],
  isWithin: (bounds) => isUnbounded(bounds),
  ruleBounds: { propose: () => [], knows: isUnbounded },
  run: async ({ which }, context) => {
    const { alarms, lang, now, signal } = context;
    if (signal.aborted) return alarmReport('', context);
    const coming = alarms.filter((alarm) => (which === 'rung' ? alarm.ring !== null : !isOver(alarm)));
    const lines = coming.map((alarm) => `${alarm.id} ${oneLine(alarm.text ?? '', 200)}, ${alarmTime(alarm, lang)}`);
    const summary =
      lang === 'ja'
        ? coming.length === 0
          ? 'アラームはありません'
          : `アラームは${coming.length}件です`
        : coming.length === 1
          ? 'There is 1 alarm'
          : `There are ${coming.length} alarms`;
    return report({
      outcome: 'success',
      cause: null,
      summary,
      search_summary: summary,
      found: lineOf('found.alarms', { count: coming.length }, [summary, ...lines].join('\n'), lang),
      output: lines.length === 0 ? null : cut(lines.join('\n'), maxOutput),
      observation: observedFacts('alarm', now, [summary]),
      taint: [...new Set(coming.flatMap(({ taint }) => taint))],
    });
  },
  probe: probeChange,
});
