import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LentName } from '../../bridge/contract';
import type { Egress, EgressRecord, Lendable } from '../../bridge/egress-contract';
import type { LiveRemote } from '../../bridge/live-remote';
import type { MindProfile } from '../../bridge/minds';
import type { ModelThread, OwnedModelThread } from '../../bridge/model-contract';
import { MindThreads, type MindThreadPorts } from './mind-threads';

const [one, other] = ['https://api.one.example', 'https://api.two.example'];

/** A thread that is under way until it is told that it is not. */
class HeldThread {
  isDead = false;
  /** It answers nothing, and nothing says that it never will. */
  isMute = false;
  isTerminated = false;
  isServing = 0;
  isAskedForIdle = false;
  isAbandoned = false;
  keptTo: readonly string[] | null = null;
  readonly unlocked: string[] = [];
  becomeIdle: () => void = () => {};
  tellRecords: (() => void) | null = null;

  constructor(readonly host: string) {}

  readonly worker = { terminate: () => void (this.isTerminated = true) };
  readonly shared = {
    ping: () =>
      this.isMute ? new Promise<void>(() => {}) : this.isDead ? Promise.reject(new Error('silent')) : Promise.resolve(),
    serve: (port: MessagePort) => {
      ports.push(port);
      this.isServing += 1;
      return Promise.resolve();
    },
    abort: () => Promise.resolve(),
    abandon: () => Promise.resolve(void (this.isAbandoned = true)),
  };
  readonly egress: LiveRemote<Egress & Lendable> = {
    ...this.shared,
    send: () => Promise.resolve({ ok: true as const }),
    records: async () => {
      const records = [recordOf(this.host)];
      if (isHeld) await new Promise<void>((resolve) => (this.tellRecords = resolve));
      return records;
    },
    unlock: (origin) => Promise.resolve(void this.unlocked.push(origin)),
    isGuarded: () => Promise.resolve(true),
    keepTo: (origins) => Promise.resolve(void (this.keptTo = origins)),
    idle: () => {
      this.isAskedForIdle = true;
      return new Promise((resolve) => (this.becomeIdle = resolve));
    },
  };
  readonly model: LiveRemote<OwnedModelThread & Lendable> = {
    ...this.shared,
    load: () => Promise.resolve({ ok: true, contextTokens: 9 }),
    generate: () => Promise.resolve({ ok: true, text: '', usage: null }),
    concerns: (id) => Promise.resolve(id === 'mine'),
    keepOnly: () => Promise.resolve(),
  };
}

function recordOf(host: string): EgressRecord {
  return { at: 1, host, purpose: 'reply', sent: 1, received: 1, status: 200, ms: 1, code: null };
}

const ports: MessagePort[] = [];
/** As it is stored. */
let allowed: string[] = [];
/** Records are told when the test says so. */
let isHeld = false;
let egresses: HeldThread[] = [];
let models: HeldThread[] = [];
let lent: LentName[] = [];
/** Of threads on this device that died: tells so. */
let silent: () => void = () => {};
let isEgressHeldBack = false;
/** The agent reads what it is lent. */
let reads: () => void = () => {};
let isAgentBusy = false;

beforeEach(() => {
  [allowed, isHeld, egresses, models, lent, isEgressHeldBack, isAgentBusy] = [[one], false, [], [], [], false, false];
});
afterEach(() => ports.splice(0).forEach((port) => port.close()));

const browserModel: ModelThread = {
  ping() {},
  load: () => Promise.reject(new Error('not asked here')),
  generate: () => Promise.reject(new Error('not asked here')),
  abort() {},
};

function threadsOf(phrases: readonly (readonly [string, CryptoKey])[] = []): MindThreads {
  const agent = {
    lend: (name: LentName, port: MessagePort) => {
      ports.push(port);
      lent.push(name);
      return isAgentBusy ? new Promise<void>((resolve) => (reads = resolve)) : Promise.resolve();
    },
  };
  const browser: MindThreadPorts = {
    allowedOrigins: () => Promise.resolve([...allowed]),
    startEgress: () => {
      if (isEgressHeldBack) return new Promise(() => {});
      const thread = new HeldThread(`thread-${egresses.length}`);
      egresses.push(thread);
      return Promise.resolve({ worker: thread.worker, remote: thread.egress });
    },
    startModel: (onSilent) => {
      const thread = new HeldThread('model');
      models.push(thread);
      silent = onSilent;
      return { worker: thread.worker, remote: thread.model };
    },
    browserModel: () => browserModel,
    hasPolicies: () => Promise.resolve(true),
  };
  return new MindThreads(agent, { all: phrases, onChange: () => {} }, browser);
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const none = (): Promise<MindProfile[]> => Promise.resolve([]);
const ofKind = (kind: MindProfile['kind']) => (): Promise<MindProfile[]> =>
  Promise.resolve([{ id: 'mine', kind } as MindProfile]);

it('one thread is lent once, while what may be reached stays; its keys are opened in it', async () => {
  const threads = threadsOf([[one, {} as CryptoKey]]);
  await threads.lend(none);
  await threads.lend(none);
  expect(egresses).toMatchObject([{ unlocked: [one], isServing: 1, isTerminated: false }]);
  expect(lent).toEqual(['egress']);
});

it('another list gets another thread; the one before ends what goes where it still may, and its requests stay', async () => {
  const threads = threadsOf();
  allowed = [one, other];
  await threads.lend(none);
  allowed = [one];
  await threads.lend(none);
  const [before, now] = egresses as [HeldThread, HeldThread];
  await settled();
  expect(lent).toEqual(['egress', 'egress']);
  expect(before).toMatchObject({ keptTo: [one], isTerminated: false }); // what goes to the other is cut off, no more
  expect((await threads.requests()).map(({ host }) => host)).toEqual(['thread-0', 'thread-1']);
  before.becomeIdle();
  await settled();
  expect([before.isTerminated, now.isTerminated]).toEqual([true, false]);
  expect((await threads.requests()).map(({ host }) => host)).toEqual(['thread-0', 'thread-1']);
});

it('the one before stays until the agent knows of the new one', async () => {
  const threads = threadsOf();
  await threads.lend(none);
  isAgentBusy = true;
  allowed = [one, other];
  await threads.lend(none);
  await settled();
  expect(egresses[0]).toMatchObject({ isAskedForIdle: false, isTerminated: false });
  reads();
  await settled();
  egresses[0]?.becomeIdle();
  await settled();
  expect(egresses[0]?.isTerminated).toBe(true);
});

it('requests of a thread that goes while they are read are told once', async () => {
  const threads = threadsOf();
  await threads.lend(none);
  allowed = [one, other];
  await threads.lend(none);
  await settled();
  isHeld = true;
  const asked = threads.requests();
  const [before, now] = egresses as [HeldThread, HeldThread];
  before.tellRecords?.();
  isHeld = false;
  before.becomeIdle();
  await settled();
  expect(before.isTerminated).toBe(true);
  now.tellRecords?.();
  expect((await asked).map(({ host }) => host)).toEqual(['thread-0', 'thread-1']);
});

it('a new agent gets ways of its own to the threads that are there', async () => {
  const threads = threadsOf();
  await threads.lend(ofKind('wllama'));
  threads.agentEnded();
  expect([...egresses, ...models].map(({ isAbandoned }) => isAbandoned)).toEqual([true, true]); // nobody waits for what they do
  threads.agentIsNew();
  await threads.lend(ofKind('wllama'));
  expect([egresses, models].map((all) => all.map(({ isServing }) => isServing))).toEqual([[2], [2]]);
  expect([...lent].sort()).toEqual(['egress', 'egress', 'model', 'model']);
});

it('what the agent gave up is lent anew: by another way where it lives, as another thread where it is dead', async () => {
  const threads = threadsOf();
  await threads.lend(ofKind('webllm'));
  for (const name of ['egress', 'model'] as const) await threads.lendAnew(name);
  expect([egresses, models].map((all) => all.map(({ isServing }) => isServing))).toEqual([[2], [2]]);
  for (const thread of [...egresses, ...models]) thread.isDead = true;
  await threads.lendAnew('egress');
  expect(egresses).toMatchObject([{ isTerminated: true }, { isServing: 1, isTerminated: false }]);
  silent();
  await threads.lendAnew('model');
  expect(models).toMatchObject([{ isTerminated: true }, { isServing: 1, isTerminated: false }]);
  await threads.lendAnew('browser');
  await threads.lendAnew('browser');
  expect(lent.filter((name) => name === 'browser')).toHaveLength(2);
});

it('a model’s thread that the agent waited for in vain is waited for a little, and then gives way to another', async () => {
  vi.useFakeTimers();
  try {
    const threads = threadsOf();
    await threads.lend(ofKind('webllm'));
    const [mute] = models as [HeldThread];
    mute.isMute = true;
    const lending = threads.lendAnew('model');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(models).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await lending;
    expect(models).toMatchObject([{ isTerminated: true }, { isServing: 1, isTerminated: false }]);
  } finally {
    vi.useRealTimers();
  }
});

it('a model of this device waits for no policy, however long one takes', async () => {
  const threads = threadsOf();
  isEgressHeldBack = true;
  void threads.lend(none); // a first visit: nothing is set up
  await settled();
  void threads.lend(ofKind('wllama'));
  await settled();
  expect(lent).toEqual(['model']);
  void threads.lendAnew('model');
  void threads.lend(ofKind('browser'));
  await settled();
  expect(lent).toEqual(['model', 'model', 'browser']);
});

it('a model that is to go takes its thread down, and only it does', async () => {
  const threads = threadsOf();
  await threads.lend(ofKind('wllama'));
  expect(await threads.endModel('of another')).toBe(false);
  expect(models).toMatchObject([{ isTerminated: false }]);
  expect(await threads.endModel('mine')).toBe(true);
  expect(models).toMatchObject([{ isTerminated: true }]);
  await threads.lend(ofKind('wllama'));
  expect(models).toMatchObject([{ isTerminated: true }, { isServing: 1 }]);
});
