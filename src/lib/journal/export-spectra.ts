import { StorageError, type Journal, type LogHead, type StoredLogEvent } from '../agent/fold/ports';
import { snapshot as snapshotSchema, type Goal, type Snapshot } from '../agent/fold/snapshot';
import type { JsonObject } from '../base/json';
import { genesisHash } from '../events/genesis-hash';
import type { WriteText, Written } from './export-log';

/**
 * Seed 001's own shapes, for whoever reads those. Its words for ours: console for chat and cli, which become the surface; task for plan;
 * developer for user; exec for an action and its end. What its form has no place for (approvals, changes, observations, the running of
 * things) is left out. Redacted texts are null, as in the documents' log.
 */

/** Events a read; keeps memory flat however long the log is. */
const page = 1_000;

/** state.json of that form: 2-space indent, with a line feed at its end. Rejects with StorageError, as the other one does. */
export async function writeSpectraState(journal: Journal, write: WriteText): Promise<Written> {
  const head = await journal.head();
  const state = head ? stateOf(head) : null;
  const goals = state?.state.plan.goals.map(goalOf) ?? [];
  const current = state && head ? await currentOf(journal, state, head.seq) : {};
  write(`${JSON.stringify({ goals, current }, null, 2)}\n`);
  return { seq: head?.seq ?? 0, count: head?.seq ?? 0 };
}

/** events.jsonl of that form: one event a line, exactly up to the head at the moment of the call, with no trailer. */
export async function writeSpectraEvents(journal: Journal, write: WriteText): Promise<Written> {
  const { head, doneGoals } = await journal.tables();
  const goals = new Map(doneGoals.map(({ seq, goal }) => [seq, goal]));
  const commands = new Map<unknown, JsonObject>();
  const last = head?.seq ?? 0;
  let count = 0;
  let hash = genesisHash;
  for (let from = 1; from <= last;) {
    const events = await journal.events(from, Math.min(page, last - from + 1));
    const lines = events.flatMap((event) => spectraLineOf(event, goals, commands) ?? []);
    write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    count += lines.length;
    const newest = events.at(-1);
    if (!newest) break;
    from = newest.seq + 1;
    hash = newest.hash;
  }
  if (head && hash !== head.hash)
    throw new StorageError(`the log changed while it was read, or ends before seq ${last}`);
  return { seq: last, count };
}

function stateOf({ seq, hash, snapshot }: LogHead): Snapshot {
  const parsed = snapshotSchema.safeParse(snapshot);
  if (!parsed.success) throw new StorageError('the saved state cannot be read');
  const { last } = parsed.data.run;
  if (last.seq !== seq || last.hash !== hash) throw new StorageError(`the saved state is not that of seq ${seq}`);
  return parsed.data;
}

/** Nothing at all until something was thought or done. */
async function currentOf(journal: Journal, { state }: Snapshot, last: number): Promise<JsonObject> {
  const { thought, action, result } = state;
  const summary = await newestSituation(journal, last);
  if (summary === null && thought.intent === null && action.phase === null && result.status === null) return {};
  return {
    situation_summary: summary,
    intent: thought.intent,
    action: action.phase === 'executing' ? action.summary : null,
    last_result: result.status === null ? null : { status: result.status, summary: result.summary },
  };
}

/** Of the newest thought, which is what the intent was decided from. */
async function newestSituation(journal: Journal, last: number): Promise<string | null> {
  for (let to = last; to > 0; to -= page) {
    const from = Math.max(1, to - page + 1);
    const events = await journal.events(from, to - from + 1);
    const thought = events.reverse().find(({ type }) => type === 'thought');
    if (thought) return text(thought['situation_summary']);
  }
  return null;
}

function goalOf({ id, name, tasks, status }: Goal): JsonObject {
  return { id, name, tasks: tasks.map((task) => ({ id: task.id, name: task.name, status: task.status })), status };
}

function spectraLineOf(
  event: StoredLogEvent,
  goals: ReadonlyMap<number, Goal>,
  actions: Map<unknown, JsonObject>,
): JsonObject | null {
  const time = event['time'] as string;
  switch (event.type) {
    case 'input':
      return { time, type: 'input', ...inputOf(event) };
    case 'thought':
      return { time, type: 'intent', action: text(event['intent']) };
    case 'action':
      actions.set(event.seq, event);
      return null;
    case 'result':
      return event['status'] === 'goal_done' ? goalDone(event, time, goals) : execOf(event, time, actions);
    case 'output':
      return { time, type: 'output', surface: surfaceOf(event['pane']), data: text(event['data']) };
    default:
      return null;
  }
}

function inputOf(event: StoredLogEvent): JsonObject {
  const { source = null, authority = null } = event;
  const isConsole = source === 'chat' || source === 'cli';
  return {
    source: isConsole ? 'console' : source,
    surface: surfaceOf(isConsole ? source : (event['surface'] ?? 'chat')),
    text: text(event['text']),
    authority: authority === 'user' ? 'developer' : authority,
  };
}

/** What was only said is an output already; what never ran was not executed. */
function execOf(event: StoredLogEvent, time: string, actions: Map<unknown, JsonObject>): JsonObject | null {
  const action = actions.get(event['action']);
  actions.delete(event['action']);
  if (!action) return event['foreign'] === true ? exec(time, event, null) : null;
  const isSpeech = action['capability'] === 'conversation' || action['capability'] === 'question';
  return isSpeech ? null : exec(time, event, text(action['command']) ?? text(action['summary']));
}

function exec(time: string, event: StoredLogEvent, command: string | null): JsonObject {
  const output = text(event['output']) ?? text(event['summary']);
  return { time, type: 'exec', command, status: event['status'] ?? null, output };
}

function goalDone(event: StoredLogEvent, time: string, goals: ReadonlyMap<number, Goal>): JsonObject {
  const known = goals.get(event.seq);
  const id = event['goal'] ?? null;
  const goal = known
    ? goalOf({ ...known, status: 'done' })
    : { id, name: text(event['name']), tasks: [], status: 'done' };
  return { time, type: 'goal_done', goal };
}

function surfaceOf(pane: unknown): string | null {
  return pane === 'plan' ? 'task' : text(pane);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
