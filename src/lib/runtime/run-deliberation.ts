import { isAdding, isOfMessageAlone, isTypedOrder } from '../agent/fold/own-order';
import type { Journal } from '../agent/fold/ports';
import { isOfOrders, nowhere } from '../agent/fold/rules';
import type { Due, Run } from '../agent/fold/snapshot';
import { fallbackLanguage, type DeliberationOutput, type Effect, type Stimulus } from '../agent/step/turn';
import { purposeSaid } from '../agent/fold/chat-grammar';
import { isJsonObject } from '../base/json';
import { readEvent } from '../events/log-event';
import { checkedOutput } from './checked-output';
import type { Committer } from './committer';
import { gather, type Gathered } from './gather';
import { withinGrace } from './grace';
import type { MindAtHand } from './mind-at-hand';
import type { Deliberator } from '../mind/context-pack';
import { InvalidOutput, MindFailure, ModelBudgetSpent } from '../mind/mind-failure';
import type { AbortHandle, RuntimePorts } from './ports';

/**
 * Gathers what the mind is given, and takes what it answers. Whatever the mind does is an output; rejects with StorageError when what it
 * is to be given cannot be read.
 */
export async function runDeliberation(
  ports: RuntimePorts,
  committer: Pick<Committer, 'snapshot' | 'recent'>,
  mind: MindAtHand,
  { due, attempt }: Extract<Effect, { kind: 'deliberate' }>,
  abort: AbortHandle,
): Promise<Stimulus> {
  const { journal, clock, zone, capabilities, deliberator, checkpoint } = ports;
  const readiness = await settled(async () => deliberator.ready?.());
  const now = clock.now();
  const options = {
    attempt,
    now,
    date: zone.dateAt(now),
    clock: zone.clockAt(now),
    zone: zone.name,
    lang: due.lang ?? fallbackLanguage,
    catalogue: capabilities.names(),
    recent: committer.recent,
    mind,
    withTalk: !deliberator.isRules,
    place: deliberator.isRules ? null : (deliberator.place ?? nowhere),
    collections: deliberator.isRules ? null : ((await ports.collections?.()) ?? null),
  };
  let start: number;
  let gathered: Gathered;
  let other: Settled<Deliberator | null | undefined>;
  for (;;) {
    const { snapshot } = committer;
    gathered = await gather(journal, snapshot, due, options);
    if (!gathered.ok) {
      const output = { kind: 'no_persona', message: gathered.message } as const;
      return { kind: 'decided', due, attempt, output };
    }
    const { pack } = gathered;
    await checkpoint?.('deliberating');
    start = clock.monotonic();
    other = await settled(async () => deliberator.judgeOf?.(pack));
    // what was said or answered meanwhile belongs to what is judged
    if (committer.snapshot === snapshot || abort.signal.aborted) break;
  }
  const { shown, taint, past } = gathered;
  const also = gathered.pack.together.map(({ seq }) => seq);
  const isRequestOpen = gathered.pack.is_request_open;
  const openDecision = gathered.pack.request?.decision ?? null;
  const said = gathered.pack.why === 'input' ? purposeSaid(gathered.pack.trigger) : null;
  const judge = (other.ok && other.value) || deliberator;
  // what another one judges needs no model, so that one whose code did not come holds up only what is its own
  const failure = !other.ok ? other : judge === deliberator && !readiness.ok ? readiness : null;
  if (failure) {
    const [code, why] = ['no_thread', String(failure.error)] as const;
    const failed = { kind: 'failed', mind: judge.name, code, why, message: why } as const;
    return { kind: 'decided', due, attempt, output: failed };
  }
  const { name, isRules } = judge; // another mind may be chosen while this one thinks
  const model = isRules ? {} : { mind: name, ...(judge.place && { place: judge.place }) };
  // one that throws at once is no other than one that rejects
  const ended = (async () => judge.deliberate(gathered.pack, abort.signal))().then(
    (raw): DeliberationOutput => ({
      ...{ kind: 'output', raw, shown, taint, also, isRules, isRequestOpen, openDecision, past },
      ...{ purposeSaid: said, ...model },
    }),
    (error: unknown): DeliberationOutput => endOf(error, name, model),
  );
  const given = await withinGrace<DeliberationOutput>(ports, abort, ended, () => ({ kind: 'aborted' }));
  const checked = await checkedOutput(ports, given, judge, gathered.pack);
  const output = withNoticeAndSummary(await withOrder(checked, journal, due, committer.snapshot.run), judge);
  ports.onPhase?.({ phase: 'thought', start, ms: clock.monotonic() - start });
  return { kind: 'decided', due, attempt, output };
}

/** Whether the message of it is an order by itself: then a rule may answer for what it adds. */
async function withOrder(
  output: DeliberationOutput,
  journal: Journal,
  due: Due,
  run: Run,
): Promise<DeliberationOutput> {
  if (output.kind !== 'output' || !run.rules.some(isOfOrders) || !isJsonObject(output.raw)) return output;
  const { raw, also } = output;
  const { kind, answers, intent, again, later } = due;
  const isFirst = kind === 'input' && answers === null && [intent, again, later].every((of) => of === undefined);
  if (!isFirst || also.length > 0 || !isOfMessageAlone(raw)) return output;
  const { action_type: action, action_payload: payload } = raw;
  if (typeof action !== 'string' || !isJsonObject(payload) || !isAdding(action, payload)) return output;
  const read = readEvent(await journal.event(due.seq));
  return { ...output, isOrder: read.ok && read.value.known && isTypedOrder(read.value.event) };
}

/** Left with the mind where nothing of the deliberation is written down. */
function withNoticeAndSummary(output: DeliberationOutput, mind: Deliberator): DeliberationOutput {
  if (output.kind !== 'output' && output.kind !== 'invalid') return output;
  const notice = mind.takeNotice?.() ?? null;
  const told = notice === null ? output : { ...output, notice };
  const summary = output.kind === 'output' ? (mind.takeSummary?.() ?? null) : null;
  return told.kind === 'output' && summary !== null ? { ...told, summary } : told;
}

function endOf(error: unknown, mind: string, model: { mind?: string }): DeliberationOutput {
  if (error instanceof MindFailure)
    return { kind: 'failed', mind, code: error.code, why: error.why, message: error.message };
  if (error instanceof ModelBudgetSpent) return { kind: 'spent', ...error.spent };
  if (error instanceof InvalidOutput) return { kind: 'invalid', message: error.message, ...model };
  return { kind: 'invalid', message: `the mind failed: ${String(error)}`, ...model };
}

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };

async function settled<T>(work: () => Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}
