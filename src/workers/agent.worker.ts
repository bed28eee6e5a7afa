import { expose } from 'comlink';
import type { Egress } from '../lib/bridge/egress-contract';
import { modelPatience, type ModelThread } from '../lib/bridge/model-contract';
import {
  channelName,
  type Agent,
  type AgentStatus,
  type LentName,
  type StartOptions,
  type TabMessage,
} from '../lib/bridge/contract';
import { YadoriDatabase } from '../lib/bridge/database';
import { MindsDatabase } from '../lib/bridge/minds-database';
import { searchCollections } from '../lib/capabilities/collections/search-collections';
import { createRegistry } from '../lib/capabilities/registry';
import { shippedCapabilities } from '../lib/capabilities/shipped';
import type { LoggedLives } from '../lib/capabilities/world/logged-lives';
import { createWorldCapability } from '../lib/capabilities/world/world';
import { ChosenMind } from '../lib/deliberation/chosen-mind';
import { withLab } from '../lib/deliberation/lab/with-lab';
import { createReflex, prepareReflex } from '../lib/deliberation/reflex';
import { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import { NewHandles, readOnlyCode } from '../lib/bridge/new-handles';
import { openDatabase, reopenDatabase, yieldToNewer } from '../lib/bridge/open-database';
import { fallbackLanguage } from '../lib/agent/step/turn';
import type { Retention } from '../lib/agent/fold/retention';
import type { Language } from '../lib/base/language';
import type { Deliberator } from '../lib/mind/context-pack';
import type { FolderMirror } from '../lib/journal/folder-mirror';
import type { StateHistory } from '../lib/journal/state-history';
import type { AgentLoop } from '../lib/runtime/agent-loop';
import type { HasDistress } from '../lib/agent/step/turn';
import { loadedCode } from '../lib/runtime/loaded-code';
import { Leadership } from '../lib/runtime/leadership';
import type { ReadImport, RuntimePorts, TabLine } from '../lib/runtime/ports';
import { loadGather } from '../lib/runtime/run-deliberation';
import { WorkRecord } from '../lib/runtime/work-record';
import type { Command } from '../lib/world/command';
import type { AgentMinds } from './agent-minds';
import { LentThread } from './lent-thread';
import { opfsAnchors } from './opfs-anchors';
import type { ReadingThread } from './reading-thread';
import { browserClock, browserLocks, browserRandom, newAbort, zoneNamed } from './platform';
import { seams } from './seams';

/** How long the thread belongs to what a person says first; ms. */
const firstMomentMs = 3_000;

declare global {
  var startAgent: (options: StartOptions) => void;
}

const channel = new BroadcastChannel(channelName);
const database = new YadoriDatabase();
const journal = new IndexedDbJournal(database);
const mindsDatabase = new MindsDatabase();
let loadedLives: Promise<LoggedLives> | null = null;
/** Lives in the Lab: what knows of its world comes in when one is begun or gone on with. */
const lives = {
  intend: async (life: number) => (await livesOfLog()).intend(life),
  act: async (life: number, tick: number, command: Command) => (await livesOfLog()).act(life, tick, command),
};
const capabilities = createRegistry([
  ...shippedCapabilities,
  createWorldCapability(lives),
  searchCollections(async (asked, signal) => (await minds()).searchCollections(asked, signal)),
  ...(__SEAMS__ ? seams.capabilities() : []),
]);
let status: AgentStatus = { role: 'starting' };
let loop: AgentLoop | null = null;
let leadership: Leadership | null = null;
let isVisible = true;
let isPrepared = false;
let hasStarted = false;
let language: Language | undefined;
let readingThread: ReadingThread | null = null;
/** Ids of rows that whoever sent them wants no more: kept by every thread, since another may lead when they come up. */
const withdrawn = new Set<string>();
let history: Promise<StateHistory> | null = null;
let mirror: FolderMirror | null = null;
let hasFolder = false;
let mind: ChosenMind | null = null;
let loadedMinds: Promise<AgentMinds> | null = null;
let askPage: (thread: LentName) => void = () => {};
const lent = {
  egress: new LentThread<Egress>('egress', () => askPage('egress')),
  model: new LentThread<ModelThread>('model', () => askPage('model'), modelPatience),
  browser: new LentThread<ModelThread>('browser', () => askPage('browser')),
};
const record = new WorkRecord(browserClock);

const agent: Agent = {
  ping() {},
  start(options) {
    if (hasStarted) return;
    hasStarted = true;
    language = options.lang;
    isVisible = options.isVisible;
    hasFolder = options.hasFolder;
    begin(options).catch((error: unknown) => {
      reportError(error); // a bug: the page starts another thread, which recovers from what is stored
      self.close();
    });
  },
  setVisible(isSeen) {
    isVisible = isSeen;
    leadership?.setVisible(isSeen);
  },
  setLanguage: (lang) => void (language = lang),
  prepare: () => {
    if (!mind || mind.isRules) prepareReflex(language ?? fallbackLanguage).catch(tellUnprepared);
  },
  poke: () => loop?.poke(),
  status: () => status,
  // what is used now and then comes in when it is
  exportFile: async (shape) => {
    const { exportFile } = await import('../lib/journal/export-file');
    const exported = await exportFile(journal, shape, browserClock.now());
    const hasGivenUp = status.role === 'read_only' && (status.code === 'storage' || status.code === 'disk_full');
    if (exported.ok || !hasGivenUp) return exported;
    await reopenDatabase(database); // nothing writes any more; a look may yet succeed
    return exportFile(journal, shape, browserClock.now());
  },
  ruleBounds: async (thought) =>
    (await import('../lib/capabilities/propose-bounds')).proposeBounds(journal, capabilities.catalogue, thought),
  functions: async (lang) =>
    (await import('../lib/capabilities/list-functions')).listFunctions(capabilities, lang, status.role !== 'read_only'),
  findText: async (passage) => (await import('../lib/journal/find-text')).findText(journal, passage),
  audit: async () => (await reading()).audit(),
  checkedLines: async (from, limit) => (await reading()).checkedLines(from, limit),
  areSound: async (lines) => {
    const { isSoundLine } = await import('../lib/audit/sound-line');
    return lines.map(isSoundLine);
  },
  auditProgress: () => readingThread?.progress ?? null,
  listEvents: async (question) => (await import('../lib/journal/list-events')).listEvents(journal, question),
  exportSelection: async (seqs) =>
    (await import('../lib/journal/selection')).exportSelection(journal, seqs, browserClock.now()),
  stateAt: async (seq) => {
    history ??= import('../lib/journal/state-history').then(({ StateHistory }) => new StateHistory(journal));
    return (await history.catch(forgetHistory)).at(seq);
  },
  vitals: async (since) => {
    const heardAt = browserClock.monotonic(); // before anything is loaded
    const waitingEnds = loop?.waitingEnds ?? 0;
    return (await import('./agent-vitals')).agentVitals(record, { waitingEnds, heardAt, since });
  },
  lend: (thread, port) => lent[thread].lend(port),
  askForThreads: (ask) => {
    askPage = ask;
    for (const thread of Object.values(lent)) thread.askAgain(); // it may have started before it could ask
  },
  checkMind: async (id, grokModel) => (await minds()).check(id, grokModel),
  policy: async () => (await import('./policy-self-test')).testPolicy(),
};

expose(agent);
globalThis.startAgent = (options) => agent.start(options); // of the page's first script, beside which this thread loads
let hear: (message: TabMessage) => void = () => {};
channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'poke') loop?.poke();
  if (data.kind === 'withdrawn') withdrawn.add(data.row);
  if (data.kind === 'folder') {
    hasFolder = true;
    void mirrorNow();
  }
  if (data.kind === 'mind') {
    mind?.changed();
    void loadedMinds?.then((known) => known.tryAnew());
  }
  hear(data);
};

function livesOfLog(): Promise<LoggedLives> {
  loadedLives ??= import('../lib/capabilities/world/logged-lives').then(({ LoggedLives: Lives }) => new Lives(journal));
  loadedLives.catch(() => (loadedLives = null));
  return loadedLives;
}

/** What knows of models comes in when one is chosen or tried; where its code did not come, it is asked for again. */
function minds(): Promise<AgentMinds> {
  loadedMinds ??= import('./agent-minds').then(
    ({ AgentMinds: Minds }) => new Minds(mindsDatabase, lent, (message) => channel.postMessage(message)),
  );
  loadedMinds.catch(() => (loadedMinds = null));
  return loadedMinds;
}

/** Null: Reflex, which needs nothing of what knows of models. */
async function chosenMind(): Promise<Deliberator | null> {
  return (await mindsDatabase.chosenId()) === null ? null : (await minds()).chosen();
}

/** It is asked for again when it is needed. */
function tellUnprepared(error: unknown): void {
  console.debug('what judges could not be loaded', error);
}

/** What cannot be read is not offered. */
function withoutCollections(error: unknown): null {
  console.warn('whether there are collections cannot be read', error);
  return null;
}

/** The folder, where there is one, as the log is now. Never rejects. */
async function mirrorNow(): Promise<void> {
  if (!hasFolder || status.role !== 'leading') return;
  try {
    mirror ??= await newMirror();
    await mirror.changed();
  } catch (error) {
    console.warn('the folder cannot be kept', error); // its code did not come; tried again at the next change
  }
}

async function reading(): Promise<ReadingThread> {
  const { ReadingThread: Thread } = await import('./reading-thread');
  return (readingThread ??= new Thread(database, journal, import.meta.url));
}

/** Its code did not come: the next question asks for it again. */
function forgetHistory(error: unknown): never {
  history = null;
  throw error;
}

async function newMirror(): Promise<FolderMirror> {
  const [{ FolderMirror: Mirror }, { FolderDatabase }] = await Promise.all([
    import('../lib/journal/folder-mirror'),
    import('../lib/bridge/folder-database'),
  ]);
  const isLeading = (): boolean => status.role === 'leading' && loop !== null;
  return new Mirror({ journal, clock: browserClock, folders: new FolderDatabase(), isLeading });
}

async function begin(options: StartOptions): Promise<void> {
  yieldToNewer(database, () => {
    leadership?.leave(); // and lets the lock go, for the tab of the newer build
    tell({ role: 'read_only', code: 'newer', detail: 'a newer build opened the store' });
  });
  database.onLost = () => loop?.poke(); // who lost the connection notices when it next reads
  database.on('blocked', () => {
    status = { role: 'starting', isBlocked: true };
    return false; // else Dexie writes it to the console
  });
  const handles = new NewHandles(browserClock, () => reopenDatabase(database));
  let opened = await openDatabase(database);
  if (!opened.ok && opened.code === 'storage') opened = await handles.next(opened.message);
  if (!opened.ok) return tell({ role: 'read_only', code: readOnlyCode(opened), detail: opened.message });
  mindsDatabase.open().catch(() => {}); // ahead of the first turn, which reports what is wrong with it
  const line: TabLine = {
    post: (message) => channel.postMessage(message),
    listen: (listener) => (hear = listener),
  };
  const tabs = { locks: browserLocks, line, onLoop: (newest: AgentLoop | null) => (loop = newest), handles };
  leadership = new Leadership(ports(options), tabs, isVisible);
  await leadership.run();
}

function tell(newest: AgentStatus): void {
  status = newest;
  channel.postMessage({ kind: 'status_changed' } satisfies TabMessage);
  void mirrorNow();
}

function ports({ lang, zone, anchor }: StartOptions): RuntimePorts {
  void findDistress(); // it stands before every message, so it comes in before the first
  loadGather().catch(tellUnprepared);
  mind = new ChosenMind(createReflex(), chosenMind);
  return {
    get lang() {
      return language ?? lang;
    },
    journal,
    clock: __SEAMS__ ? seams.clock(browserClock) : browserClock,
    random: browserRandom,
    deliberator: withLab(__SEAMS__ ? seams.mind(mind) : mind, lives),
    capabilities,
    collections: async () => (await minds()).collections().catch(withoutCollections),
    zone: zoneNamed(zone),
    linesOf: (file, row) => (file instanceof Blob ? linesOfFile(file, row) : null),
    isWithdrawn: (row) => withdrawn.has(row),
    readAgainst: async () => (await loadedCode(() => import('../lib/mind/reflex/read-against')))?.readAgainst ?? null,
    hasDistress: findDistress,
    readImport: importLog,
    packLog: async (events, retention) => (await import('../lib/journal/log-packer')).packLog(events, retention),
    schedule: async (alarms, now) =>
      (await loadedCode(() => import('../lib/scheduler/schedule')))?.lookBySystemZones(alarms, now) ?? null,
    onRing: ({ alarm, seq, text }) => channel.postMessage({ kind: 'ring', alarm, seq, text } satisfies TabMessage),
    newAbort,
    anchors: opfsAnchors(anchor),
    onStatus: tell,
    onStart: (step) => performance.mark(`start:${step}`),
    onCommit: () => void mirrorNow(),
    onPhase: (span) => record.add(span),
    onRest: (isAtRest) => {
      record.rest(isAtRest);
      if (isAtRest) prepareToAct();
    },
    ...(__SEAMS__ && { checkpoint: seams.checkpoint }),
  };
}

/** What an approval will run comes in before there is one: a newer app may have taken the place of this one by then. */
function prepareToAct(): void {
  if (isPrepared) return;
  isPrepared = true;
  // the first words are answered first
  setTimeout(() => {
    for (const name of capabilities.names()) capabilities.get(name)?.prepare?.().catch(tellUnprepared);
  }, firstMomentMs);
}

async function findDistress(): Promise<HasDistress | null> {
  return (await loadedCode(() => import('../lib/care/find-distress')))?.hasDistress ?? null;
}

async function importLog(lines: AsyncIterable<string>, retention: Retention): Promise<ReadImport> {
  const [{ readImport }, { soundLines }, { broughtNotes }] = await Promise.all([
    import('../lib/journal/read-import'),
    import('./sound-lines'),
    import('../lib/capabilities/note/brought-notes'),
  ]);
  const helper = soundLines(import.meta.url);
  try {
    return await readImport(lines, retention, helper.find, broughtNotes);
  } finally {
    helper.close();
  }
}

async function* linesOfFile(file: Blob, row: string): AsyncGenerator<string> {
  const { importLines } = await import('./import-lines');
  yield* importLines(file, {
    tell: (lines) => channel.postMessage({ kind: 'importing', lines } satisfies TabMessage),
    isCancelled: () => withdrawn.has(row),
  });
}
