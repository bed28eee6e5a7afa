import { describe, expect, it } from 'vitest';
import { FakeVitals } from '../../../../tests/support/fake-vitals';
import { VitalsWatch, type Metric } from './vitals-watch.svelte';

function watched(): { sources: FakeVitals; watch: VitalsWatch; recent: (metric: Metric) => number | null } {
  const sources = new FakeVitals();
  const watch = new VitalsWatch(sources);
  return { sources, watch, recent: (metric) => watch.trends[metric].short.meanOver(sources.time, 10_000) };
}

describe('what is told', () => {
  it('is measured while somebody looks: delay, busy share, memory, storage, bytes a second', async () => {
    const { sources, watch, recent } = watched();
    watch.look('pane');
    sources.lateMs = 50;
    await sources.pass(4_100);
    sources.bytes = 4_000;
    await sources.pass(2_000);
    expect(recent('pageDelay')).toBe(50);
    expect(recent('pageBusy')).toBe(1);
    expect(recent('memory')).toBe(5_000_000);
    expect(recent('storage')).toBe(1_000);
    expect(watch.told?.quota).toBe(9_000);
    expect(watch.trends.network.short.points(sources.time).at(-1)).toBeCloseTo(2_000, -3);
  });

  it('says of what the browser does not tell that it does not, and never a number', async () => {
    const { sources, watch, recent } = watched();
    Object.assign(sources, { heapBytes: null, stored: null, hasPressure: false });
    watch.look('pane');
    await sources.pass(4_100);
    expect(watch.told).toMatchObject({ pressure: null, quota: null, network: { downlink: null } });
    expect([recent('memory'), recent('storage'), recent('turn')]).toEqual([null, null, null]);
  });

  it('keeps long frames with their cause, each once though the browser tells them again', async () => {
    const { sources, watch } = watched();
    const frame = { start: 5, ms: 200, blockingMs: 150, cause: null };
    const leave = watch.look('pane');
    sources.tellFrames?.([frame]);
    leave();
    watch.look('pane');
    sources.tellFrames?.([frame, { ...frame, start: 900 }]);
    expect(watch.frames.map(({ start }) => start)).toEqual([5, 900]);
  });

  it('has the turns of the agent and the share of time it was at work, on the clock of the page', async () => {
    const { sources, watch } = watched();
    watch.look('pane');
    // its clock is 500 behind
    sources.askAgent = (since) => {
      sources.questions.push(since);
      return Promise.resolve({
        heardAt: sources.time - 500,
        now: sources.time - 500,
        spans: [{ phase: 'turn', start: 500, ms: 1_000 }],
        awakeSince: null,
        waitingEnds: 0,
        idleWakes: 0,
        idleWakeMs: 0,
        traffic: { requests: 0, bytes: 0, untold: 0 },
      });
    };
    await sources.pass(2_500);
    expect(watch.spans).toEqual([{ phase: 'turn', start: 1_000, ms: 1_000 }]);
    expect(watch.trends.agentBusy.short.points(sources.time).slice(-2)).toEqual([1_000 / 1_500, null]);
    expect(watch.trends.turn.short.meanOver(sources.time, 10_000)).toBe(1_000);
  });
});

describe('care', () => {
  it('does nothing while the page is hidden, little while nobody looks, and goes on where somebody does', async () => {
    const { sources, watch } = watched();
    await sources.pass(60_000);
    expect([sources.timers, sources.questions.length, sources.tellFrames]).toEqual([6, 0, null]);
    sources.setSeen(false);
    await sources.pass(3_600_000);
    expect([sources.timers, sources.questions.length]).toEqual([6, 0]);
    const leave = watch.look('pane');
    await sources.pass(3_600_000);
    expect(sources.timers).toBe(6);
    sources.setSeen(true);
    await sources.pass(10_000);
    expect(sources.timers).toBe(6 + 50);
    leave();
    expect([sources.tellFrames, sources.tellPressure]).toEqual([null, null]);
    await sources.pass(10_000);
    expect(sources.timers).toBe(6 + 50 + 1);
  });

  it('shows a gap for the time in which nobody looked', async () => {
    const { sources, watch } = watched();
    watch.look('pane');
    await sources.pass(2_100);
    sources.setSeen(false);
    await sources.pass(60_000);
    sources.setSeen(true);
    await sources.pass(2_100);
    const points = watch.trends.memory.short.points(sources.time).slice(-33);
    expect(points.filter((point) => point === null).length).toBeGreaterThanOrEqual(29);
    expect([points.at(-1), watch.trends.pageDelay.short.meanOver(sources.time, 600_000)]).toEqual([5_000_000, 0]);
  });

  it('wakes a resting agent once after each change and no more, but for who reads the page of vitals', async () => {
    const { sources, watch } = watched();
    const leave = watch.look('pane');
    await sources.pass(3_600_000);
    expect(sources.questions.length).toBe(1);
    sources.seq += 1;
    await sources.pass(3_600_000);
    expect(sources.questions.length).toBe(2);
    leave();
    watch.look('page');
    await sources.pass(60_000);
    expect(sources.questions.length).toBeGreaterThanOrEqual(2 + 9);
    expect(sources.questions.length).toBeLessThanOrEqual(2 + 13);
  });

  it('asks a working agent until it rests', async () => {
    const { sources, watch } = watched();
    watch.look('pane');
    sources.agent = { awakeSince: 0 };
    await sources.pass(10_100);
    expect(sources.questions.length).toBe(5);
    sources.agent = { awakeSince: null };
    await sources.pass(60_000);
    expect(sources.questions.length).toBe(6);
  });

  it('asks the browser for its storage twice a minute, not at each sample', async () => {
    const { sources, watch } = watched();
    watch.look('pane');
    await sources.pass(120_000);
    expect(sources.storageQuestions).toBe(4);
  });

  it('counts what it costs itself', async () => {
    const { sources, watch, recent } = watched();
    watch.look('pane');
    sources.workMs = 20; // in each sample
    await sources.pass(30_000);
    expect(recent('cost')).toBeCloseTo(0.01, 3);
  });
});
