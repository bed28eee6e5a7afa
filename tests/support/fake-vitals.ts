import type { AgentVitals } from '../../src/lib/bridge/contract';
import type { LongFrame, PressureState, VitalsSources } from '../../src/lib/session/vitals/vitals-sources';

/** What a watch sees, as a test sets it; time passes only when told to. */
export class FakeVitals implements VitalsSources {
  time = 0;
  seen = true;
  seq = 1;
  isAtWork = false;
  heapBytes: number | null = 5_000_000;
  stored: { usage: number; quota: number } | null = { usage: 1_000, quota: 9_000 };
  bytes = 0;
  hasPressure = true;
  /** How late timers run, and how long a look takes; ms. */
  lateMs = 0;
  workMs = 0;
  agent: Partial<AgentVitals> | null = {};
  readonly questions: number[] = [];
  storageQuestions = 0;
  timers = 0;
  tellFrames: ((frames: LongFrame[]) => void) | null = null;
  tellPressure: ((state: PressureState) => void) | null = null;
  #changed: () => void = () => {};
  #timer: { at: number; work: () => void } | null = null;

  now = (): number => this.time;
  later = (ms: number, work: () => void): (() => void) => {
    const timer = { at: this.time + ms, work };
    this.#timer = timer;
    return () => {
      if (this.#timer === timer) this.#timer = null;
    };
  };
  isSeen = (): boolean => this.seen;
  onSeen = (changed: () => void): (() => void) => {
    this.#changed = changed;
    return () => {};
  };
  activity = () => ({ seq: this.seq, isAtWork: this.isAtWork, inbox: 0 });
  askAgent = (since: number): Promise<AgentVitals | null> => {
    this.questions.push(since);
    return Promise.resolve(
      this.agent && {
        heardAt: this.time,
        now: this.time,
        spans: [],
        awakeSince: null,
        waitingEnds: 0,
        idleWakes: 0,
        idleWakeMs: 0,
        traffic: { requests: 0, bytes: 0, untold: 0 },
        ...this.agent,
      },
    );
  };
  heap = (): number | null => {
    this.time += this.workMs;
    return this.heapBytes;
  };
  wholeMemory = () => Promise.resolve(null);
  storage = () => {
    this.storageQuestions += 1;
    return Promise.resolve(this.stored);
  };
  network = () => ({ isOnline: true, downlink: null, roundTripMs: null, kind: null });
  handled = () => null;
  traffic = () => ({ requests: 0, bytes: this.bytes, untold: 0 });
  pressure = (told: (state: PressureState) => void) => {
    this.tellPressure = told;
    return Promise.resolve(this.hasPressure ? () => (this.tellPressure = null) : null);
  };
  longFrames = (told: (frames: LongFrame[]) => void) => {
    this.tellFrames = told;
    return () => (this.tellFrames = null);
  };

  setSeen(isSeen: boolean): void {
    this.seen = isSeen;
    this.#changed();
  }

  /** Lets time pass, running timers as they come due. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const timer = this.#timer;
      if (!timer || timer.at + this.lateMs > end) break;
      this.#timer = null;
      this.time = Math.max(this.time, timer.at + this.lateMs);
      this.timers += 1;
      timer.work();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve(); // what was asked is answered
    }
    this.time = Math.max(this.time, end);
  }
}
