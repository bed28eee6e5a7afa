import * as z from 'zod/mini';
import { makeReport } from '../../agent/fold/capability';
import { isOver } from '../../agent/fold/alarm';
import { alarmTimeIn } from '../../agent/step/step-alarm';
import { cut, oneLine } from '../../base/text';
import { defineCapability, isUnbounded } from '../define-capability';
import { maxOutput, observedFacts, sentenceLine } from '../report';
import { changeReport, probeChange } from '../change-report';

/** Lists the alarms that will ring. Reads only. */
export const listAlarms = defineCapability({
  name: 'alarm.list',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'List alarms', ja: 'アラームの一覧' },
  /** `rung`: only those that rang and were not answered. */
  schema: z.strictObject({ which: z.enum(['all', 'rung']) }),
  isWithin: (bounds) => isUnbounded(bounds),
  ruleBounds: { propose: () => [], knows: isUnbounded },
  run: async ({ which }, context) => {
    const { alarms, lang, now, signal, zone } = context;
    if (signal.aborted) return changeReport('alarm', '', context);
    const coming = alarms.filter((alarm) => (which === 'rung' ? alarm.ring !== null : !isOver(alarm)));
    const lines = coming.map(
      (alarm) => `${alarm.id} ${oneLine(alarm.text ?? '', 200)}, ${alarmTimeIn(alarm, lang, zone)}`,
    );
    const summary =
      lang === 'ja'
        ? coming.length === 0
          ? 'アラームはありません'
          : `アラームは${coming.length}件です`
        : coming.length === 1
          ? 'There is 1 alarm'
          : `There are ${coming.length} alarms`;
    return makeReport({
      outcome: 'success',
      cause: null,
      summary,
      found: sentenceLine('found.alarms', { count: coming.length }, [summary, ...lines].join('\n'), lang),
      output: lines.length === 0 ? null : cut(lines.join('\n'), maxOutput),
      observation: observedFacts('alarm', now, [summary]),
      taint: [...new Set(coming.flatMap(({ taint }) => taint))],
    });
  },
  probe: probeChange,
});
