import { planCapability, taskChange, type TaskChange } from '../agent/fold/task-change';
import { taskChangeText } from '../agent/words/plan-words';
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json';
import type { Language } from '../base/language';
import { oneLine } from '../base/text';
import { coded, textIn, type LineFamily, type LineParts } from './line-family';

/** What changes the tasks of a plan: all of it stands in the first line, since a y is for all of it. */
export const planLines: LineFamily = {
  describe: {
    [planCapability]: {
      version: 1,
      lines: (payload) => {
        const { changes } = payload;
        const list = Array.isArray(changes) ? changes.slice(0, 20).map(shownChange) : [];
        return coded(
          planCapability,
          { goal: textIn(payload, 'goal_name', 120), changes: list },
          { count: list.length },
        );
      },
    },
  },
  words: {
    [planCapability]: (parameters, lang) => {
      const { head, items } = planParts(parameters, lang);
      return lang === 'ja' ? `${head}：${items.join('／')}` : `${head}: ${items.join('; ')}`;
    },
    [`${planCapability}.touches`]: {
      en: 'The steps of this plan, on this device. Undo takes it back. {sent}',
      ja: 'この計画の手順（この端末）。あとで元に戻せます。{sent}',
    },
  },
  parts: { [planCapability]: planParts },
};

function planParts(parameters: JsonObject, lang: Language): LineParts {
  const goal = textIn(parameters, 'goal');
  const { changes } = parameters;
  const items = (Array.isArray(changes) ? changes : []).flatMap((change) => wordsOf(change, lang));
  return { head: lang === 'ja' ? `計画「${goal}」を変える` : `Change the plan “${goal}”`, items };
}

/** Texts on one line, and cut: a name has 200 characters at most. */
function shownChange(change: JsonValue): JsonObject {
  if (!isJsonObject(change)) return {};
  return Object.fromEntries(
    Object.entries(change)
      .slice(0, 6)
      .map(([key, value]) => [
        key.slice(0, 20),
        typeof value === 'string' ? oneLine(value, 200) : value === null ? null : '…',
      ]),
  );
}

function wordsOf(change: JsonValue, lang: Language): string[] {
  const read = taskChange.safeParse(change);
  return read.success ? [taskChangeText(read.data satisfies TaskChange, lang)] : ['…'];
}
