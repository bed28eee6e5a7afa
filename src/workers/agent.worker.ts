import { expose } from 'comlink';
import { channelName, type Agent, type AgentStatus, type TabMessage } from '../lib/bridge/contract';
import { YadoriDatabase } from '../lib/bridge/database';
import { createRegistry } from '../lib/capabilities/registry';
import { shippedCapabilities } from '../lib/capabilities/shipped';
import { createReflex } from '../lib/deliberation/reflex';
import { DexieJournal } from '../lib/journal/dexie-journal';
import { exportFile } from '../lib/journal/export-file';
import { linesOf } from '../lib/journal/file-lines';
import { importLimits, readExportedLog } from '../lib/journal/import-log';
import { openDatabase } from '../lib/journal/open-database';
import type { AgentLoop } from '../lib/runtime/agent-loop';
import { takePartInLeadership } from '../lib/runtime/leadership';
import type { RuntimePorts } from '../lib/runtime/ports';
import { browserClock, browserLocks, browserRandom, newAbort, zoneNamed } from './platform';
import { testPolicy } from './policy-self-test';
import { seams } from './seams';

const database = new YadoriDatabase();
const journal = new DexieJournal(database);
const channel = new BroadcastChannel(channelName);
let status: AgentStatus = { role: 'starting' };
let loop: AgentLoop | null = null;
let hasStarted = false;

const agent: Agent = {
  ping() {},
  start({ zone }) {
    if (hasStarted) return;
    hasStarted = true;
    void begin(zone);
  },
  poke: () => loop?.poke(),
  status: () => status,
  exportFile: (shape) => exportFile(journal, shape, browserClock.now()),
  policy: testPolicy,
};

expose(agent);
channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'poke') loop?.poke();
};

async function begin(zone: string): Promise<void> {
  const opened = await openDatabase(database);
  if (!opened.ok) {
    status = { role: 'read_only', code: opened.code, detail: opened.message };
    return;
  }
  await takePartInLeadership(ports(zone), browserLocks, (newest) => (loop = newest));
  loop = null;
}

function ports(zone: string): RuntimePorts {
  return {
    journal,
    clock: __SEAMS__ ? seams.clock(browserClock) : browserClock,
    random: browserRandom,
    deliberator: createReflex(),
    capabilities: createRegistry(__SEAMS__ ? [...shippedCapabilities, ...seams.capabilities()] : shippedCapabilities),
    zone: zoneNamed(zone),
    linesOf: (file) =>
      file instanceof Blob && file.size <= importLimits.fileBytes ? linesOf(file, importLimits.lineCharacters) : null,
    readExportedLog,
    newAbort,
    onStatus: (newest) => (status = newest),
    onCommit: (seq) => channel.postMessage({ kind: 'changed', seq } satisfies TabMessage),
    ...(__SEAMS__ && { checkpoint: seams.checkpoint }),
  };
}
