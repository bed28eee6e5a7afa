import type { CodedLines } from '../agent/fold/capability';
import { keepCapability } from '../agent/fold/plan-keeping';
import { planCapability, taskChange, type TaskChange } from '../agent/fold/task-change';
import { taskChangeText } from '../agent/words/plan-words';
import { boxesIn, mostBoxes } from '../base/checklist';
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json';
import type { Language } from '../base/language';
import { oneLine } from '../base/text';
import { alarmText, shownAlarm } from './alarm-lines';
import { coded, textIn, type LineFamily, type LineParts } from './line-family';
import { isRevision, revision, revisionHead, revisionItems, revisionShown, revisionTouches } from './revision-lines';

/** What changes a plan, or keeps it: all of it stands in the first line, since a y is for all of it. */
export const planLines: LineFamily = {
  describe: {
    [keepCapability]: { version: 1, lines: keptLines },
    [planCapability]: {
      version: 2,
      lines: planLinesOf,
      earlier: { 1: planLinesOf },
    },
  },
  words: {
    [planCapability]: (parameters, lang) => inOne(planParts(parameters, lang), lang),
    [revision]: (parameters, lang) => inOne(revisionParts(parameters, lang), lang),
    [`${revision}.touches`]: revisionTouches,
    [keepCapability]: (parameters, lang) => inOne(keepParts(parameters, lang), lang),
    [`${keepCapability}.touches`]: (parameters, lang) => {
      const undo = parameters['is_new'] === true;
      if (lang === 'ja')
        return `この端末のノート一件とアラーム。アラームはYadoriのタブが開いている間だけ鳴ります。${undo ? 'あとでまとめて元に戻せます。' : ''}{sent}`;
      return `One note and the alarms on this device. Alarms ring only while a tab of Yadori is open. ${undo ? 'Undo takes all of it back. ' : ''}{sent}`;
    },
    [`${planCapability}.touches`]: {
      en: 'The steps of this plan, on this device. Undo takes it back. {sent}',
      ja: 'この計画の手順（この端末）。あとで元に戻せます。{sent}',
    },
  },
  parts: { [planCapability]: planParts, [keepCapability]: keepParts, [revision]: revisionParts },
};

/** Version 1 knew tasks alone; of a log that says otherwise nothing is left out here, either. */
function planLinesOf(payload: JsonObject): CodedLines {
  return isRevision(payload) ? revisionLines(payload) : taskLines(payload);
}

function taskLines(payload: JsonObject): CodedLines {
  const changes = shownChanges(payload);
  return coded(planCapability, { goal: textIn(payload, 'goal_name', 120), changes }, { count: changes.length });
}

function inOne({ head, items }: LineParts, lang: Language): string {
  return lang === 'ja' ? `${head}：${items.join('／')}` : `${head}: ${items.join('; ')}`;
}

/** The note with its steps, and each alarm: all that will be made. */
function keptLines(payload: JsonObject): CodedLines {
  const { content, mode, base, alarms } = payload;
  const isNew = mode === 'create';
  const boxes = typeof content === 'string' ? boxesIn(content).map((box) => oneLine(box, 120)) : [];
  const known = Array.isArray(alarms) ? alarms.filter(isJsonObject) : [];
  return coded(
    keepCapability,
    {
      goal: textIn(payload, 'goal_name', 120),
      path: textIn(payload, 'path'),
      writes: isNew ? 'new' : base === undefined ? 'over' : 'known',
      boxes: boxes.slice(0, mostBoxes),
      alarms: known.slice(0, 20).map(shownAlarm),
    },
    { is_new: isNew },
  );
}

function keepParts(parameters: JsonObject, lang: Language): LineParts {
  const isJapanese = lang === 'ja';
  const [goal, path] = [textIn(parameters, 'goal'), textIn(parameters, 'path')];
  const { writes, boxes, alarms } = parameters;
  const written = isJapanese
    ? { new: `新しいノート ${path}`, over: `ノート ${path} を上書き`, known: `ノート ${path} を直す` }
    : { new: `the new note ${path}`, over: `the note ${path}, written over`, known: `the note ${path}, changed` };
  const count = Array.isArray(boxes) ? boxes.length : 0;
  // its text, and so each step, stands on the card
  const steps = isJapanese ? `（手順${count}件）` : `, with ${count === 1 ? 'one step' : `${count} steps`} in it`;
  const note = `${written[writes === 'new' || writes === 'known' ? writes : 'over']}${count === 0 ? '' : steps}`;
  const rings = (Array.isArray(alarms) ? alarms : []).map((alarm) => {
    const told = isJsonObject(alarm) ? alarmText(alarm, lang) : '…';
    return isJapanese ? `アラーム：${told}` : `an alarm: ${told}`;
  });
  return {
    head: isJapanese ? `計画「${goal}」をまとめる` : `Keep the plan “${goal}”`,
    items: [...rings, note],
  };
}

function revisionLines(payload: JsonObject): CodedLines {
  const [shown, touching] = revisionShown(payload);
  return coded(
    revision,
    { goal: textIn(payload, 'goal_name', 120), changes: shownChanges(payload), ...shown },
    touching,
  );
}

function revisionParts(parameters: JsonObject, lang: Language): LineParts {
  const items = [...planParts(parameters, lang).items, ...revisionItems(parameters, lang)];
  return { head: revisionHead(parameters, items.length, lang), items };
}

function planParts(parameters: JsonObject, lang: Language): LineParts {
  const goal = textIn(parameters, 'goal');
  const { changes } = parameters;
  const items = (Array.isArray(changes) ? changes : []).flatMap((change) => wordsOf(change, lang));
  return { head: lang === 'ja' ? `計画「${goal}」を変える` : `Change the plan “${goal}”`, items };
}

function shownChanges({ changes }: JsonObject): JsonObject[] {
  return Array.isArray(changes) ? changes.slice(0, 20).map(shownChange) : [];
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
