import { isOver, type alarmCancelling, type AlarmSetting, type alarmSnoozing } from '../../agent/fold/alarm';
import { makeReport, type CapabilityContext, type CapabilityReport } from '../../agent/fold/capability';
import { alarmTime, alarmTimeIn } from '../../agent/step/step-alarm';
import { cut, oneLine } from '../../base/text';
import { changeReport } from '../change-report';
import { maxOutput, observedFacts, sentenceLine } from '../report';
import type * as z from 'zod/mini';

/* What is said of changes to alarms, which the cycle makes in the transaction of their result. */

export async function runSet(setting: AlarmSetting, context: CapabilityContext): Promise<CapabilityReport> {
  const { lang } = context;
  const time = alarmTime(setting, lang);
  const text = oneLine(setting.text, 120);
  return changeReport(
    'alarm',
    lang === 'ja' ? `アラームをかけました：${text}、${time}` : `The alarm is set: ${text}, ${time}`,
    context,
  );
}

export async function runCancel(
  { alarm, text }: z.infer<typeof alarmCancelling>,
  context: CapabilityContext,
): Promise<CapabilityReport> {
  const named = oneLine(text, 120);
  return changeReport(
    'alarm',
    context.lang === 'ja' ? `アラーム${alarm}「${named}」を取り消しました` : `Cancelled the alarm ${alarm}, “${named}”`,
    context,
  );
}

export async function runSnooze(
  { text, minutes }: z.infer<typeof alarmSnoozing>,
  context: CapabilityContext,
): Promise<CapabilityReport> {
  const named = oneLine(text, 120);
  return changeReport(
    'alarm',
    context.lang === 'ja'
      ? `「${named}」は${minutes}分後にもう一度鳴ります`
      : `“${named}” rings again in ${minutes} minutes`,
    context,
  );
}

export async function runList(
  { which }: { which: 'all' | 'rung' },
  context: CapabilityContext,
): Promise<CapabilityReport> {
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
}
