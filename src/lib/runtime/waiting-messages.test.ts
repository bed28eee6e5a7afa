import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { plainMind } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { AbortSignalLike } from '../base/ports';
import { textOf } from '../events/family';
import type { ContextPack, Deliberator } from '../mind/context-pack';

describe('a hundred triggers in a minute', () => {
  /** A mind that reads, and takes its time: it answers what it was given when it is let, and nothing that was cut off. */
  function slowReader(): { mind: Deliberator; begun: number; let: () => void } {
    let answer: () => void = () => {};
    const plain = plainMind();
    const reader = {
      begun: 0,
      let: () => answer(),
      mind: {
        ...plain,
        isRules: false,
        deliberate: async (pack: ContextPack, signal: AbortSignalLike) => {
          if (pack.why === 'input' && pack.purpose) {
            reader.begun += 1;
            await new Promise<void>((resolve) => {
              answer = resolve;
              signal.addEventListener('abort', resolve);
            });
          }
          return plain.deliberate(pack, signal);
        },
      },
    };
    return reader;
  }

  /** The messages that each thought was for. */
  function answeredBy(house: AgentHouse): number[][] {
    return house.all('thought').map(({ trigger, also }) => [...(trigger === null ? [] : [trigger]), ...(also ?? [])]);
  }

  function messagesOf(house: AgentHouse): number[] {
    return house
      .all('input')
      .filter(({ text }) => textOf(text)?.startsWith('Message') === true)
      .map(({ seq }) => seq);
  }

  it('[F-23] of a mind that reads: one decision for many messages, each answered once; one request is shown, and none is taken for y', async () => {
    const reader = slowReader();
    const house = await new AgentHouse({ mind: reader.mind }).open();
    await house.say('/purpose Keep five notes');
    const { pending } = house.snapshot.run;
    const before = house.all('thought').length;
    for (let count = 1; count <= 100; count++) {
      await house.say(`Message ${count}`);
      house.clock.advance(500);
    }
    while (house.snapshot.run.queue.length > 0) {
      reader.let();
      await house.settle();
    }
    const decisions = answeredBy(house).slice(before);
    expect(decisions.length).toBeLessThanOrEqual(5); // 24 at most by one
    expect(decisions.flat()).toEqual(messagesOf(house)); // none twice, none left out, in order
    expect(messagesOf(house)).toHaveLength(100);
    expect(house.chat.filter((line) => line.startsWith('You said: '))).toHaveLength(decisions.length);
    expect(house.snapshot.run.pending).toEqual(pending);
    expect(house.all('approval').filter(({ status }) => status === 'asked')).toHaveLength(1);
    expect(house.store.notes.size).toBe(0);
    await expectSound(house);
  });

  it('[F-23] of rules: the same words again and again are one message; of others none is lost; one request is shown, and none is taken for y', async () => {
    const house = await new AgentHouse().open();
    await house.say('/purpose Keep five notes');
    const { pending } = house.snapshot.run;
    const texts = Array.from({ length: 50 }, (_, index) => `Message ${index + 1}`);
    // all in the inbox before the agent looks: as when a tab was asleep, or a key got stuck
    for (const [index, text] of [...texts.map(() => 'Message, the same'), ...texts].entries())
      await house.journal.putRow({
        ...{ kind: 'text', id: `burst-${index}`, lang: 'en', at: new Date(house.clock.now()).toISOString() },
        ...{ text, surface: 'chat', shown_request: pending?.request ?? null, taint: [] },
      });
    house.poke();
    await house.settleFully();
    expect(house.chat.filter((line) => line.startsWith('You said: Message'))).toEqual([
      'You said: Message, the same',
      ...texts.map((text) => `You said: ${text}`),
    ]);
    const [first, ...repeated] = house.all('input').filter(({ text }) => text === 'Message, the same');
    expect(repeated).toHaveLength(49);
    expect(repeated.every(({ repeats }) => repeats === first?.seq)).toBe(true);
    expect(house.snapshot.run.pending).toEqual(pending);
    expect(house.all('approval').filter(({ status }) => status === 'asked')).toHaveLength(1);
    expect(house.store.notes.size).toBe(0);
    await expectSound(house);
  });

  it('what differs in who said it, in language or in taint, or answers a question, is judged by itself', async () => {
    const seen: number[] = [];
    const plain = plainMind();
    const mind: Deliberator = {
      ...plain,
      isRules: false,
      deliberate: (pack, signal) => {
        if (pack.purpose && pack.why === 'input') seen.push(1 + pack.together.length);
        return plain.deliberate(pack, signal);
      },
    };
    const house = await new AgentHouse({ mind }).open();
    await house.say('/purpose Keep five notes');
    seen.length = 0;
    await Promise.all([
      house.say('One'),
      house.say('Two'),
      house.say('Three', { taint: ['link:a.example'] }),
      house.say('Vier', { taint: ['link:b.example'] }),
      house.say('五', { lang: 'ja' }),
      house.say('六', { lang: 'ja' }),
    ]);
    expect(seen).toEqual([2, 1, 1, 2]);
    await expectSound(house);
  });
});
