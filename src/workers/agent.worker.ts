import { expose } from 'comlink';
import { fallbackLanguage } from '../lib/agent/step/turn';
import type { Agent, StartOptions } from '../lib/bridge/contract';
import { YadoriDatabase } from '../lib/bridge/database';
import { searchCollections } from '../lib/capabilities/collections/search-collections';
import { createRegistry } from '../lib/capabilities/registry';
import { shippedCapabilities } from '../lib/capabilities/shipped';
import { createWorldCapability } from '../lib/capabilities/world/world';
import { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import { AgentTab } from '../lib/runtime/agent-tab';
import { WorkRecord } from '../lib/runtime/work-record';
import { agentPorts, findDistress } from './agent-ports';
import { KeptFolder } from './kept-folder';
import { LentThreads } from './lent-threads';
import { livesOfLog } from './lives-of-log';
import { lateLogQuestions } from './late-log-questions';
import { MindsAtHand } from './minds-at-hand';
import { browserClock, browserLocks } from './platform';
import { seams } from './seams';
import { tabLine as line } from './tab-line';

declare global {
  var startAgent: (options: StartOptions) => void;
}

const database = new YadoriDatabase();
const journal = new IndexedDbJournal(database);
const record = new WorkRecord(browserClock);
const lent = new LentThreads();
const onStatus = (): void => void folder.keep();
const tab = new AgentTab({ database, line, locks: browserLocks, clock: browserClock, onStatus });
const folder: KeptFolder = new KeptFolder(journal, tab, line);
const minds = new MindsAtHand(
  lent,
  line,
  (hash) => journal.blob(hash),
  async (path) => journal.notes.read(path),
);
const lives = livesOfLog(journal);
const capabilities = createRegistry([
  ...shippedCapabilities,
  createWorldCapability(lives),
  searchCollections((asked, signal) => minds.searchCollections(asked, signal)),
  ...(__SEAMS__ ? seams.capabilities() : []),
]);
const parts = { tab, line, database, journal, capabilities, minds, lives, folder, record, moduleUrl: import.meta.url };
let hasStarted = false;
let language: StartOptions['lang'] = fallbackLanguage;

const agent: Agent = {
  ...lateLogQuestions(parts),
  ping() {},
  start(options) {
    if (hasStarted) return;
    hasStarted = true;
    language = options.lang;
    tab.setVisible(options.isVisible);
    if (options.hasFolder) void folder.chosen();
    tab
      .run(() => agentPorts({ ...parts, language: () => language }, options))
      .catch((error: unknown) => {
        reportError(error); // a bug: the page starts another thread, which recovers from what is stored
        self.close();
      });
  },
  setVisible: (isVisible) => tab.setVisible(isVisible),
  setLanguage: (lang) => void (language = lang),
  prepare: () => {
    void findDistress();
    minds.prepare();
  },
  poke: () => tab.poke(),
  status: () => tab.status,
  vitals: async (since) => {
    const heardAt = browserClock.monotonic(); // before anything is loaded
    const waitingEnds = tab.loop?.waitingEnds ?? 0;
    return (await import('./agent-vitals')).agentVitals(record, { waitingEnds, heardAt, since });
  },
  lend: (thread, port) => lent.lend(thread, port),
  askForThreads: (ask) => lent.askBy(ask),
  checkMind: (id, grokModel) => minds.check(id, grokModel),
  listModels: (baseUrl) => minds.list(baseUrl),
  policy: async () => (await import('./policy-self-test')).testPolicy(),
};

expose(agent);
globalThis.startAgent = (options) => agent.start(options); // of the page's first script, beside which this thread loads
