import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { listenForStop } from '../../scripts/lab/stop-signal';

/** A process that is sent signals, its clock, and what it was ended by. */
function house() {
  const process = new EventEmitter();
  const clock = { now: 0 };
  const ended: string[] = [];
  const stop = listenForStop(
    process,
    () => clock.now,
    (signal) => ended.push(signal),
  );
  const send = (signal: string, at: number): void => {
    clock.now = at;
    process.emit(signal, signal);
  };
  return { stop, send, ended, listening: () => process.listenerCount('SIGINT') };
}

describe('Ctrl-C', () => {
  it('is one press however often it arrives: a terminal sends it to every process of a command, and each passes it on', () => {
    const { stop, send, ended, listening } = house();
    expect(stop.isStopped).toBe(false);
    for (const [signal, at] of [
      ['SIGINT', 5_000],
      ['SIGINT', 5_001],
      ['SIGTERM', 5_040],
      ['SIGINT', 5_400],
    ] as const) {
      send(signal, at);
      expect(stop.isStopped).toBe(true);
      expect(stop.signal.aborted).toBe(true);
      expect(listening()).toBe(1); // else it would end here, with its files not yet whole
    }
    expect(ended).toEqual([]);
  });

  it('pressed again later ends the process at once, as it would without us', () => {
    const { send, ended, listening } = house();
    send('SIGINT', 0);
    send('SIGINT', 1_000);
    expect(ended).toEqual(['SIGINT']);
    expect(listening()).toBe(0);
  });

  it('ends what is waited for', async () => {
    const { stop, send } = house();
    const waited = stop.wait(1_000_000_000);
    send('SIGTERM', 0);
    await waited;
    await stop.wait(1_000_000_000);
  });
});
