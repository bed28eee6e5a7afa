import type { StartOptions } from '../lib/bridge/contract';
import type { CapabilityRegistry } from '../lib/capabilities/registry';
import { MindWithLab } from '../lib/deliberation/lab/mind-with-lab';
import type { HasDistress } from '../lib/agent/step/turn';
import type { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import type { AgentTab } from '../lib/runtime/agent-tab';
import { loadedCode } from '../lib/runtime/loaded-code';
import type { RuntimePorts, TabLine } from '../lib/runtime/ports';
import { loadLateStep } from '../lib/runtime/late-step';
import { loadWork } from '../lib/runtime/late-work';
import type { WorkRecord } from '../lib/runtime/work-record';
import { linesOfImport, readImportFile } from './import-file';
import type { KeptFolder } from './kept-folder';
import type { livesOfLog } from './lives-of-log';
import type { MindsAtHand } from './minds-at-hand';
import { opfsAnchors } from './opfs-anchors';
import { browserClock, browserRandom, newAbort, zoneNamed } from './platform';
import { seams } from './seams';

/** How long the thread belongs to what a person says first; ms. */
const firstMomentMs = 3_000;

export interface AgentParts {
  tab: AgentTab;
  line: TabLine;
  journal: IndexedDbJournal;
  capabilities: CapabilityRegistry;
  minds: MindsAtHand;
  lives: ReturnType<typeof livesOfLog>;
  folder: KeptFolder;
  record: WorkRecord;
  /** The page's language now. */
  language: () => StartOptions['lang'];
  /** Of the module that answers as Agent, for a thread that helps. */
  moduleUrl: string;
}

/** The runtime's ports as the agent's thread of a real browser gives them. */
export function agentPorts(parts: AgentParts, { zone, anchor }: StartOptions): RuntimePorts {
  const { tab, line, journal, capabilities, minds, lives, folder, record, moduleUrl } = parts;
  loadWork().catch(tellUnprepared);
  const mind = minds.open();
  let isPrepared = false;
  /** What messages and approvals will need comes in before there is one: a newer app may have taken the place of this one by then. */
  const prepareAhead = (): void => {
    if (isPrepared) return;
    isPrepared = true;
    setTimeout(() => {
      void findDistress();
      void loadLateStep();
      for (const name of capabilities.names()) capabilities.get(name)?.prepare?.().catch(tellUnprepared);
    }, firstMomentMs);
  };
  return {
    get lang() {
      return parts.language();
    },
    journal,
    clock: __SEAMS__ ? seams.clock(browserClock) : browserClock,
    random: browserRandom,
    deliberator: new MindWithLab(__SEAMS__ ? seams.mind(mind) : mind, lives),
    capabilities,
    collections: () => minds.collections(),
    zone: zoneNamed(zone),
    linesOf: (file, row) => linesOfImport(file, line, () => tab.isWithdrawn(row)),
    isWithdrawn: (row) => tab.isWithdrawn(row),
    readAgainst: async () => (await loadedCode(() => import('../lib/deliberation/rules/judge')))?.readAgainst ?? null,
    hasDistress: findDistress,
    readImport: (lines, retention) => readImportFile(lines, retention, moduleUrl),
    placeFile: async (...given) =>
      (await loadedCode(() => import('../lib/capabilities/note/place-file')))?.placeFile(...given) ?? null,
    packLog: async (events, retention) => (await import('../lib/journal/log-packer')).packLog(events, retention),
    schedule: async (alarms, now) =>
      (await loadedCode(() => import('../lib/scheduler/schedule')))?.lookBySystemZones(alarms, now) ?? null,
    onRing: ({ alarm, seq, text }) => line.post({ kind: 'ring', alarm, seq, text }),
    newAbort,
    anchors: opfsAnchors(anchor),
    onStatus: (status) => tab.tell(status),
    onStart: (step) => performance.mark(`start:${step}`),
    onCommit: () => void folder.keep(),
    onPhase: (span) => record.add(span),
    onRest: (isAtRest) => {
      record.rest(isAtRest);
      if (isAtRest) prepareAhead();
    },
    ...(__SEAMS__ && { checkpoint: seams.checkpoint }),
  };
}

/** It stands before every message. */
export async function findDistress(): Promise<HasDistress | null> {
  return (await loadedCode(() => import('../lib/care/find-distress')))?.hasDistress ?? null;
}

/** It is asked for again when it is needed. */
function tellUnprepared(error: unknown): void {
  console.debug('what comes late could not be loaded', error);
}
