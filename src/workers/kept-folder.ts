import type { FolderMirror } from '../lib/journal/folder-mirror';
import type { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import type { AgentTab } from '../lib/runtime/agent-tab';
import type { TabLine } from '../lib/runtime/ports';
import { OnDemand } from './on-demand';
import { browserClock } from './platform';

/** The person's folder, where there is one: kept as the log is, by the tab that leads. What writes it comes in when there is one. */
export class KeptFolder {
  readonly #tab: AgentTab;
  readonly #mirror: OnDemand<FolderMirror>;
  #isChosen = false;

  constructor(journal: IndexedDbJournal, tab: AgentTab, line: TabLine) {
    this.#tab = tab;
    this.#mirror = new OnDemand(async () => {
      const [{ FolderMirror: Mirror }, { FolderDatabase }] = await Promise.all([
        import('../lib/journal/folder-mirror'),
        import('../lib/bridge/folder-database'),
      ]);
      const isLeading = (): boolean => tab.isLeading && tab.loop !== null;
      return new Mirror({ journal, clock: browserClock, folders: new FolderDatabase(), isLeading });
    });
    line.listen(({ kind }) => {
      if (kind === 'folder') void this.chosen();
    });
  }

  /** There is one now, or it may be written to. Never rejects. */
  chosen(): Promise<void> {
    this.#isChosen = true;
    return this.keep();
  }

  /** As the log is now. Never rejects. */
  async keep(): Promise<void> {
    if (!this.#isChosen || !this.#tab.isLeading) return;
    try {
      await (await this.#mirror.get()).changed();
    } catch (error) {
      console.warn('the folder cannot be kept', error); // its code did not come; tried again at the next change
    }
  }
}
