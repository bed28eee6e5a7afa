import { expect, it } from 'vitest';
import { historyOf, moved, readHistory, storedHistory, withLine } from './history';

it('goes back through what was typed and forth to what is being typed', () => {
  const history = ['status', 'plan'].reduce(withLine, historyOf([]));
  const plan = moved(history, -1, 'dra');
  const status = plan && moved(plan.history, -1, plan.line);
  expect([plan?.line, status?.line]).toEqual(['plan', 'status']);
  expect(status && moved(status.history, -1, status.line)).toBeNull();
  const forth = status && moved(status.history, 1, status.line);
  expect(forth?.line).toBe('plan');
  const draft = forth && moved(forth.history, 1, forth.line);
  expect(draft?.line).toBe('dra');
  expect(draft && moved(draft.history, 1, draft.line)).toBeNull();
});

it('keeps no line twice running, no secret key, and 200 lines', () => {
  const lines = ['plan', 'plan', `say xai-${'a'.repeat(30)}`, ''];
  expect(lines.reduce(withLine, historyOf([])).lines).toEqual(['plan']);
  const many = Array.from({ length: 250 }, (_, index) => `log ${index}`).reduce(withLine, historyOf([]));
  expect([many.lines.length, many.lines[0]]).toEqual([200, 'log 50']);
});

it('is kept as text, and what cannot be read is no history', () => {
  expect(readHistory(storedHistory(['a', 'b'])).lines).toEqual(['a', 'b']);
  for (const stored of [null, '', '{', '3', '[1, null]']) expect(readHistory(stored).lines).toEqual([]);
});
