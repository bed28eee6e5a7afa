import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { checkpoints } from '../../../tests/support/killed-house';
import { Outside, type OutsideEnd } from '../../../tests/support/outside-call';
import {
  decision,
  goal,
  plainDecision,
  question,
  scriptedMind,
  talk,
  writeNote,
} from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { ContextPack, Deliberator } from '../mind/context-pack';
import type { Checkpoint } from './ports';

/** What the person does next. */
const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      text: fc.constantFrom(
        'Hello',
        '/purpose New',
        'y',
        'n',
        ' Ｙ',
        '/drop',
        '/status',
        '/unknown',
        'What?',
        '\uD800',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('tainted' as const), text: fc.constantFrom('Hello', 'y', '/stop') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      answer: fc.constantFrom('y' as const, 'y' as const, 'n' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('choose' as const), pick: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('command' as const),
      command: fc.constantFrom('stop' as const, 'resume' as const, 'drop' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 60_000, 3_600_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('die' as const),
      at: fc.constantFrom(...checkpoints),
      nth: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'bring_over' as const }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

/** What the mind gives next; most of it may not stand where it is given. */
const whims = [
  'plain',
  'plain',
  'plain',
  'skip',
  'talk',
  'ask',
  'call',
  'call_aside',
  'write',
  'new_goal',
  'two_goals',
  'new_purpose',
  'ongoing',
  'nonsense',
  'throw',
  'big',
  'repeat',
  'hang',
] as const;
type Whim = (typeof whims)[number];
const ends: readonly OutsideEnd[] = [
  {},
  { outcome: 'partial', cause: 'error' },
  { outcome: 'no_effect', cause: 'error' },
  { outcome: 'failed', cause: 'error' },
  { outcome: 'uncertain', cause: 'timeout' },
  { summary: 'x'.repeat(40_000) },
  'throw',
  'hang_until_stopped',
  'hang',
];

const life = fc.record({
  deeds: fc.array(deed, { minLength: 3, maxLength: 25 }),
  whims: fc.array(fc.constantFrom(...whims), { minLength: 5, maxLength: 40 }),
  ends: fc.array(fc.constantFrom(...ends), { minLength: 1, maxLength: 8 }),
});

function whimOf(whim: Whim, pack: ContextPack): unknown {
  const task = pack.task ? { task: pack.task.id } : {};
  switch (whim) {
    case 'plain':
      return plainDecision(pack);
    case 'skip':
      return decision({});
    case 'talk':
      return talk(`Hm ${pack.trigger.seq}`, { ...task, finishes: pack.trigger.seq % 2 === 0 });
    case 'ask':
      return question('Which?', { ...task, finishes: pack.trigger.seq % 2 === 0 });
    case 'call':
      return decision({ action_type: 'outside.call', action_payload: { n: pack.trigger.seq }, ...task });
    case 'call_aside':
      return decision({ action_type: 'outside.call', action_payload: { aside: pack.trigger.seq } });
    case 'write':
      return writeNote(`n${pack.trigger.seq % 3}.md`, `Note ${pack.trigger.seq}`, {
        ...task,
        finishes: pack.trigger.seq % 3 !== 0,
      });
    case 'new_goal':
      return decision({ plan_update: { goals: [goal(pack.next_goal)] } });
    case 'two_goals':
      return talk('Two.', { plan_update: { purpose: 'Two', goals: [goal(pack.next_goal), goal(pack.next_goal + 1)] } });
    case 'new_purpose':
      return talk('New.', {
        plan_update: { purpose: `P${pack.trigger.seq}`, intake: { recipe: 'r', answers: {}, awaiting: 'a' } },
      });
    case 'ongoing':
      return talk('On and on.', {
        plan_update: { purpose: 'Always', purpose_kind: 'ongoing', goals: [goal(pack.next_goal)] },
      });
    case 'nonsense':
      return { ...talk('x'), evidence_event_ids: [99_999] };
    case 'throw':
      throw new Error('the mind broke');
    case 'big':
      return talk('x', { judgment: '凪'.repeat(12_000) });
    case 'repeat':
      return decision({ action_type: 'outside.call', action_payload: { to: 'same' }, ...task, finishes: false });
    case 'hang':
      return new Promise(() => {});
  }
}

class Life {
  readonly outside = new Outside();
  house: AgentHouse;
  #turn = 0;
  #isCalm = false;
  /** The present tab dies at this many more passings of a checkpoint. */
  #doom: { at: Checkpoint; left: number } | null = null;
  #isDead = false;

  constructor(private readonly plan: { whims: Whim[]; ends: OutsideEnd[] }) {
    this.outside.end = (call) => (this.#isCalm ? {} : (plan.ends[call % plan.ends.length] ?? {}));
    this.house = this.#newHouse();
  }

  async do(deed: Deed): Promise<void> {
    const { house } = this;
    switch (deed.kind) {
      case 'say':
        return this.#patiently(house.say(deed.text));
      case 'tainted':
        return this.#patiently(house.say(deed.text, { taint: ['link:there.example'] }));
      case 'answer':
        return this.#patiently(house.answer(deed.answer));
      case 'choose':
        return this.#patiently(house.choose(this.#buttons()[deed.pick] ?? 'none'));
      case 'command':
        return this.#patiently(house.command(deed.command));
      case 'wait':
        house.clock.advance(deed.ms);
        return this.#patiently(house.settle());
      case 'reload':
        return this.#patiently(house.close(), true);
      case 'die':
        this.#doom = { at: deed.at, left: deed.nth };
        return;
      case 'bring_over': {
        const file = await house.exported();
        if (house.all('input').length > 0) await this.#patiently(house.clear());
        return this.#patiently(this.house.import(file));
      }
    }
  }

  /** From now on the mind is sensible, the outside works, and the person says yes to everything: then all must come to an end. */
  async bringToItsEnd(): Promise<void> {
    this.#isCalm = true;
    this.#doom = null;
    this.house.clock.advance(3_600_000);
    for (let step = 0; step < 150; step++) {
      this.house.clock.advance(1_000); // what hangs and was cut off is over after that
      await this.house.settle();
      const { pending, confirm, asking, halt, interrupted } = this.house.snapshot.run;
      if (halt) await this.do({ kind: 'command', command: 'resume' });
      else if (confirm) await this.do({ kind: 'choose', pick: 0 });
      else if (pending) await this.do({ kind: 'answer', answer: 'y' });
      else if (interrupted) await this.do({ kind: 'command', command: 'resume' });
      else if (asking) await this.do({ kind: 'say', text: 'Hello' });
      else if (this.house.snapshot.state.plan.goals.length > 0) await this.do({ kind: 'say', text: 'Hello' });
      else return;
    }
    throw new Error(`it goes on for ever: ${JSON.stringify(this.house.snapshot).slice(0, 4_000)}`);
  }

  #buttons(): string[] {
    const { confirm, asking } = this.house.snapshot.run;
    const shown = this.house.all('output').find(({ seq }) => seq === (confirm ?? asking)?.output);
    return shown?.choices?.map(({ id }) => id) ?? [];
  }

  /** What hangs is given the second in which it must be over. Where the tab has died or was closed, another takes over. */
  async #patiently(work: Promise<unknown>, isClosing = false): Promise<void> {
    const before = this.house;
    let isDone = false;
    work.then(
      () => (isDone = true),
      () => (isDone = true), // a dead tab leaves its sender waiting
    );
    for (let turn = 0; turn < 400 && !isDone && !this.#isDead; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turn % 12 === 11) this.house.clock.advance(1_000);
    }
    if (!isClosing && !this.#isDead) return work.then(() => undefined);
    this.#isDead = false;
    this.#doom = null;
    this.house = this.#newHouse(before);
    await this.house.open();
  }

  #newHouse(before?: AgentHouse): AgentHouse {
    const mind: Deliberator = scriptedMind((pack) => {
      if (this.#isCalm) return pack.purpose || pack.why !== 'input' ? plainDecision(pack) : talk('Yes?');
      return whimOf(this.plan.whims[this.#turn++ % this.plan.whims.length] ?? 'plain', pack);
    });
    const house: AgentHouse = new AgentHouse({
      mind,
      checkpoint: async (name) => {
        const isAlive = this.house === house || this.house === before;
        if (isAlive && this.#doom?.at === name) this.#doom.left -= 1;
        if (isAlive && this.#doom?.left !== 0) return;
        this.#isDead ||= this.house === house;
        await new Promise(() => {}); // no line after this one ever runs
      },
      capabilities: [this.outside.capability()],
      ...(before && { store: before.store, clock: before.clock, seed: this.#turn + 2 }),
    });
    return house;
  }
}

const isLong = process.env['YADORI_LONG'] === '1';

describe('any life with any mind', () => {
  it('keeps all invariants at each moment, and comes to its end once the person and the mind are of good will', async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ deeds, ...plan }) => {
        const alive = new Life(plan);
        await alive.house.open();
        for (const next of deeds) {
          await alive.do(next);
          expect(new Set(alive.outside.calls).size).toBe(alive.outside.calls.length);
        }
        await expectSound(alive.house);
        await alive.bringToItsEnd();
        await expectSound(alive.house);
        await alive.house.close();
      }),
      isLong ? { numRuns: 300 } : { numRuns: 20, seed: 20_261_128 },
    );
  }, 600_000);
});
