import { expect, it } from 'vitest';
import { isMarkdownNote } from './notes';

it('notes are shown as Markdown, and files of another kind as they are', () => {
  for (const path of ['bees/goal.md', 'Guest list', 'a.b/Guest list', 'READ.MD', '会議 11.30 のまとめ'])
    expect(isMarkdownNote(path)).toBe(true);
  for (const path of ['hive-log.csv', 'a.json', 'server.log', 'a.txt']) expect(isMarkdownNote(path)).toBe(false);
});
