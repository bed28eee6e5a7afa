import { audit } from '../../src/lib/audit/audit';
import type { StoredLogEvent } from '../../src/lib/agent/fold/ports';
import type { Snapshot } from '../../src/lib/agent/fold/snapshot';
import { isOf } from '../../src/lib/bridge/read-picture';
import { readEvent } from '../../src/lib/events/log-event';
import { emptyStore } from '../../src/lib/journal/memory-journal';
import { Choice } from './choice';
import { Coverage } from './coverage';
import { Person } from './person';
import type { Plant } from './plants';
import { Schedule } from './schedule';
import { SimLocks } from './sim-locks';
import { SimTab } from './sim-tab';
import { Violation } from './violation';
import { cutAfter, logOf } from './whole-log';
import { World } from './world';

/** A seed has at least so many steps with faults, and goes on up to the second number until the person said y a few times. */
const steps = { least: 200, most: 560 } as const;
const wantedApprovals = 10;
/** After the faults, one tab must lead and the inbox be empty within this; ms. */
const livenessMs = 30_000;
/** Far more than any life needs to come to rest. */
const restlessSteps = 20_000;

/** In one of so many lives, so little of the log stays live that most of it moves to the archive. */
const archiving = { oneIn: 4, retention: { liveBytes: 8_000, segmentBytes: 4_000, keptEvents: 6 } } as const;
/** Half of all lives have a mind that reads, a part of those with an archive among them. */
const reading = { of: 8, from: 4 } as const;
/** What was said last must be answered within this, once there are no faults; ms. */
const answersMs = 30_000;
/** The machine sleeps so long; ms. Mostly long enough for a heartbeat, at times so that an answer grows old, or for a night. */
const sleeps = [61_000, 61_000, 61_000, 660_000, 28_800_000] as const;

/** Chances of each step, while there are faults. */
const mischief = {
  kill: 0.0025,
  kill_browser: 0.0012,
  freeze: 0.003,
  /** A tab that was about to write: when it thaws, another may lead. */
  freeze_at_write: 0.01,
  thaw: 0.03,
  thaw_at_claim: 0.5,
  hide_or_show: 0.008,
  jump: 0.002,
  sleep: 0.014,
  fill_disk: 0.0015,
  empty_disk: 0.05,
  lose_store: 0.0008,
  /** While something waits for y. */
  forge_snapshot: 0.0015,
  mend_store: 0.05,
  open_tab: 0.004,
} as const;

/** Places where a tab waits so seldom that chance alone would hardly kill it there: the chance of each time. */
const seldomPlaces: Readonly<Record<string, number>> = {
  'journal.archive begins': 0.2,
  'journal.archive answers': 0.2,
  'journal.archivedUpTo begins': 0.04,
  'journal.archivedUpTo answers': 0.04,
  'journal.rewrite begins': 0.2,
  'journal.rewrite answers': 0.2,
  'journal.replace begins': 0.4,
  'journal.replace answers': 0.6,
  'notes.read begins': 0.05,
  'notes.read answers': 0.05,
  'notes.totalBytes begins': 0.04,
  'notes.totalBytes answers': 0.04,
  'page.putRow begins': 0.025,
  'journal.epoch begins': 0.02,
  'journal.epoch answers': 0.02,
  'notes.list begins': 0.008,
  'notes.list answers': 0.008,
  'channel.beat': 0.008,
  'channel.are_you_there': 0.006,
  'clock.wait': 0.006,
  'page.putRow answers': 0.008,
  'lock.given_up': 0.5,
  'lock.lost': 0.2,
  'journal.changesOf begins': 0.2,
  'journal.changesOf answers': 0.25,
  'journal.load begins': 0.008,
  'journal.load answers': 0.008,
  'journal.events begins': 0.012,
  'journal.events answers': 0.012,
  'anchor.read': 0.008,
  'journal.mind begins': 0.008,
  'journal.mind answers': 0.008,
  'journal.claimEpoch begins': 0.008,
  'journal.claimEpoch answers': 0.008,
  'lock.granted': 0.01,
  'anchor.write': 0.005,
  'mind.deliberate': 0.004,
  'outside.call': 0.03,
  'store.reopen': 0.03,
};

/** One life of several tabs over one store, all of it decided by the seed. Throws the violation that it finds. */
export class Simulation {
  readonly #choice: Choice;
  readonly #schedule: Schedule;
  readonly #world: World;
  readonly #locks: SimLocks;
  readonly #person: Person;
  #tabs: SimTab[] = [];
  #tabNumber = 0;

  constructor(
    seed: number,
    readonly coverage = new Coverage(),
    plant: Plant | null = null,
  ) {
    this.#choice = new Choice(seed);
    this.#schedule = new Schedule(this.#choice);
    this.#world = new World(
      this.#schedule,
      this.#choice,
      coverage,
      plant,
      seed % archiving.oneIn === 0 ? archiving.retention : null,
      seed % reading.of >= reading.from,
    );
    this.#locks = new SimLocks(this.#schedule);
    this.#person = new Person(this.#world);
  }

  async run(): Promise<void> {
    const before = this.coverage.counts.get('approvals granted') ?? 0;
    for (let tab = 0; tab < 2 + this.#choice.below(2); tab++) this.#open();
    await settled();
    for (;;) {
      const isLong = this.#schedule.steps >= steps.least;
      const granted = (this.coverage.counts.get('approvals granted') ?? 0) - before;
      if (this.#schedule.steps >= steps.most || (isLong && granted >= wantedApprovals)) break;
      this.#makeMischief();
      const isWaiting = this.#world.isWaiting && this.#schedule.ready.length === 0;
      if (!this.#world.lost && this.#choice.chance(isWaiting ? 0.95 : 0.003)) this.#person.act(this.#living);
      this.#schedule.step(this.#schedule.now + 60_000);
      await this.#settle();
    }
    this.coverage.count('steps', this.#schedule.steps);
    this.coverage.count('seeds');
    await this.#calmDown();
    if (this.#world.reads) await this.#hearOut();
    this.#checkEnd();
  }

  get #living(): SimTab[] {
    return this.#tabs.filter(({ isAlive, isFrozen }) => isAlive && !isFrozen);
  }

  /** Everything that needs no answer of the world has happened; and nothing of it was wrong. */
  async #settle(): Promise<void> {
    await settled();
    // code that the loop loads when it needs it comes when it likes, and not by the schedule: it is waited for
    if (this.#world.store.inbox.some(({ row }) => row.kind === 'redact' || row.kind === 'clear')) {
      await Promise.all([import('../../src/lib/runtime/redact-log'), import('../../src/lib/runtime/clear-log')]);
      await settled();
    }
    for (const tab of this.#tabs) {
      if (!tab.isAlive) continue;
      if (tab.wrong) throw tab.wrong instanceof Error ? tab.wrong : new Error('a tab threw', { cause: tab.wrong });
      if (tab.isOver && !tab.isFrozen) this.#reload(tab); // the person was told so
    }
  }

  #open(): void {
    this.#tabs.push(new SimTab(this.#world, this.#locks, ++this.#tabNumber, () => this.#tabs));
  }

  #kill(tab: SimTab): void {
    tab.isAlive = false;
    this.#tabs = this.#tabs.filter((other) => other !== tab);
    this.#locks.forget(tab);
    this.#schedule.forgetDead();
    this.#world.checkFold();
  }

  #reload(tab: SimTab): void {
    this.#kill(tab);
    this.#open();
  }

  #makeMischief(): void {
    const { coverage } = this;
    const world = this.#world;
    const happens = (name: keyof typeof mischief): boolean => this.#choice.chance(mischief[name]);
    this.#killSomewhere();
    if (happens('kill_browser')) {
      coverage.fault('browser killed');
      for (const tab of [...this.#tabs]) this.#kill(tab);
      this.#open();
      this.#open();
    }
    const writing = this.#schedule.ready.find(({ label }) => label === 'journal.append begins');
    const isMidWrite = writing !== undefined && happens('freeze_at_write');
    if ((isMidWrite || happens('freeze')) && this.#living.length > 1) {
      const tab = isMidWrite ? (writing.owner as SimTab) : this.#choice.of(this.#living);
      tab.isFrozen = true;
      coverage.fault(tab.status.role === 'leading' ? 'leader frozen' : 'tab frozen');
    }
    for (const tab of this.#tabs) {
      // the worst moment: another has claimed to lead, and has written nothing yet
      if (tab.isFrozen && (happens('thaw') || (this.#isClaimed && happens('thaw_at_claim')))) tab.isFrozen = false;
    }
    if (happens('hide_or_show')) {
      const tab = this.#choice.of(this.#living);
      tab.see(!tab.isVisible);
      coverage.fault('hidden or shown');
    }
    if (happens('jump')) {
      world.wallOffset += this.#choice.of([-3_600_000, 3_600_000, 365 * 86_400_000, -86_400_000, 5_000, -5_000]);
      coverage.fault('clock jumps');
    }
    // only there, since nothing is archived before a heartbeat, and no heartbeat comes while much is going on
    if (world.retention && happens('sleep')) {
      this.#schedule.now += this.#choice.of(sleeps);
      coverage.fault('machine sleeps');
    }
    if (!world.isDiskFull && happens('fill_disk')) {
      world.isDiskFull = true;
      coverage.fault('disk full');
    } else if (world.isDiskFull && happens('empty_disk')) world.isDiskFull = false;
    if (!world.lost && happens('lose_store')) this.#loseStore();
    else if (world.lost && happens('mend_store')) this.#mendStore();
    const { pending } = (world.store.snapshot as Snapshot | null)?.run ?? {};
    if (pending && !world.lost && happens('forge_snapshot')) this.#forgeSnapshot(pending);
    if (this.#tabs.length < 4 && happens('open_tab')) this.#open();
  }

  /** At what some tab waits for right now: each place as often as any other, and the seldom ones whenever there is a chance. */
  #killSomewhere(): void {
    const ready = this.#schedule.ready.filter(({ owner }) => owner instanceof SimTab);
    const labels = [...new Set(ready.map(({ label }) => label))];
    const seldom = labels.find((place) => this.#choice.chance(seldomPlaces[place] ?? 0));
    if (labels.length === 0 || (seldom === undefined && !this.#choice.chance(mischief.kill))) return;
    const label = seldom ?? this.#choice.of(labels);
    const victim = this.#choice.of(ready.filter((pending) => pending.label === label)).owner as SimTab;
    this.coverage.kill(label);
    this.#reload(victim);
    if (this.#living.length === 0) for (const tab of this.#tabs) tab.isFrozen = false;
  }

  /** What is stored turns out empty or shortened, without any error: mostly after the browser was closed, at times beneath open tabs. */
  #loseStore(): void {
    const world = this.#world;
    const { newest } = world.anchors;
    const { store } = world;
    const isCurrent = newest && newest.epoch >= store.replaced && logOf(store)[newest.seq - 1]?.hash === newest.hash;
    if (!isCurrent || newest.seq < 3) return;
    const isBeneath = this.#choice.chance(0.3);
    if (!isBeneath) for (const tab of [...this.#tabs]) this.#kill(tab);
    const whole = structuredClone(store);
    const kept = this.#choice.chance(0.5) && !isBeneath ? 0 : this.#choice.below(newest.seq - 1);
    const left = cutAfter(store, kept);
    Object.assign(store, isBeneath ? left : { ...emptyStore(), ...left });
    // beneath open tabs only events are gone: what is put into the inbox from here on lies in a table that lost nothing
    const { archive, log } = whole;
    world.lost = { whole, missing: isBeneath ? { archive, log } : whole };
    this.coverage.fault(isBeneath ? 'tail lost beneath open tabs' : kept > 0 ? 'store shortened' : 'store emptied');
    if (isBeneath) return;
    this.#open();
    this.#open();
  }

  /** The browser is closed, and the stored snapshot says that the person said y, or that they were asked about something else. */
  #forgeSnapshot(pending: NonNullable<Snapshot['run']['pending']>): void {
    const world = this.#world;
    const { store } = world;
    for (const tab of [...this.#tabs]) this.#kill(tab);
    const { state, run } = structuredClone(store.snapshot) as Snapshot;
    const other = logOf(store).find(({ type }) => type === 'thought')?.seq ?? pending.thought;
    const lies: (() => Partial<Snapshot['run']>)[] = [
      () => ({ pending: null, granted: { ...pending, by: 'user', time: new Date(world.wall()).toISOString() } }),
      () => ({ pending: { ...pending, thought: other, decision: `D${other}` } }),
    ];
    store.snapshot = { state, run: { ...run, ...this.#choice.of(lies)() } };
    world.isSnapshotForged = true;
    this.coverage.fault('snapshot forged');
    this.#open();
    this.#open();
  }

  #mendStore(): void {
    const world = this.#world;
    if (!world.lost) return;
    for (const tab of [...this.#tabs]) this.#kill(tab);
    Object.assign(world.store, world.lost.missing);
    world.forgetClaims();
    world.lost = null;
    this.#open();
    this.#open();
  }

  async #calmDown(): Promise<void> {
    const world = this.#world;
    if (world.lost) this.#mendStore();
    world.calmDown();
    for (const tab of [...this.#tabs]) {
      if (tab.isConnectionLost || (tab.isFrozen && this.#choice.chance(0.5))) this.#reload(tab);
      tab.isFrozen = false;
    }
    this.#reload(this.#choice.of(this.#tabs)); // its steals are counted anew
    this.#tabs.at(-1)?.see(true);
    await this.#settle();
    const until = this.#schedule.now + livenessMs;
    const mostSteps = this.#schedule.steps + restlessSteps;
    while (!this.#isAtRest && this.#schedule.step(until)) {
      if (this.#schedule.steps > mostSteps) throw new Violation('liveness', 'it goes on and on without coming to rest');
      await this.#settle();
    }
    const leaders = this.#leaders;
    if (leaders.length !== 1)
      throw new Violation(
        'liveness',
        `${leaders.length} tabs lead: ${this.#tabs.map(({ status }) => JSON.stringify(status)).join(' ')}`,
      );
    const waiting = world.store.inbox.map(({ row }) => row.kind);
    if (waiting.length > 0) throw new Violation('liveness', `${waiting.join(', ')} still waits in the inbox`);
  }

  /** Whoever spoke last is answered, too. */
  async #hearOut(): Promise<void> {
    const until = this.#schedule.now + answersMs;
    const mostSteps = this.#schedule.steps + restlessSteps;
    while (this.#schedule.steps < mostSteps && this.#schedule.step(until)) await this.#settle();
    this.#world.oracle.checkMessages();
  }

  /** Some tab has just claimed leadership and not yet heard that it did. */
  get #isClaimed(): boolean {
    return this.#schedule.ready.some(({ label }) => label === 'journal.claimEpoch answers');
  }

  get #leaders(): SimTab[] {
    return this.#tabs.filter(({ status }) => status.role === 'leading');
  }

  get #isAtRest(): boolean {
    return this.#leaders.length === 1 && this.#world.store.inbox.length === 0 && this.#schedule.ready.length === 0;
  }

  /** Each picture of the log has its bytes, and none that was taken out. */
  #checkPictures(log: readonly StoredLogEvent[]): void {
    const { store, coverage } = this.#world;
    const named = new Set<string>();
    for (const event of log) {
      const read = readEvent(event);
      const { pictures = [] } =
        read.ok && read.value.known && read.value.event.type === 'input' ? read.value.event : {};
      for (const { hash, salt } of pictures) {
        const bytes = store.blobs.get(hash);
        coverage.count(typeof salt === 'string' ? 'pictures shown' : 'pictures taken out');
        if (typeof salt === 'string') named.add(hash);
        if (typeof salt !== 'string' && bytes) throw new Violation('picture_left', `of seq ${event.seq}`);
        if (typeof salt === 'string' && !(bytes && isOf(hash, salt, bytes)))
          throw new Violation('picture_lost', `of seq ${event.seq}`);
      }
    }
    const left = [...store.blobs.keys()].filter((hash) => !named.has(hash));
    if (left.length > 0) throw new Violation('picture_left', `${left.length} that no event names`);
  }

  #checkEnd(): void {
    const { store, acknowledged, attempted, goneTexts } = this.#world;
    this.#world.isSnapshotForged = false; // by now somebody must have noticed
    this.#world.checkFold();
    const log = logOf(store);
    const logged = new Map<string, number>();
    for (const event of log) {
      if (event.type !== 'input' || typeof event['text'] !== 'string') continue;
      logged.set(event['text'], (logged.get(event['text']) ?? 0) + 1);
    }
    for (const event of log) {
      const name = event['surface'] === 'notes' ? event['text'] : null;
      if (typeof name !== 'string') continue;
      this.#world.coverage.count('files brought in');
      if (store.notes.get(name)?.content !== `Of ${name}`) throw new Violation('file_lost', name);
    }
    this.#checkPictures(log);
    for (const text of attempted) {
      const count = logged.get(text) ?? 0;
      if (count > 1) throw new Violation('message_doubled', `${text} stands ${count} times in the log`);
      if (count === 0 && acknowledged.has(text) && !goneTexts.has(text)) throw new Violation('message_lost', text);
    }
    const { state, run } = store.snapshot as Snapshot;
    const { seq, hash } = run.last;
    const report = audit(linesOf(log), {
      state,
      head: { log: run.log ?? '', seq, hash, count: log.length },
    });
    const [first] = report.violations;
    if (first) throw new Violation(`invariant ${first.invariant}`, `seq ${first.seq}: ${first.message}`);
    const actions = log.filter(({ type }) => type === 'action').map(({ request }) => request);
    if (new Set(actions).size !== actions.length) throw new Violation('y_executes_once', 'two actions of one request');
  }
}

function* linesOf(log: readonly StoredLogEvent[]): Generator<string> {
  for (const event of log) yield JSON.stringify(event);
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
