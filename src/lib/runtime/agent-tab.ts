import type { Clock } from '../base/ports';
import type { AgentStatus, TabMessage } from '../bridge/contract';
import type { YadoriDatabase } from '../bridge/database';
import { NewHandles, readOnlyCode } from '../bridge/new-handles';
import { openDatabase, reopenDatabase, yieldToNewer } from '../bridge/open-database';
import type { AgentLoop } from './agent-loop';
import { Leadership } from './leadership';
import type { Locks, RuntimePorts, TabLine } from './ports';

export interface AgentTabParts {
  database: YadoriDatabase;
  line: TabLine;
  locks: Locks;
  clock: Clock;
  /** It stands otherwise than before. */
  onStatus: () => void;
}

/** The agent of one tab, from the opening of the store on: how it stands, and what it hears of the other tabs. */
export class AgentTab {
  status: AgentStatus = { role: 'starting' };
  /** Null: it does not lead. */
  loop: AgentLoop | null = null;

  readonly #parts: AgentTabParts;
  /** Ids of rows that whoever sent them wants no more: kept by every tab, since another may lead when they come up. */
  readonly #withdrawn = new Set<string>();
  #leadership: Leadership | null = null;
  #isVisible = true;

  constructor(parts: AgentTabParts) {
    this.#parts = parts;
    parts.line.listen((message) => this.#hear(message));
  }

  get isLeading(): boolean {
    return this.status.role === 'leading';
  }

  /** Something new is in the inbox. */
  poke(): void {
    this.loop?.poke();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#leadership?.setVisible(isVisible);
  }

  isWithdrawn(row: string): boolean {
    return this.#withdrawn.has(row);
  }

  tell(status: AgentStatus): void {
    this.status = status;
    this.#parts.line.post({ kind: 'status_changed' });
    this.#parts.onStatus();
  }

  /** Once. Resolves when what is stored can only be read. `portsOf`: made when the store is open. */
  async run(portsOf: () => RuntimePorts): Promise<void> {
    const { database, line, locks, clock } = this.#parts;
    yieldToNewer(database, () => {
      this.#leadership?.leave(); // and lets the lock go, for the tab of the newer build
      this.tell({ role: 'read_only', code: 'newer', detail: 'a newer build opened the store' });
    });
    database.onLost = () => this.poke(); // who lost the connection notices when it next reads
    database.on('blocked', () => {
      this.status = { role: 'starting', isBlocked: true };
      return false; // else Dexie writes it to the console
    });
    const handles = new NewHandles(clock, () => reopenDatabase(database));
    let opened = await openDatabase(database);
    if (!opened.ok && opened.code === 'storage') opened = await handles.next(opened.message);
    if (!opened.ok) return this.tell({ role: 'read_only', code: readOnlyCode(opened), detail: opened.message });
    const onLoop = (newest: AgentLoop | null): void => void (this.loop = newest);
    this.#leadership = new Leadership(portsOf(), { locks, line, onLoop, handles }, this.#isVisible);
    await this.#leadership.run();
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'poke') this.poke();
    if (message.kind === 'withdrawn') this.#withdrawn.add(message.row);
  }
}
