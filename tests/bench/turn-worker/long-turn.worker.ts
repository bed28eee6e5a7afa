import { MeasuredAgent, untilTurn } from './measured-agent';

/** What the page hands over: the two logs to go on from, and how many turns to measure after some that only warm the engine up. */
export interface LongTurnOrder {
  long: File;
  short: File;
  turns: number;
  warmUp: number;
}

export interface LongTurnReport {
  /** Ms, turn by turn. */
  longMs: number[];
  shortMs: number[];
  /** In each at the start. */
  longEvents: number;
  shortEvents: number;
}

self.onmessage = ({ data }: MessageEvent<LongTurnOrder>) => {
  measure(data).then(
    (report) => self.postMessage({ ok: true, report }),
    (error: unknown) =>
      self.postMessage({ ok: false, message: error instanceof Error ? `${error.stack}` : String(error) }),
  );
};

/** Turns on both in the order L S S L, so that each comes as often after its own kind as after the other. */
async function measure({ long, short, turns, warmUp }: LongTurnOrder): Promise<LongTurnReport> {
  const [longMs, shortMs]: [number[], number[]] = [[], []];
  const [one, longEvents] = await agentWith('long', long);
  const [other, shortEvents] = await agentWith('short', short);
  for (let done = -warmUp; done < turns; done += 2) {
    for (const [agent, ms] of [
      [one, longMs],
      [other, shortMs],
      [other, shortMs],
      [one, longMs],
    ] as const) {
      const { turn } = await untilTurn(agent);
      if (done >= 0) ms.push(turn.turnMs);
    }
  }
  return { longMs, shortMs, longEvents, shortEvents };
}

async function agentWith(name: string, file: File): Promise<[MeasuredAgent, number]> {
  const agent = new MeasuredAgent(`bench-${name}`);
  await agent.open();
  return [agent, await agent.bring(file)];
}
