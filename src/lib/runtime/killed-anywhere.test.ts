import { describe, expect, it } from 'vitest';
import type { AgentHouse } from '../../../tests/support/agent-house';
import { checkpoints, KilledHouse } from '../../../tests/support/killed-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, question } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { ContextPack } from '../mind/context-pack';
import type { Checkpoint } from './ports';

const isLong = process.env['YADORI_LONG'] === '1';

/** Kills a job at each passing of a checkpoint in turn, until it runs through without being killed. In a short run only at some. */
async function killEverywhere(
  at: Checkpoint,
  first: number,
  options: () => ConstructorParameters<typeof KilledHouse>[0],
  job: (killed: KilledHouse) => Promise<void>,
): Promise<void> {
  const every = isLong ? 1 : at === 'before_commit' ? 7 : 3;
  for (let nth = isLong ? 1 : first; nth < 200; nth += every) {
    const killed = new KilledHouse(options(), at, nth);
    await killed.live((house) => house.open());
    await job(killed);
    await expectSound(killed.house);
    if (!killed.wasKilled) return;
  }
  throw new Error(`${at} is passed without end`);
}

/** Presses y, resumes and answers until nothing waits for the person. `decide`: the choice about an unknown end. */
async function finish(killed: KilledHouse, decide: (house: AgentHouse) => string = () => 'done'): Promise<void> {
  for (let count = 0; count < 60; count++) {
    const { pending, confirm, asking, halt } = killed.house.snapshot.run;
    if (confirm?.kind === 'uncertain') {
      const choice = decide(killed.house);
      await killed.live((house) => house.choose(choice));
    } else if (confirm?.kind === 'interrupted') await killed.live((house) => house.choose('resume'));
    else if (halt) await killed.live((house) => house.command('resume'));
    else if (pending) await killed.live((house) => house.answer('y'));
    else if (asking?.task) await killed.live((house) => house.say('An answer'));
    else return;
  }
  throw new Error('the job did not come to its end');
}

const typedMessages = ['Keep five notes', 'Hello there', 'And thanks'];

describe('killed anywhere, the job is finished as if nothing had happened', () => {
  it.each(checkpoints)('at each %s: no message lost or doubled, each note written once', async (at) => {
    await killEverywhere(
      at,
      1,
      () => ({}),
      async (killed) => {
        for (const text of typedMessages) await killed.live((house) => house.say(text));
        await finish(killed);
        const { house } = killed;
        expect(house.all('input').map(({ text }) => text)).toEqual(typedMessages);
        expect(house.store.inbox).toEqual([]);
        const replies = house.all('output').filter(({ kind }) => kind === 'reply');
        expect(replies.map(({ data }) => data)).toEqual([
          'Taken as my purpose.',
          'You said: Hello there',
          'You said: And thanks',
        ]);
        expect(house.chat.filter((line) => line.startsWith('['))).toEqual(
          expect.arrayContaining(['[G1-T1] DONE Task 1', '[G1-T5] DONE Task 5', '[G1] DONE Goal 1 / 100%']),
        );
        expect([...house.store.notes.keys()].sort()).toEqual([
          'G1-T1.md',
          'G1-T2.md',
          'G1-T3.md',
          'G1-T4.md',
          'G1-T5.md',
        ]);
        const written = house.all('output').filter(({ code }) => code === 'found.note_written');
        expect(written).toHaveLength(5);
        const requests = house.all('action').map(({ request }) => request);
        expect(new Set(requests).size).toBe(requests.length);
      },
    );
  });

  it.each(checkpoints)(
    'at each %s: the outside saw one call at most for each y, and an unknown end is asked about',
    async (at) => {
      let outside = new Outside();
      const options = () => {
        outside = new Outside();
        return {
          capabilities: [outside.capability()],
          mind: plainMind((pack) => (pack.task ? callFor(pack) : null)),
        };
      };
      await killEverywhere(at, 2, options, async (killed) => {
        await killed.live((house) => house.say('Call five times'));
        // the person looks it up: what the outside has seen happened
        await finish(killed, (house) => {
          const { confirm } = house.snapshot.run;
          const request = confirm?.kind === 'uncertain' ? confirm.action.request : '';
          return outside.calls.includes(request) ? 'done' : 'retry';
        });
        const { house } = killed;
        const granted = house.all('approval').filter(({ status, by }) => status === 'granted' && by === 'user');
        expect(new Set(outside.calls).size).toBe(outside.calls.length);
        expect(outside.calls.every((request) => granted.some((grant) => grant.request === request))).toBe(true);
        expect(outside.calls).toHaveLength(5);
        expect(house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
      });
    },
  );

  it.each(checkpoints)('at each %s: a question is asked once at a time, and its answer counts', async (at) => {
    await killEverywhere(
      at,
      3,
      () => ({
        mind: plainMind((pack) => {
          if (pack.task?.id !== 'G1-T1') return null;
          return pack.task.answers.length > 0 ? null : question('Which?', { task: 'G1-T1', finishes: false });
        }),
      }),
      async (killed) => {
        await killed.live((house) => house.say('Keep five notes'));
        await killed.live((house) => house.say('This one'));
        await finish(killed);
        const { house } = killed;
        expect(house.chat.filter((line) => line === 'Which?')).toHaveLength(1);
        expect(house.ended.filter((result) => 'answer' in result && result.task === 'G1-T1')).toHaveLength(1);
        expect(house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
      },
    );
  });

  it.each(checkpoints)('at each %s: stop, drop, n and a new purpose mean the same', async (at) => {
    await killEverywhere(
      at,
      4,
      () => ({}),
      async (killed) => {
        await killed.live((house) => house.say('Keep five notes'));
        await killed.live((house) => house.answer('n'));
        await killed.live((house) => house.say('Go on'));
        await killed.live((house) => house.command('stop'));
        if (killed.house.snapshot.run.halt === null) await killed.live((house) => house.command('stop'));
        await killed.live((house) => house.command('drop'));
        await killed.live((house) => house.command('resume'));
        await finish(killed);
        const { house } = killed;
        expect(house.chat.filter((line) => /^\[.*(DONE|FAIL)/.test(line))).toEqual([
          '[G1-T1] FAIL Task 1 / rejected',
          '[G1-T2] FAIL Task 2 / dropped',
          '[G1-T3] DONE Task 3',
          '[G1-T4] DONE Task 4',
          '[G1-T5] DONE Task 5',
          '[G1] DONE Goal 1 / 75%',
        ]);
      },
    );
  });

  it('[F-06] twenty reloads in a row, each at another place: no message lost, none doubled', async () => {
    const killed = new KilledHouse({}, 'after_started', 1);
    await killed.live((house) => house.open());
    for (let reload = 0; reload < 20; reload++) {
      await killed.replace({ at: checkpoints[(reload * 7) % checkpoints.length] ?? 'row_read', nth: 1 });
      const text = typedMessages[reload / 2];
      if (text !== undefined) await killed.live((house) => house.say(text));
      else if (killed.house.snapshot.run.pending) await killed.live((house) => house.answer('y'));
    }
    await finish(killed);
    expect(killed.house.all('input').map(({ text }) => text)).toEqual(typedMessages);
    expect(killed.house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
    await expectSound(killed.house);
  });

  it('a task is not given up because the tab died in it again and again', async () => {
    const killed = new KilledHouse({}, 'after_started', 1);
    await killed.live((house) => house.open());
    await killed.live((house) => house.say('Keep five notes'));
    for (let death = 0; death < 10; death++) {
      await killed.replace({ at: death % 2 === 0 ? 'after_action' : 'after_effect', nth: 1 });
      await killed.live((house) => house.answer('y'));
    }
    await finish(killed);
    expect(killed.house.chat.at(-1)).toBe('[G1] DONE Goal 1 / 100%');
    await expectSound(killed.house);
  });
});

function callFor(pack: ContextPack) {
  const id = pack.task?.id ?? '';
  return decision({ action_type: 'outside.call', action_payload: { to: id }, task: id });
}
