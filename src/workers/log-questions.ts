import type { Agent } from '../lib/bridge/contract';
import type { YadoriDatabase } from '../lib/bridge/database';
import { reopenDatabase } from '../lib/bridge/open-database';
import type { CapabilityRegistry } from '../lib/capabilities/registry';
import type { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import type { AgentTab } from '../lib/runtime/agent-tab';
import { OnDemand } from './on-demand';
import { browserClock } from './platform';

export interface QuestionedParts {
  database: YadoriDatabase;
  journal: IndexedDbJournal;
  capabilities: CapabilityRegistry;
  tab: AgentTab;
  /** Of the module that answers as Agent, for the threads that help. */
  moduleUrl: string;
}

/** What a page asks of the log and of this build: each part comes in when it is asked for. */
export function logQuestions({ database, journal, capabilities, tab, moduleUrl }: QuestionedParts) {
  const history = new OnDemand(async () => {
    const { StateHistory } = await import('../lib/journal/state-history');
    return new StateHistory(journal);
  });
  const reading = new OnDemand(async () => {
    const { ReadingThread } = await import('./reading-thread');
    return new ReadingThread(database, journal, moduleUrl);
  });
  return {
    exportFile: async (shape) => {
      const { exportFile } = await import('../lib/journal/export-file');
      const exported = await exportFile(journal, shape, browserClock.now());
      const { status } = tab;
      const hasGivenUp = status.role === 'read_only' && (status.code === 'storage' || status.code === 'disk_full');
      if (exported.ok || !hasGivenUp) return exported;
      await reopenDatabase(database); // nothing writes any more; a look may yet succeed
      return exportFile(journal, shape, browserClock.now());
    },
    exportSelection: async (seqs) =>
      (await import('../lib/journal/selection')).exportSelection(journal, seqs, browserClock.now()),
    ruleBounds: async (thought) =>
      (await import('../lib/capabilities/propose-bounds')).proposeBounds(journal, capabilities.catalogue, thought),
    functions: async (lang) => {
      const { listFunctions } = await import('../lib/capabilities/list-functions');
      return listFunctions(capabilities, lang, tab.status.role !== 'read_only');
    },
    findText: async (passage) => (await import('../lib/journal/find-text')).findText(journal, passage),
    listEvents: async (question) => (await import('../lib/journal/list-events')).listEvents(journal, question),
    stateAt: async (seq) => (await history.get()).at(seq),
    audit: async () => (await reading.get()).audit(),
    auditProgress: () => reading.made?.progress ?? null,
    checkedLines: async (from, limit) => (await reading.get()).checkedLines(from, limit),
    areSound: async (lines) => {
      const { isSoundLine } = await import('../lib/audit/sound-line');
      return lines.map(isSoundLine);
    },
  } satisfies Partial<Agent>;
}
