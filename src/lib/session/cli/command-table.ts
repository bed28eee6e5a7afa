import type { CliCommand } from './cli-command';
import { alarm } from './commands/alarm';
import { answer } from './commands/answer';
import { approve, reject } from './commands/answers';
import { audit } from './commands/audit';
import { choose } from './commands/choose';
import { config } from './commands/config';
import { drop, resume, stop } from './commands/controls';
import { exportFile } from './commands/export';
import { files } from './commands/files';
import { count, grep, head, tail } from './commands/filters';
import { help } from './commands/help';
import { importFile } from './commands/import';
import { lab } from './commands/lab';
import { log } from './commands/log';
import { plan } from './commands/plan';
import { purpose } from './commands/purpose';
import { recipe } from './commands/recipe';
import { rules } from './commands/rules';
import { say } from './commands/say';
import { status } from './commands/status';
import { task } from './commands/task';
import { undo } from './commands/undo';

/** Every command there is, in the order in which they are told of. Where two begin alike, completion takes the first. */
export const commandTable: readonly CliCommand[] = [
  help,
  status,
  purpose,
  plan,
  task,
  approve,
  reject,
  choose,
  answer,
  stop,
  resume,
  drop,
  rules,
  undo,
  files,
  log,
  exportFile,
  importFile,
  config,
  recipe,
  alarm,
  lab,
  audit,
  say,
  grep,
  head,
  tail,
  count,
];
