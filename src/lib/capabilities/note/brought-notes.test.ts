import { beforeAll, describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../../tests/support/agent-house';
import { TextHash } from '../../base/text-hash';
import { writeBackup } from '../../journal/export-backup';
import { maxNoteBytes } from '../../agent/fold/placed-file';
import { maxWorkspaceBytes } from './note-content';

let house: AgentHouse;
let lines: string[];

beforeAll(async () => {
  house = await new AgentHouse().open();
  await house.say('Keep five notes');
  await house.approveAll();
  let text = '';
  await writeBackup(house.journal, house.clock.now(), (piece) => (text += piece));
  lines = text.trimEnd().split('\n');
});

/** The backup with other notes, its counts and hashes made anew; and the line of its first note. */
function backupWith(notes: readonly object[]): { text: string; line: number } {
  const begin = lines.indexOf('{"part":"notes"}');
  const end = lines.findIndex((line) => line.startsWith('{"end":"notes"'));
  const rows = notes.map((note) => JSON.stringify(note));
  const hash = new TextHash();
  for (const row of rows) hash.add(`${row}\n`);
  const summary = { count: rows.length, sha256: hash.hex() };
  const last = JSON.parse(lines.at(-1) ?? '') as { parts: object };
  const text = [
    ...lines.slice(0, begin + 1),
    ...rows,
    JSON.stringify({ end: 'notes', ...summary }),
    ...lines.slice(end + 1, -1),
    JSON.stringify({ ...last, parts: { ...last.parts, notes: summary } }),
  ].join('\n');
  return { text, line: begin + 2 };
}

function note(path: string, content = 'x'): object {
  const [own] = [...house.store.notes.values()];
  return { ...own, path, content, bytes: content.length };
}

describe('[F-32] a backup whose notes could not have been written here', () => {
  it.each([
    ['out of the notes', '../bees.md'],
    ['from the root', '/etc/passwd'],
    ['with nothing between its slashes', 'bees//a.md'],
    ['with a backslash', 'a\\b.md'],
    ['too long', 'x'.repeat(121)],
    ['with a letter that is unseen', 'bees\u202Etxt.md'],
    ['spelled in another way', 'cafe\u0301.md'],
  ])('is refused by the name of the note, and nothing is changed: a path %s', async (_, path) => {
    const { text, line } = backupWith([note('good.md'), note(path)]);
    const guest = await new AgentHouse({ seed: 99 }).open();
    const before = structuredClone(guest.store.log);
    expect(await guest.import(text)).toMatchObject({
      ok: false,
      code: 'malformed_import',
      parameters: { line: line + 1, reason: 'note_path', name: path },
    });
    expect(guest.events).toEqual(before);
    expect(guest.store.notes.size).toBe(0);
  });

  it('is refused where one of them is too large, or all of them together', async () => {
    const guest = await new AgentHouse({ seed: 99 }).open();
    const large = backupWith([note('a.md', 'x'.repeat(maxNoteBytes + 1))]);
    expect((await guest.import(large.text)).parameters).toEqual({
      line: large.line,
      reason: 'note_size',
      name: 'a.md',
    });
    const full = Array.from({ length: maxWorkspaceBytes / maxNoteBytes }, (__, number) =>
      note(`${number}.md`, 'x'.repeat(maxNoteBytes)),
    );
    const much = backupWith([...full, note('one-more.md')]);
    expect((await guest.import(much.text)).parameters).toEqual({
      line: much.line + full.length,
      reason: 'notes_size',
    });
    expect(guest.store.notes.size).toBe(0);
  });

  it('and one whose notes could have been is taken', async () => {
    const guest = await new AgentHouse({ seed: 99 }).open();
    expect(await guest.import(backupWith([note('蜂/まとめ.md'), note('a.md')]).text)).toMatchObject({ ok: true });
    expect([...guest.store.notes.keys()].sort()).toEqual(['a.md', '蜂/まとめ.md']);
  });
});
