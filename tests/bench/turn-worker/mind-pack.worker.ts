import type { Due } from '../../../src/lib/agent/fold/snapshot';
import { YadoriDatabase } from '../../../src/lib/bridge/database';
import { openDatabase } from '../../../src/lib/bridge/open-database';
import { promptOf } from '../../../src/lib/deliberation/llm/prompt';
import { IndexedDbJournal } from '../../../src/lib/journal/indexed-db-journal';
import { loadSnapshot } from '../../../src/lib/runtime/load-snapshot';
import { gather } from '../../../src/lib/runtime/gather';
import { MindAtHand } from '../../../src/lib/runtime/mind-at-hand';
import { RecentEvents } from '../../../src/lib/runtime/recent-events';
import { zoneNamed } from '../../../src/workers/platform';
import { MeasuredAgent, untilTurn } from './measured-agent';

export interface MindPackOrder {
  file: File;
  rounds: number;
  warmUp: number;
}

export interface MindPackReport {
  /** Ms, round by round: the rows alone, a pack of them as the first after a start, and one more. */
  rawMs: number[];
  firstMs: number[];
  warmMs: number[];
  /** All of a prompt made of it. */
  promptMs: number[];
  events: number;
  rows: number;
  entries: number;
}

self.onmessage = ({ data }: MessageEvent<MindPackOrder>) => {
  measure(data).then(
    (report) => self.postMessage({ ok: true, report }),
    (error: unknown) =>
      self.postMessage({ ok: false, message: error instanceof Error ? `${error.stack}` : String(error) }),
  );
};

/** As many events as a mind that reads is told of at most, read bare and gathered, turn about. */
async function measure({ file, rounds, warmUp }: MindPackOrder): Promise<MindPackReport> {
  const agent = new MeasuredAgent('bench-mind');
  await agent.open();
  await agent.bring(file);
  for (let turn = 0; turn < 4; turn++) await untilTurn(agent);

  const database = new YadoriDatabase(agent.databaseName);
  const opened = await openDatabase(database);
  if (!opened.ok) throw new Error(opened.message);
  const journal = new IndexedDbJournal(database);
  const loaded = await loadSnapshot(journal);
  if (!loaded.ok) throw new Error(loaded.message);
  const { snapshot } = loaded.value;
  const { last } = snapshot.run;
  const from = Math.max(1, (snapshot.run.summary?.to ?? 0) + 1, last.seq - 1_199);
  const input = (await journal.events(from, 1_200)).findLast(({ type }) => type === 'input');
  const due: Due = {
    seq: Number(input?.['seq']),
    kind: 'input',
    lang: 'en',
    taint: [],
    is_public: false,
    answers: null,
  };
  const zone = zoneNamed('Europe/Berlin');
  const now = Date.now();
  const options = {
    attempt: 1,
    now,
    date: zone.dateAt(now),
    clock: zone.clockAt(now),
    zone: zone.name,
    lang: 'en' as const,
    catalogue: [],
    withTalk: true,
    place: { kind: 'device' as const, host: null },
    collections: null,
  };
  const report: MindPackReport = {
    ...{ rawMs: [], firstMs: [], warmMs: [], promptMs: [] },
    ...{ events: last.seq, rows: last.seq - from + 1, entries: 0 },
  };
  const take = (samples: number[], begun: number, round: number): void => {
    if (round >= 0) samples.push(performance.now() - begun);
  };
  for (let round = -warmUp; round < rounds; round++) {
    const recent = new RecentEvents();
    const mind = new MindAtHand(journal);
    for (const samples of [report.firstMs, report.warmMs]) {
      const raw = performance.now();
      const rows = await journal.events(from, last.seq - from + 1);
      take(report.rawMs, raw, round);
      if (rows.length !== report.rows) throw new Error(`${rows.length} rows came of ${report.rows}`);
      const begun = performance.now();
      const gathered = await gather(journal, snapshot, due, { ...options, recent, mind });
      take(samples, begun, round);
      if (!gathered.ok) throw new Error(gathered.message);
      const { transcript } = gathered.pack;
      report.entries = transcript.entries.length;
      const told = performance.now();
      promptOf(gathered.pack, 'tools', transcript, null, (time) => ({
        date: zone.dateAt(Date.parse(time)),
        clock: zone.clockAt(Date.parse(time)).slice(0, 5),
      }));
      take(report.promptMs, told, round);
    }
  }
  return report;
}
