import { BareStore, countsIn } from './bare-store';
import { MeasuredAgent, untilTurn } from './measured-agent';
import type { Group } from './recorded-group';

/** What the page asks for: turns to measure, after some that only warm the engine up. */
export interface TurnOrder {
  turns: number;
  warmUp: number;
}

export interface TurnReport {
  /** Ms, turn by turn: the agent's, and that of the same rows written bare. */
  agentMs: number[];
  bareMs: number[];
  /** Ms and calls within the agent's turns, by turn. */
  spent: Record<string, { ms: number; calls: number }>[];
  /** Of one turn, by turn. */
  transactions: number[];
  rows: number[];
  events: number;
}

self.onmessage = ({ data }: MessageEvent<TurnOrder>) => {
  measure(data).then(
    (report) => self.postMessage({ ok: true, report }),
    (error: unknown) =>
      self.postMessage({
        ok: false,
        message: error instanceof Error ? `${error.stack} ${String(error.cause)}` : String(error),
      }),
  );
};

/**
 * Turns and replays in the order T T R R T T R R, so that each comes as often after its own kind as after the other. What is no such
 * turn (answers, a goal's end that asks nothing) is written to both stores and not measured.
 */
async function measure({ turns, warmUp }: TurnOrder): Promise<TurnReport> {
  const name = `bench-${crypto.randomUUID()}`;
  const agent = new MeasuredAgent(`${name}-agent`);
  const started = await agent.open();
  const bare = await BareStore.like(agent.databaseName, `${name}-bare`);
  await replay(bare, started);

  const report: TurnReport = { agentMs: [], bareMs: [], spent: [], transactions: [], rows: [], events: 0 };
  for (let done = -warmUp; done < turns; done += 2) {
    const spans = [await untilTurn(agent), await untilTurn(agent)];
    for (const { before, turn } of spans) {
      for (const move of before) await replay(bare, move.groups);
      const groups = turn.groups.slice(0, turn.turnGroups);
      const begun = performance.now();
      await replay(bare, groups);
      const bareMs = performance.now() - begun;
      await replay(bare, turn.groups.slice(turn.turnGroups));
      if (done < 0) continue;
      report.agentMs.push(turn.turnMs);
      report.bareMs.push(bareMs);
      report.spent.push(Object.fromEntries(turn.spent));
      report.transactions.push(groups.length);
      report.rows.push(groups.flat().length);
    }
  }
  report.events = await assertAlike(agent.databaseName, bare);
  return report;
}

async function replay(bare: BareStore, groups: readonly Group[]): Promise<void> {
  for (const group of groups) await bare.write(group);
}

/** Both stores hold the same number of rows in each table, or the comparison would mean nothing. Events in the log. */
async function assertAlike(databaseName: string, bare: BareStore): Promise<number> {
  const { meta: _agent, ...written } = await countsIn(databaseName); // leadership is claimed once, in no turn
  const { meta: _bare, ...replayed } = await bare.counts();
  if (JSON.stringify(written) !== JSON.stringify(replayed)) {
    throw new Error(`the stores differ: ${JSON.stringify(written)} against ${JSON.stringify(replayed)}`);
  }
  return written['log'] ?? 0;
}
