import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { broughtPicture } from '../../../tests/support/shown-picture';
import { expectSound } from '../../../tests/support/sound-log';
import type { RowOf, RowOutcome } from '../agent/fold/inbox-row';
import { readPicture } from '../bridge/read-picture';
import { findText } from '../journal/find-text';
import { inputFamily } from '../events/input';

let rows = 0;

function show(house: AgentHouse, text: string, signs: readonly number[], more: Partial<RowOf<'text'>> = {}) {
  const pictures = signs.map((sign) => broughtPicture(sign));
  const row = { kind: 'text', id: `show-${++rows}`, lang: 'en', at: '', text, surface: 'chat' } as const;
  return house.put({ ...row, shown_request: null, taint: [], pictures, ...more });
}

function redact(house: AgentHouse, seq: number, pointers: string[]): Promise<RowOutcome> {
  const base = { id: `out-${++rows}`, lang: 'en', at: '' } as const;
  return house.put({ ...base, kind: 'redact', targets: [{ seq, pointers }] });
}

describe('a picture of the person’s', () => {
  it('stands beside its message by its hash, and its bytes in no event', async () => {
    const house = await new AgentHouse().open();
    expect(await show(house, 'What is this?', [1, 2])).toMatchObject({ ok: true });
    const input = house.all('input').at(-1);
    const [first, second] = [broughtPicture(1), broughtPicture(2)];
    expect(input?.pictures).toEqual([first, second].map((one) => ({ ...one, bytes: one.bytes.length })));
    expect([...house.store.blobs]).toEqual([
      [first.hash, first.bytes],
      [second.hash, second.bytes],
    ]);
    expect(JSON.stringify(house.store.log).length).toBeLessThan(20_000);
    expect(inputFamily.schema.safeParse({ ...inputFamily.example, pictures: input?.pictures }).success).toBe(true);
    await expectSound(house);
  });

  it('goes with its message, for good: by its salt nobody can tell any more what it was', async () => {
    const house = await new AgentHouse().open();
    await show(house, 'One', [1]);
    await show(house, 'Two', [2]);
    const [one] = house.all('input').filter(({ pictures }) => pictures);
    const hashes = house.events.map(({ hash }) => hash);
    expect(await redact(house, one?.seq ?? 0, ['/text', '/pictures/0/salt'])).toMatchObject({ ok: true });
    expect([...house.store.blobs.keys()]).toEqual([broughtPicture(2).hash]);
    expect(house.events.slice(0, hashes.length).map(({ hash }) => hash)).toEqual(hashes);
    expect(JSON.stringify(house.store.log)).not.toContain(broughtPicture(1).salt);
    await expectSound(house);
  });

  it('is of nobody’s words: no passage that is looked for is found in its salt', async () => {
    const house = await new AgentHouse().open();
    await show(house, 'Look', [1]);
    const passage = broughtPicture(1).salt.slice(3, 9);
    expect(await findText(house.journal, passage)).toEqual({ ok: true, value: { events: [], notes: [] } });
  });

  it('alone is a message; it answers no question and no request, and Reflex says that it cannot see it', async () => {
    const house = new ReflexHouse('en');
    await house.open();
    const question = house.snapshot.run.asking?.output;
    expect(question).toBeDefined();
    expect(await show(house, '', [1])).toMatchObject({ ok: true });
    expect(house.snapshot.run.asking).toMatchObject({ output: question, answer: null });
    expect(house.all('output').map(({ data }) => data)).toContainEqual(
      expect.stringContaining('I can’t see pictures without a language model.'),
    );
    await expectSound(house);
    expect(await show(house, ' ', [])).toMatchObject({ ok: false, code: 'empty' });
  });

  it('with a y is no y', async () => {
    const house = await new AgentHouse().open();
    await house.say('Learn about bees');
    const { pending } = house.snapshot.run;
    expect(pending).not.toBeNull();
    await show(house, 'y', [1], { shown_request: pending?.request ?? null });
    expect(house.snapshot.run.pending?.request).toBe(pending?.request);
  });

  it('comes with words of distress, too', async () => {
    const house = await new AgentHouse().open();
    await show(house, 'I want to kill myself', [1]);
    expect(house.all('input').at(-1)).toMatchObject({ care: true, pictures: [{ hash: broughtPicture(1).hash }] });
    expect(house.store.blobs.size).toBe(1);
  });

  it.each([
    ['of more than there may be', { pictures: [1, 2, 3, 4, 5].map((sign) => broughtPicture(sign)) }],
    ['of a kind that it may not be', { pictures: [{ ...broughtPicture(1), type: 'text/html' as 'image/png' }] }],
    ['of too many bytes', { pictures: [{ ...broughtPicture(1), bytes: new Uint8Array(600_001) }] }],
    ['without a size', { pictures: [{ ...broughtPicture(1), width: 0 }] }],
    ['with a text that is too long', { text: 'x'.repeat(9_000) }],
  ])('a row %s is refused, and leaves nothing', async (_, more) => {
    const house = await new AgentHouse().open();
    const before = house.events.length;
    expect(await show(house, 'Look', [1], more)).toMatchObject({ ok: false });
    expect(house.events).toHaveLength(before);
    expect(house.store.blobs.size).toBe(0);
  });
});

describe('a backup', () => {
  async function backedUp(): Promise<{ lines: string[]; house: AgentHouse }> {
    const house = await new AgentHouse().open();
    await show(house, 'One', [1]);
    await show(house, 'Two', [2]);
    const { writeBackup } = await import('../journal/export-backup');
    let text = '';
    await writeBackup(house.journal, 0, (piece) => (text += piece));
    return { lines: text.trimEnd().split('\n'), house };
  }

  async function restored(lines: readonly string[]): Promise<AgentHouse & { outcome?: RowOutcome }> {
    const linesOf = async function* () {
      yield* lines;
    };
    const house: AgentHouse & { outcome?: RowOutcome } = new AgentHouse({ linesOf });
    await house.open();
    house.outcome = await house.put({ kind: 'import', id: `in-${++rows}`, lang: 'en', at: '', file: {}, name: 'b' });
    return house;
  }

  it('brings every picture back', async () => {
    const { lines, house } = await backedUp();
    const other = await restored(lines);
    expect(other.outcome).toMatchObject({ ok: true });
    expect([...other.store.blobs].sort()).toEqual([...house.store.blobs].sort());
    await expectSound(other);
  });

  it('without any is written as before, so that earlier builds read it', async () => {
    const { writeBackup } = await import('../journal/export-backup');
    let text = '';
    const house = await new AgentHouse().open();
    await writeBackup(house.journal, 0, (piece) => (text += piece));
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ version: 1 });
    expect(text).not.toContain('blobs');
  });

  it.each([
    ['other bytes under its name', (line: string) => line.replace(/"bytes":".{8}/, '"bytes":"AAAAAAAA'), 'row'],
    ['what is no base64url', (line: string) => line.replace(/"bytes":".{8}/, '"bytes":"????????'), 'row'],
    ['itself twice', (line: string) => `${line}\n${line}`, 'doubled'],
  ])('that holds %s in place of a picture is refused, and changes nothing', async (_, change, reason) => {
    const { lines } = await backedUp();
    const at = lines.findIndex((line) => line.startsWith('{"hash"'));
    const made = lines.with(at, change(lines[at] ?? '')).flatMap((line) => line.split('\n'));
    const other = await restored(made);
    expect(other.outcome).toMatchObject({ ok: false, code: 'malformed_import', parameters: { reason } });
    expect(other.store.blobs.size).toBe(0);
  });

  it('of a log whose message was taken out brings nothing of it', async () => {
    const { house } = await backedUp();
    house.store.blobs.set('f'.repeat(64), new Uint8Array([1])); // left by nobody knows whom
    const { writeBackup } = await import('../journal/export-backup');
    let text = '';
    await writeBackup(house.journal, 0, (piece) => (text += piece));
    const other = await restored(text.trimEnd().split('\n'));
    expect(other.outcome).toMatchObject({ ok: true });
    expect(other.store.blobs.has('f'.repeat(64))).toBe(false);
  });

  it('a new log leaves none', async () => {
    const { house } = await backedUp();
    await house.put({ kind: 'clear', id: `clear-${++rows}`, lang: 'en', at: '' });
    expect(house.store.blobs.size).toBe(0);
  });
});

it('bytes that are others than named, or no picture, are as good as none', async () => {
  const { hash, salt, type, bytes } = broughtPicture(1);
  const other = new Uint8Array(bytes).fill(7, 5);
  const text = new TextEncoder().encode('a text');
  const named = { hash, salt, type };
  expect(await readPicture(async () => bytes, named)).toEqual(bytes);
  for (const given of [other, text, null]) expect(await readPicture(async () => given, named)).toBeNull();
  expect(await readPicture(async () => bytes, { ...named, salt: '?' })).toBeNull();
  expect(await readPicture(async () => bytes, { ...named, type: 'image/png' })).toBeNull();
});
