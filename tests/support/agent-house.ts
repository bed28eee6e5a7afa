import type { Capability } from '../../src/lib/agent/fold/capability';
import type { InboxRow, RowOutcome } from '../../src/lib/agent/fold/inbox-row';
import type { Journal } from '../../src/lib/agent/fold/ports';
import type { Retention } from '../../src/lib/agent/fold/retention';
import type { Rule, Snapshot } from '../../src/lib/agent/fold/snapshot';
import type { Language } from '../../src/lib/base/language';
import type { AgentStatus } from '../../src/lib/bridge/contract';
import { broughtNotes } from '../../src/lib/capabilities/note/brought-notes';
import { placeFile } from '../../src/lib/capabilities/note/place-file';
import { createRegistry } from '../../src/lib/capabilities/registry';
import { shippedCapabilities } from '../../src/lib/capabilities/shipped';
import type { EndedResultBody } from '../../src/lib/events/action-result';
import { textOf } from '../../src/lib/events/family';
import type { EventBody, EventType } from '../../src/lib/events/registry';
import type { EventOf, LogEvent } from '../../src/lib/events/log-event';
import { exportEvents } from '../../src/lib/journal/export-log';
import { packLog } from '../../src/lib/journal/log-packer';
import { hasDistress } from '../../src/lib/care/find-distress';
import { readAgainst } from '../../src/lib/deliberation/rules/judge';
import { readImport } from '../../src/lib/journal/read-import';
import { emptyStore, MemoryJournal, type MemoryStore } from '../../src/lib/journal/memory-journal';
import type { Deliberator } from '../../src/lib/mind/context-pack';
import { AgentLoop, type LeadEnd } from '../../src/lib/runtime/agent-loop';
import type { AnchorStore, Checkpoint, RuntimePorts } from '../../src/lib/runtime/ports';
import { lookAtAlarms } from '../../src/lib/scheduler/alarm-times';
import { zoneOffset } from '../../src/lib/bridge/zone-offset';
import { FakeClock } from './fake-clock';
import './loaded-code';
import { macrotask } from './macrotask';
import { plainMind } from './scripted-mind';
import { seededRandom } from './seeded-random';

export interface HouseOptions {
  store?: MemoryStore;
  clock?: FakeClock;
  mind?: Deliberator;
  capabilities?: readonly Capability[];
  journal?: (store: MemoryStore) => Journal;
  seed?: number;
  lang?: Language;
  linesOf?: RuntimePorts['linesOf'];
  isWithdrawn?: RuntimePorts['isWithdrawn'];
  anchors?: AnchorStore;
  checkpoint?: (name: Checkpoint) => Promise<void>;
  retention?: Retention;
  collections?: RuntimePorts['collections'];
  /** Whether messages are read against an open question, as in the app; else each is its answer. */
  readsAgainst?: boolean;
  /** What the loop tells of its own work. */
  watch?: Pick<RuntimePorts, 'onPhase' | 'onRest' | 'onStart'>;
}

let rows = 0;

/** The real core and runtime over journal, clock and mind of a test: one leading tab. */
export class AgentHouse {
  readonly store: MemoryStore;
  readonly clock: FakeClock;
  readonly journal: Journal;
  status: AgentStatus = { role: 'starting' };
  end: LeadEnd | null = null;
  /** What was told to sound, in order. */
  readonly rings: { alarm: string; seq: number; text: string }[] = [];
  /** Told of each commit. */
  onCommit: (seq: number) => void = () => {};
  readonly #loop: AgentLoop;

  constructor(options: HouseOptions = {}) {
    this.store = options.store ?? emptyStore();
    this.clock = options.clock ?? new FakeClock();
    this.journal = options.journal?.(this.store) ?? new MemoryJournal(this.store);
    const registry = createRegistry([...shippedCapabilities, ...(options.capabilities ?? [])]);
    const ports: RuntimePorts = {
      journal: this.journal,
      clock: this.clock,
      random: seededRandom(options.seed ?? 1),
      deliberator: options.mind ?? plainMind(),
      capabilities: registry,
      zone: {
        name: 'UTC',
        dateAt: (now) => new Date(now).toISOString().slice(0, 10),
        clockAt: (now) => new Date(now).toISOString().slice(11, 19),
      },
      linesOf: options.linesOf ?? ((file) => (typeof file === 'string' ? linesOfText(file) : null)),
      packLog,
      placeFile,
      hasDistress: () => Promise.resolve(hasDistress),
      ...(options.readsAgainst === true && { readAgainst: () => Promise.resolve(readAgainst) }),
      readImport: (lines, retention) => readImport(lines, retention, undefined, broughtNotes),
      ...(options.isWithdrawn && { isWithdrawn: options.isWithdrawn }),
      schedule: (alarms, now) => Promise.resolve(lookAtAlarms(alarms, now, zoneOffset)),
      onRing: (ring) => this.rings.push(ring),
      newAbort: () => {
        const controller = new AbortController();
        return { signal: controller.signal, abort: () => controller.abort() };
      },
      onStatus: (status) => (this.status = status),
      onCommit: (seq) => this.onCommit(seq),
      ...(options.collections && { collections: options.collections }),
      ...(options.retention && { retention: options.retention }),
      ...(options.lang && { lang: options.lang }),
      ...(options.checkpoint && { checkpoint: options.checkpoint }),
      ...options.watch,
      ...(options.anchors && { anchors: options.anchors }),
    };
    this.#loop = new AgentLoop(ports);
  }

  /** Leads until nothing is left to do. */
  async open(): Promise<this> {
    void this.#loop.lead().then((end) => {
      this.end = end;
      if (end === 'read_only') this.status = { role: 'read_only', code: 'storage', detail: this.#loop.failure ?? '' };
    });
    await this.settle();
    return this;
  }

  /** Ends this tab between two steps, as a closed tab would. */
  async close(): Promise<void> {
    this.#loop.release();
    await turnsOf(() => this.end !== null);
  }

  /** Waits until the loop rests. */
  async settle(): Promise<void> {
    await turnsOf(() => this.end !== null || (this.store.inbox.length === 0 && this.clock.waiting > 0));
    await turnsOf(() => this.end !== null || (this.store.inbox.length === 0 && this.clock.waiting > 0));
  }

  /** For long work: until the log has not grown for a while. */
  async settleFully(): Promise<void> {
    for (let length = -1; length !== this.store.log.length;) {
      length = this.store.log.length;
      for (let turn = 0; turn < 20; turn++) await macrotask();
    }
  }

  /** Says that something is in the inbox. */
  poke(): void {
    this.#loop.poke();
  }

  /** `limit`: of turns that it may take; work of the outside, as packing is, takes many. */
  async put(row: InboxRow, limit?: number): Promise<RowOutcome> {
    await this.journal.putRow(row);
    this.#loop.poke();
    await turnsOf(() => this.store.outcomes.has(row.id) || this.end !== null, limit);
    await this.settle();
    return this.store.outcomes.get(row.id) ?? { id: row.id, ok: false, code: 'storage', parameters: {}, at: '' };
  }

  say(text: string, more: Partial<Extract<InboxRow, { kind: 'text' }>> = {}): Promise<RowOutcome> {
    const shown_request = this.snapshot.run.pending?.request ?? null;
    return this.put({ kind: 'text', ...this.#base(), text, surface: 'chat', shown_request, taint: [], ...more });
  }

  answer(answer: 'y' | 'n', more: Partial<Extract<InboxRow, { kind: 'answer' }>> = {}): Promise<RowOutcome> {
    const { pending } = this.snapshot.run;
    return this.put({
      kind: 'answer',
      ...this.#base(),
      request: pending?.request ?? 'R1',
      digest: pending?.digest ?? '',
      answer,
      via: 'key',
      ...more,
    });
  }

  /** y, and a rule with it: narrow unless told otherwise. */
  always(more: Partial<Extract<InboxRow, { kind: 'rule' }>> = {}): Promise<RowOutcome> {
    const { request = 'R1', digest = '' } = this.snapshot.run.pending ?? {};
    const terms = { bounds: {}, rate_an_hour: 60, lasts_hours: 24 };
    return this.put({ kind: 'rule', ...this.#base(), request, digest, ...terms, via: 'button', ...more });
  }

  revoke(rule: string): Promise<RowOutcome> {
    return this.put({ kind: 'revoke', ...this.#base(), rule });
  }

  undo(change: number): Promise<RowOutcome> {
    return this.put({ kind: 'undo', ...this.#base(), change });
  }

  /** Changes tasks by the person's own hand. */
  byHand(goal: string, ...changes: Extract<InboxRow, { kind: 'plan' }>['changes']): Promise<RowOutcome> {
    return this.put({ kind: 'plan', ...this.#base(), goal, changes });
  }

  /** Settings by the person's own hand. */
  set(values: Readonly<Record<string, unknown>>): Promise<RowOutcome> {
    const changes = Object.entries(values).map(([name, value]) => ({ name, value }));
    return this.put({ kind: 'settings', ...this.#base(), changes });
  }

  /** The rules that the person made. */
  get ownRules(): Rule[] {
    return this.snapshot.run.rules.filter(({ shipped }) => !shipped);
  }

  /** `speech`: seq of what is being answered, where that alone is to end. */
  command(
    command: Extract<InboxRow, { kind: 'control' }>['command'],
    lang: Language = 'en',
    speech?: number,
  ): Promise<RowOutcome> {
    return this.put({ kind: 'control', ...this.#base(), lang, command, ...(speech !== undefined && { speech }) });
  }

  /** Another answer in place of the newest. */
  again(output: number): Promise<RowOutcome> {
    return this.put({ kind: 'again', ...this.#base(), output });
  }

  choose(choice: string, question?: number): Promise<RowOutcome> {
    const { asking, confirm } = this.snapshot.run;
    return this.put({
      kind: 'choice',
      ...this.#base(),
      question: question ?? confirm?.output ?? asking?.output ?? 0,
      choice,
      label: choice,
    });
  }

  import(file: string): Promise<RowOutcome> {
    return this.put({ kind: 'import', ...this.#base(), file, name: 'events.jsonl' }, 200_000);
  }

  bring(name: string, content: string): Promise<RowOutcome> {
    return this.put({ kind: 'file', ...this.#base(), name, content });
  }

  clear(): Promise<RowOutcome> {
    return this.put({ kind: 'clear', ...this.#base() });
  }

  /** Answers y until no request is open, at most `limit` times. */
  async approveAll(limit = 50): Promise<void> {
    for (let count = 0; count < limit && this.snapshot.run.pending; count++) await this.answer('y');
  }

  get snapshot(): Snapshot {
    return this.store.snapshot as Snapshot;
  }

  get events(): LogEvent[] {
    return [...this.store.archive.flat(), ...this.store.log] as unknown as LogEvent[];
  }

  all<T extends EventType>(type: T): EventOf<T>[] {
    return this.events.filter((event) => event.type === type) as EventOf<T>[];
  }

  /** All changes but those that a build brings by itself. */
  get changed(): EventOf<'change'>[] {
    return this.all('change').filter(({ by }) => by !== 'build');
  }

  /** The results that end an action: all but those of goals. */
  get ended(): LogEvent<EndedResultBody>[] {
    return this.all('result').flatMap((result) => (result.status === 'goal_done' ? [] : [result]));
  }

  newest<T extends EventType>(type: T): EventOf<T> {
    const found = this.all(type).at(-1);
    if (!found) throw new Error(`no ${type} in the log`);
    return found;
  }

  /** What chat shows, oldest first. */
  get chat(): string[] {
    return this.events.flatMap((event: LogEvent<EventBody>) => {
      if (event.type === 'input') return [`> ${textOf(event.text)}`];
      return event.type === 'output' ? [textOf(event.data) ?? ''] : [];
    });
  }

  async exported(): Promise<string> {
    return (await exportEvents(this.journal, this.clock.now())).parts.join('');
  }

  #base(): { id: string; lang: 'en'; at: string } {
    return { id: `row-${++rows}`, lang: 'en', at: new Date(this.clock.now()).toISOString() };
  }
}

async function* linesOfText(text: string): AsyncGenerator<string> {
  for (const line of text.split('\n')) yield line;
}

/** Lets everything that can run do so until a condition holds. */
export async function turnsOf(condition: () => boolean, limit = 2_000): Promise<void> {
  for (let turn = 0; turn < limit; turn++) {
    await macrotask();
    if (condition()) return;
  }
  throw new Error('the agent did not come to rest');
}
