import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import type { AlarmSetting } from '../../agent/fold/alarm';
import { alarmTime } from '../../agent/step/step-alarm';
import { boxesIn } from '../../base/checklist';
import type { Language } from '../../base/language';
import { oneLine } from '../../base/text';
import { textOf } from '../../events/family';
import { shown } from '../note/note-report';
import { runWrite } from '../note/run-note';
import { observedFacts, sentenceLine } from '../report';

interface Keeping {
  goal_name: string;
  path: string;
  content: string;
  mode: 'create' | 'replace';
  base?: number | undefined;
  alarms: readonly AlarmSetting[];
}

/** Writes the note, or says why not; the alarms come with its success, or not at all. */
export async function runKeep(
  { goal_name, path, content, mode, base, alarms }: Keeping,
  context: CapabilityContext,
): Promise<CapabilityReport> {
  const report = await runWrite({ path, content, mode, base }, context, { keepsNone: true });
  if (report.outcome !== 'success') return report;
  const { lang, now } = context;
  const kept = words[lang].kept(oneLine(goal_name, 120), shown(path), boxesIn(content).length, alarms.length);
  const facts = report.observation?.facts.flatMap(({ text }) => textOf(text) ?? []) ?? [];
  const set = alarms.map((alarm) => words[lang].set(oneLine(alarm.text, 120), alarmTime(alarm, lang)));
  return {
    ...report,
    summary: kept,
    search_summary: kept,
    useful: true,
    found: sentenceLine('found.plan_kept', { path }, kept, lang),
    observation: observedFacts('plan', now, [...facts, ...set]),
  };
}

interface KeepWords {
  kept: (goal: string, path: string, boxes: number, alarms: number) => string;
  set: (text: string, time: string) => string;
}

const words: Readonly<Record<Language, KeepWords>> = {
  en: {
    kept: (goal, path, boxes, alarms) => {
      const parts = [
        ...(boxes === 0 ? [] : [boxes === 1 ? 'one step in it' : `${boxes} steps in it`]),
        ...(alarms === 0 ? [] : [alarms === 1 ? 'an alarm' : `${alarms} alarms`]),
      ];
      return `Kept the plan “${goal}” in ${path}, with ${parts.join(' and ')}`;
    },
    set: (text, time) => `The alarm is set: ${text}, ${time}`,
  },
  ja: {
    kept: (goal, path, boxes, alarms) => {
      const parts = [
        ...(boxes === 0 ? [] : [`手順${boxes}件`]),
        ...(alarms === 0 ? [] : [`アラーム${alarms}件`]),
      ];
      return `計画「${goal}」を ${path} にまとめました（${parts.join('、')}）`;
    },
    set: (text, time) => `アラームをかけた：${text}、${time}`,
  },
};
