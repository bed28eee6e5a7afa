import type { Run } from '../../agent/fold/snapshot';
import { backupAge, readLastBackup, type BackupAge, type LastBackup } from './backup-reminder';
import { readChoice, writeChoice } from '../page/stored-choice';

const key = 'yadori.backup';

/** When this browser last made a whole backup, remembered outside the log: what is on another device is not known to it. */
export class LastBackupMemory {
  #last = $state.raw<LastBackup | null>(readLastBackup(readChoice(key)));

  /** `seq`: up to which event it goes. */
  made(log: string | null, seq: number): void {
    if (log === null) return;
    this.#last = { log, seq, at: new Date().toISOString() };
    writeChoice(key, JSON.stringify(this.#last));
  }

  forget(): void {
    this.#last = null;
    writeChoice(key, null);
  }

  ageFor(run: Run): BackupAge {
    return backupAge(this.#last, run.log, run.last.seq, Date.now());
  }
}
