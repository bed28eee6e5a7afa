import { isByWish } from '../../agent/fold/goals';
import type { Phase, Snapshot } from '../../agent/fold/snapshot';
import { oneLine } from '../../base/text';
import type { PageView } from '../../session/view/page-view';
import { currentTask, taskName } from '../../session/view/run-facts';
import type { CyclePart, Dictionary } from '../dictionary/dictionary';
import { formatElapsed } from '../format';

export interface StripCell {
  /** Small, at the right: source, task, time. */
  label: string;
  text: string;
  /** `now`: at work. `last`: this turn is past it, or not there yet. `earlier`: what stands there is of an earlier turn. Empty: of this turn. */
  tone: 'now' | 'last' | 'earlier' | '';
}

const order: readonly CyclePart[] = ['input', 'plan', 'thought', 'action', 'result'];
const none = '—';

/** Beside the snapshot. */
interface StripFacts {
  /** Of the request that waits. */
  what?: string | null | undefined;
  turn?: PageView['turn'];
}

/** The five state elements as the strip shows them. `elapsedMs`: in this phase, or since the request was asked. */
export function stripCells(
  snapshot: Snapshot,
  elapsedMs: number,
  words: Dictionary,
  { what = null, turn = { thought: null, ended: null } }: StripFacts = {},
): Record<CyclePart, StripCell> {
  const { state, run } = snapshot;
  const task = currentTask(snapshot);
  const name = task ? taskName(snapshot, task) : null;
  const time = elapsedOf(run.phase, elapsedMs, words);
  const isEarlier = isOfEarlierTurn(snapshot, turn);
  const cell = (part: CyclePart, label: string, text: string | null): StripCell => {
    if (text !== null && isEarlier[part])
      return { label: words.strip.earlier, text: oneLine(text, 160), tone: 'earlier' };
    return {
      label: run.phase === part && time !== '' ? time : label,
      text: oneLine(text ?? none, 160),
      tone: toneOf(part, run.phase),
    };
  };
  const { status } = state.result;
  const { task: resultTask, cause } = run.last_end ?? { task: null, cause: null };
  const wish = isByWish(cause) ? cause : null;
  const ended = wish ? words.strip.ended[wish] : status === null ? '' : words.strip.ended[status];
  return {
    input: cell(
      'input',
      sourceOf(state.input.source, words),
      state.input.source === null ? words.strip.noInput : state.input.text,
    ),
    plan: cell('plan', task ?? '', name ?? state.plan.purpose ?? words.strip.noPurpose),
    thought: cell('thought', '', state.thought.judgment),
    action: cell('action', ...actionOf(snapshot, time, words, what)),
    result: run.halt
      ? cell('result', words.strip.halted, words.strip.haltHint[run.halt.reason])
      : // a question that was dropped left the state's result as it was, which is of an earlier task
        cell(
          'result',
          [resultTask, ended].filter(Boolean).join(' '),
          wish ? words.chat.wished[wish] : state.result.summary,
        ),
  };
}

/** Talk changes neither action nor result, and a turn that only begins has none yet: what stands there may have been done long ago. */
function isOfEarlierTurn(
  { state, run }: Snapshot,
  { thought, ended }: PageView['turn'],
): Partial<Record<CyclePart, boolean>> {
  if (thought === null || run.halt) return {};
  const isNew = run.phase === 'input' || run.phase === 'plan' || run.phase === 'thought';
  const isUnderWay = run.pending !== null || run.granted !== null || run.executing !== null;
  const hasRun = !isNew && !isUnderWay && run.past_actions.at(-1)?.thought === thought;
  const isLeftOut = !isNew && !isUnderWay && isByWish(run.last_end?.cause) && ended === thought;
  return {
    action: !isUnderWay && run.asking === null && !hasRun && !isLeftOut,
    result: state.result.status !== null && !hasRun && !isLeftOut,
  };
}

function actionOf(
  { state, run }: Snapshot,
  time: string,
  words: Dictionary,
  what: string | null,
): [label: string, text: string | null] {
  if (run.pending) return [time, words.strip.notRunYet(what ?? words.removed)];
  if (run.executing) return [time, state.action.summary];
  if (run.asking && run.phase !== 'thought') return ['', words.phase.asking];
  if (run.halt?.reason === 'rejected') return [words.strip.notRun, state.action.summary];
  return [run.turn > 0 ? words.strip.turn(run.turn) : '', state.action.summary];
}

function sourceOf(source: string | null, { page, cli }: Dictionary): string {
  return source === 'chat' ? page.chat : source === 'cli' ? cli.label : (source ?? '');
}

/** Waiting is counted in minutes and seconds; work only once it takes a whole second. */
function elapsedOf(phase: Phase, elapsedMs: number, words: Dictionary): string {
  if (phase === 'approving') return formatElapsed(elapsedMs);
  const seconds = Math.floor(elapsedMs / 1_000);
  return seconds > 0 ? words.strip.seconds(seconds) : '';
}

function toneOf(part: CyclePart, phase: Phase): StripCell['tone'] {
  if (phase === 'idle' || phase === 'halted' || phase === 'asking') return 'last';
  if (part === phase) return 'now';
  // waiting stands in the door: thinking is over, acting has not begun
  const place = phase === 'approving' ? order.indexOf('thought') + 0.5 : order.indexOf(phase);
  return order.indexOf(part) < place ? '' : 'last';
}
