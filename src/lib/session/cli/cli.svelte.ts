import type { ExportedFile, ExportShape } from '../../bridge/contract';
import type { ChatLine } from '../view/chat-line';
import { download } from '../page/download';
import { keepWithoutKeys } from '../message/keep-without-keys';
import { keptDraft } from '../message/kept-draft';
import type { YadoriDatabase } from '../../bridge/database';
import type { AgentHost } from '../agent/agent-host.svelte';
import type { LastBackupMemory } from '../data/last-backup.svelte';
import type { Sender } from '../send/sender.svelte';
import type { Preferences } from '../settings/preferences.svelte';
import type { StoredKeys } from '../send/stored-keys';
import type { LiveView } from '../view/live-view.svelte';
import { readChoice, typedKey, writeChoice } from '../page/stored-choice';
import type { CliContext } from './cli-command';
import { readCliLines } from './cli-lines';
import { commandTable } from './command-table';
import { completionOf } from './complete';
import { asidesOf, entriesOf, wordAfter, type CliEntry, type LoggedEntry, type TypedEntry } from './entries';
import { moved, readHistory, storedHistory, withLine, type History } from './history';
import { runLine } from './run-line';

/** What the command line uses of its page. */
export interface CliParts {
  agent: AgentHost;
  database: YadoriDatabase;
  lastBackup: LastBackupMemory;
  preferences: Preferences;
  sender: Sender;
  storedKeys: StoredKeys;
  view: LiveView;
}

/** The command line of one page: what is typed, what came of it, and the lines typed before. */
export class Cli {
  /** The rest of the word that is being typed. */
  completion = $state('');
  readonly entries: CliEntry[] = $derived.by(() => {
    const { lines, question } = this.#parts.view.current;
    const own = this.#lines.map((line): LoggedEntry => ({ kind: 'logged', line, isAside: false }));
    const asides = asidesOf(lines, this.#spans);
    return entriesOf(
      this.#entries,
      [...own, ...asides].filter(({ line }) => line.seq !== question?.seq),
    );
  });
  /** The person works from here: they typed something, and said nothing in the chat since. */
  readonly isInUse: boolean = $derived.by(() => {
    const since = this.#spans.at(-1);
    return since !== undefined && wordAfter(this.#parts.view.current.lines, since) === null;
  });
  /** Set by what shows this: only it can open the browser's own dialog. */
  pickFile: () => Promise<File | null> = () => Promise.resolve(null);

  readonly #parts: CliParts;
  readonly #context: CliContext;
  #typed = $state(keptDraft('command').text);
  #entries = $state.raw<TypedEntry[]>([]);
  #lines = $state.raw<ChatLine[]>([]);
  /** The newest event each time that the person took to the CLI. */
  #spans = $state.raw<number[]>([]);
  #history: History = readHistory(readChoice(typedKey));
  #number = 0;
  /** Which log, and how far it was read. */
  #log: string | null = null;
  #readUpTo = 0;
  #isLooking = false;

  constructor(parts: CliParts) {
    this.#parts = parts;
    this.#context = this.#contextFor(parts);
  }

  /** What stands in the box; it outlives a reload. */
  get typed(): string {
    return this.#typed;
  }

  set typed(text: string) {
    this.#typed = text;
    keepWithoutKeys('command', { text, prefilledBy: null });
  }

  /** Runs what stands in the box. */
  async enter(): Promise<void> {
    const line = this.typed.trim();
    this.typed = '';
    this.completion = '';
    if (line === '') return;
    if (!(await this.#parts.storedKeys.areInText(line))) {
      this.#history = withLine(readHistory(readChoice(typedKey)), line); // other tabs type, too
      writeChoice(typedKey, storedHistory(this.#history.lines));
    }
    const after = this.#parts.view.current.snapshot.run.last.seq;
    const number = (this.#number += 1);
    const since = this.#spans.at(-1);
    if (since === undefined || wordAfter(this.#parts.view.current.lines, since) !== null)
      this.#spans = [...this.#spans, after];
    this.#entries = [...this.#entries, { kind: 'typed', number, after, line, output: null }];
    const output = await runLine(line, this.#context);
    if (output.refusal?.code === 'too_soon' && this.typed === '') this.typed = line;
    if (output.isLogged) await this.look(); // it is there before this goes
    this.#entries = output.isLogged
      ? this.#entries.filter((entry) => entry.number !== number)
      : this.#entries.map((entry) => (entry.number === number ? { ...entry, output } : entry));
  }

  /** Takes up what the log has got since. Rejects when the database cannot be read. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const { database, view } = this.#parts;
      const { log, last } = view.current.snapshot.run;
      if (log !== this.#log || last.seq < this.#readUpTo) this.#forget(log);
      if (last.seq === this.#readUpTo) return;
      const lines = await readCliLines(database, this.#readUpTo, last.seq);
      this.#readUpTo = lines.at(-1)?.seq ?? this.#readUpTo;
      this.#readUpTo = Math.max(this.#readUpTo, last.seq);
      if (lines.length > 0) this.#lines = [...this.#lines, ...lines];
    } finally {
      this.#isLooking = false;
    }
  }

  /** One line back or forth in the history. False: there is none. */
  recall(by: -1 | 1): boolean {
    const found = moved(this.#history, by, this.typed);
    if (!found) return false;
    this.#history = found.history;
    this.typed = found.line;
    this.completion = '';
    return true;
  }

  /** Looks what the word at the end could become. Rejects when the database cannot be read. */
  async complete(): Promise<void> {
    const asked = this.typed;
    const found = await completionOf(asked, { ...this.#context, lang: this.#parts.preferences.language });
    if (this.typed === asked) this.completion = found;
  }

  /** Takes the completion. False: there is none. */
  takeCompletion(): boolean {
    if (this.completion === '') return false;
    this.typed += this.completion;
    this.completion = '';
    return true;
  }

  #forget(log: string | null): void {
    this.#log = log;
    this.#readUpTo = 0;
    this.#lines = [];
    this.#spans = [];
    this.#entries = this.#entries.map((entry) => ({ ...entry, after: 0 }));
  }

  #contextFor(parts: CliParts): CliContext {
    return {
      get lang() {
        return parts.preferences.language;
      },
      commands: commandTable,
      database: parts.database,
      view: () => parts.view.current,
      snapshot: () => parts.view.current.snapshot,
      status: () => parts.agent.status,
      send: (row) => parts.sender.sendAndHear(row),
      exportFile: (shape) => parts.agent.exportFile(shape),
      audit: async () => (await import('../log/log-audit.svelte')).logAudit.run(),
      save: (file, shape) => saveFile(parts, file, shape),
      pickFile: () => this.pickFile(),
      chosen: null,
      now: () => Date.now(),
    };
  }
}

/** One for each page: what was printed stays while other panes and pages are looked at. */
const known = new WeakMap<CliParts, Cli>();

export function cliOf(parts: CliParts): Cli {
  const cli = known.get(parts) ?? ownedByNobody(() => new Cli(parts));
  known.set(parts, cli);
  return cli;
}

/** What a component makes goes still with it: this outlives the one that asked for it first. */
function ownedByNobody<T>(make: () => T): T {
  const made: T[] = [];
  $effect.root(() => void made.push(make()));
  return made[0] as T;
}

function saveFile(parts: CliParts, { blob, name, seq }: ExportedFile, shape: ExportShape): void {
  download(blob, name);
  if (shape === 'backup') parts.lastBackup.made(parts.view.current.snapshot.run.log, seq);
}
