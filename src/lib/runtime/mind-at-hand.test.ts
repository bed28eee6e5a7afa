import { describe, expect, it } from 'vitest';
import { defaultPersona } from '../mind/persona';
import { MindAtHand } from './mind-at-hand';

class StoredMind {
  readonly rows = new Map<string, unknown>();
  reads = 0;

  async mind(key: 'persona' | 'mood'): Promise<unknown> {
    this.reads += 1;
    return this.rows.get(key);
  }
}

describe('the mind at hand', () => {
  it('is the default persona at its baseline where none is stored, and is read once', async () => {
    const stored = new StoredMind();
    const mind = new MindAtHand(stored);
    const first = await mind.read();
    expect(first).toMatchObject({ ok: true, value: { persona: defaultPersona } });
    stored.rows.set('mood', 'broken');
    expect(await mind.read()).toEqual(first);
    expect(stored.reads).toBe(2);
  });

  it.each(['persona', 'mood'] as const)('an unreadable %s is named, until it is mended', async (key) => {
    const stored = new StoredMind();
    stored.rows.set(key, 5);
    const mind = new MindAtHand(stored);
    expect(await mind.read()).toEqual({ ok: false, message: key });
    stored.rows.delete(key);
    expect((await mind.read()).ok).toBe(true);
  });

  it('is read anew once it was forgotten', async () => {
    const stored = new StoredMind();
    const mind = new MindAtHand(stored);
    await mind.read();
    stored.rows.set('mood', 'broken');
    mind.forget();
    expect(await mind.read()).toEqual({ ok: false, message: 'mood' });
  });

  it('is read anew where it was forgotten while it was read: what comes then is the one before', async () => {
    const stored = new StoredMind();
    const mind = new MindAtHand(stored);
    const reading = mind.read();
    stored.rows.set('mood', 'broken');
    mind.forget();
    await reading;
    expect(await mind.read()).toEqual({ ok: false, message: 'mood' });
  });
});
