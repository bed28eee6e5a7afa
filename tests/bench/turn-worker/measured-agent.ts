import { deleteStore } from '../../support/delete-store';
import type { InboxRow } from '../../../src/lib/agent/fold/inbox-row';
import { nextWork } from '../../../src/lib/agent/step/next-work';
import { emptySnapshot, type Snapshot } from '../../../src/lib/agent/fold/snapshot';
import type { Clock } from '../../../src/lib/base/ports';
import { YadoriDatabase } from '../../../src/lib/bridge/database';
import { createRegistry } from '../../../src/lib/capabilities/registry';
import { shippedCapabilities } from '../../../src/lib/capabilities/shipped';
import { createReflex } from '../../../src/lib/deliberation/reflex';
import { IndexedDbJournal } from '../../../src/lib/journal/indexed-db-journal';
import { packLog } from '../../../src/lib/journal/log-packer';
import { linesOf } from '../../../src/lib/journal/file-lines';
import { importLimits } from '../../../src/lib/journal/import-limits';
import { readImport } from '../../../src/lib/journal/read-import';
import { openDatabase } from '../../../src/lib/bridge/open-database';
import { AgentLoop } from '../../../src/lib/runtime/agent-loop';
import { browserClock, browserRandom, newAbort, zoneNamed } from '../../../src/workers/platform';
import { nextRow } from './next-row';
import { groupOfBatch, groupOfRow, type Group } from './recorded-group';
import { WatchedJournal, type Watched } from './watched-journal';

/** What followed one row, until the agent rested. */
export interface Move {
  /** From the putting of a y or of words until the next request was committed; null when the move was no turn of that kind. Ms. */
  turnMs: number | null;
  /** Of the turn alone. */
  spent: Watched['spent'];
  /** Every transaction: the row's own first. */
  groups: Group[];
  /** How many of them belong to the turn. */
  turnGroups: number;
}

/** The agent as the app composes it, on a database of its own, moved by rows as a person would send them. */
export class MeasuredAgent {
  readonly #database: YadoriDatabase;
  readonly #journal: WatchedJournal;
  readonly #loop: AgentLoop;
  #snapshot: Snapshot = emptySnapshot();
  #rested: () => void = () => {};
  #failed: (reason: Error) => void = () => {};
  #rows = 0;
  readonly #outcomes = new Set<string>();
  #deliberationMs = 0;

  constructor(readonly databaseName: string) {
    this.#database = new YadoriDatabase(databaseName);
    this.#journal = new WatchedJournal(new IndexedDbJournal(this.#database), ({ snapshot }) => {
      if (snapshot) this.#snapshot = snapshot;
    });
    const reflex = createReflex();
    this.#loop = new AgentLoop({
      journal: this.#journal,
      clock: this.#clock(),
      random: browserRandom,
      deliberator: {
        ...reflex,
        deliberate: async (pack, signal) => {
          const begun = performance.now();
          const decision = await reflex.deliberate(pack, signal);
          this.#deliberationMs += performance.now() - begun;
          return decision;
        },
      },
      capabilities: createRegistry(shippedCapabilities),
      zone: zoneNamed('Europe/Berlin'),
      linesOf: (file) => (file instanceof Blob ? linesOf(file, importLimits.lineCharacters) : null),
      packLog,
      readImport,
      newAbort,
      onStatus: (status) => {
        if (status.role === 'read_only') this.#failed(new Error(`the agent stopped: ${status.code}, ${status.detail}`));
      },
      onCommit: () => {},
    });
  }

  /** Starts it on an empty database. What it wrote until it rested. */
  async open(): Promise<Group[]> {
    await deleteStore(this.#database);
    const opened = await openDatabase(this.#database);
    if (!opened.ok) throw new Error(opened.message);
    const resting = this.#rest();
    this.#loop.lead().then(
      (end) => {
        if (end === 'read_only') this.#failed(new Error(`the agent stopped: ${this.#loop.failure}`));
      },
      (error: unknown) => this.#failed(new Error('the agent threw', { cause: error })),
    );
    await resting;
    return this.#groupsOf(this.#journal.take());
  }

  /** Brings a log in, on an empty database, and lets the agent go on. Events that stand in it then. */
  async bring(file: Blob): Promise<number> {
    const base = { id: 'bring', lang: 'en', at: new Date().toISOString() } as const;
    await this.#send({ kind: 'import', ...base, file, name: 'events.jsonl' });
    await this.#send({ kind: 'control', ...base, id: 'resume', command: 'resume' });
    this.#journal.take();
    return this.#snapshot.run.last.seq;
  }

  async #send(row: InboxRow): Promise<void> {
    const resting = this.#rest();
    await this.#put(row);
    this.#loop.poke();
    await resting;
  }

  /** In a few words, for who wants to know why it does not go on. */
  get standing(): string {
    const { phase, halt, interrupted, asking, last } = this.#snapshot.run;
    return JSON.stringify({
      phase,
      halt,
      interrupted,
      asking,
      last: last.seq,
      goals: this.#snapshot.state.plan.goals.length,
    });
  }

  /** Sends what a person would send next. */
  async move(): Promise<Move> {
    const row = await nextRow(this.#snapshot, this.#journal, ++this.#rows);
    const isSaid = row.kind === 'answer' || row.kind === 'text';
    this.#journal.take();
    this.#deliberationMs = 0;
    const resting = this.#rest();
    const begun = performance.now();
    await this.#put(row);
    const putMs = performance.now() - begun;
    this.#loop.poke();
    await resting;

    const watched = this.#journal.take();
    const { commits, spent } = watched;
    spent.set('outbox', { ms: putMs, calls: 1 });
    spent.set('deliberate', { ms: this.#deliberationMs, calls: 1 });
    const asked = commits.findIndex(({ batch }) =>
      batch.events.some((event) => event.type === 'approval' && event.status === 'asked'),
    );
    const end = isSaid ? commits[asked] : undefined;
    return {
      turnMs: end ? end.at - begun : null,
      spent,
      groups: [groupOfRow(row), ...(await this.#groupsOf(watched))],
      turnGroups: asked + 2,
    };
  }

  /** As the page's outbox does it. */
  async #put(row: InboxRow): Promise<void> {
    const { inbox } = this.#database;
    await this.#database.transaction('rw!', inbox, () => inbox.add({ ...row }));
  }

  async #groupsOf({ commits }: Watched): Promise<Group[]> {
    const groups: Group[] = [];
    for (const { batch } of commits) {
      const group = await groupOfBatch(batch, this.#database);
      groups.push(batch.row ? [...group, ...(await this.#outcomesDropped(batch.row.outcome.id))] : group);
    }
    return groups;
  }

  /** The journal keeps a limited number of outcomes: which ones went when this one came. */
  async #outcomesDropped(added: string): Promise<Group> {
    this.#outcomes.add(added);
    const present = new Set(await this.#database.outcomes.toCollection().primaryKeys());
    const dropped = [...this.#outcomes].filter((id) => !present.has(id));
    for (const id of dropped) this.#outcomes.delete(id);
    return dropped.map((key) => ({ kind: 'delete', table: 'outcomes', key }));
  }

  /** Resolves when nothing is left to do. */
  #rest(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#rested = resolve;
      this.#failed = reject;
    });
  }

  /** The loop waits on its clock only when it has nothing at hand; then nothing may be under way either. */
  #clock(): Clock {
    return {
      ...browserClock,
      wait: (ms, signal) => {
        const isResting = nextWork(this.#snapshot, browserClock.now()).kind === 'rest' && !this.#snapshot.run.executing;
        if (isResting) this.#rested();
        return browserClock.wait(ms, signal);
      },
    };
  }
}

/** Moves that lead to no further request: more than that is no agent at work. */
const patience = 60;

/** What was no turn before the next turn, and that. */
export async function untilTurn(agent: MeasuredAgent): Promise<{ before: Move[]; turn: Move & { turnMs: number } }> {
  const before: Move[] = [];
  while (before.length < patience) {
    const move = await agent.move();
    if (move.turnMs !== null) return { before, turn: { ...move, turnMs: move.turnMs } };
    before.push(move);
  }
  throw new Error(`${patience} rows led to no request: ${agent.standing}`);
}
