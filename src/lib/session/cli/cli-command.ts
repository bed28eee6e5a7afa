import type { Snapshot } from '../../agent/fold/snapshot';
import type { Language } from '../../base/language';
import type { AgentStatus, AuditOutcome, Crossing, ExportedFile, ExportShape } from '../../bridge/contract';
import type { YadoriDatabase } from '../../bridge/database';
import type { NewRow } from '../send/outbox';
import type { PageView } from '../view/page-view';
import type { Heard } from '../send/sender.svelte';
import type { CliOutput, CliPart } from './cli-output';

/** How a command is told of: by `help`, on the help page and where it was typed wrongly. */
export interface CommandWords {
  /** What stands behind its name: [NAME], TEXT; empty for nothing. */
  takes: string;
  /** One sentence. */
  does: string;
}

/** One command of the CLI: a file of its own in commands/, and its line in command-table.ts. */
export interface CliCommand {
  name: string;
  words: Readonly<Record<Language, CommandWords>>;
  /**
   * `text`: all that follows, as typed. `words`: in words, with pipes and a redirect. `filter`: as words, and it takes what another command
   * prints. `none`: only its name.
   */
  reads: 'none' | 'text' | 'words' | 'filter';
  /** For `text`: with one of these behind its name, or nothing, it only prints, and can be piped and redirected like the others. */
  prints?: readonly string[];
  /** Options and the values they take; `text` and `number` are free. */
  options?: Readonly<Record<string, 'text' | 'number' | readonly string[]>>;
  /** With these words it does something beside printing, and so is not piped or redirected. */
  standsAlone?: (words: readonly string[]) => boolean;
  /** What may stand next, for completion. `before`: the words behind the name that are there already. */
  completes?: (before: readonly string[], context: CliContext) => readonly string[] | Promise<readonly string[]>;
  run(call: CliCall, context: CliContext): CliOutput | Promise<CliOutput>;
}

export interface CliCall {
  /** The whole line as typed, behind one slash: as the log keeps it. */
  line: string;
  /** For `text`: what follows the name. */
  rest: string;
  words: readonly string[];
  /** Checked against the command's own. */
  options: Readonly<Record<string, string>>;
  /** What the stage before printed; null for a first stage. */
  input: { parts: readonly CliPart[]; taint: readonly string[] } | null;
}

/** All that commands may reach. */
export interface CliContext {
  lang: Language;
  commands: readonly CliCommand[];
  database: YadoriDatabase;
  view: () => PageView;
  snapshot: () => Snapshot;
  status: () => AgentStatus;
  send: (row: NewRow) => Promise<Heard>;
  exportFile: (shape: ExportShape) => Promise<Crossing<ExportedFile>>;
  audit: () => Promise<Crossing<AuditOutcome>>;
  /** Gives a file to the person. `shape`: a backup is remembered. */
  save: (file: ExportedFile, shape: ExportShape) => void;
  /** Lets the person choose a file; null: they did not. */
  pickFile: () => Promise<File | null>;
  /** Chosen by `import`, and not taken in yet. */
  chosen: File | null;
  /** Wall time, ms since 1970 UTC. */
  now: () => number;
}
