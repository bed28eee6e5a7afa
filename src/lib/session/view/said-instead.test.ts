import { describe, expect, it } from 'vitest';
import type { ChatLine } from './chat-line';
import { answeredBy, saidInstead } from './said-instead';

const line = (seq: number, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ seq, time: '', kind: 'said', text: `message ${seq}`, choices: [], note: null, page: null },
  ...more,
});

describe('a button that says a message otherwise', () => {
  const lines = [line(3), line(4), line(6, { kind: 'spoken', to: [3] }), line(7)];

  it('says the message that its answer is to, not the newest one before it', () => {
    expect(answeredBy({ to: [3] }, lines)?.seq).toBe(3);
    expect(answeredBy({ to: [3, 4] }, lines)?.seq).toBe(4);
  });

  it('says nothing where that message is not in sight, or was taken out', () => {
    expect(answeredBy({}, lines)).toBeNull();
    expect(answeredBy({ to: [2] }, lines)).toBeNull();
    expect(answeredBy({ to: [3] }, [line(3, { text: null }), line(4)])).toBeNull();
  });

  it('sends on who put words into the message, and that it was pressed', () => {
    expect(saidInstead('say:note', line(6), line(3, { link: 'evil.example' }), 'Note: x')).toMatchObject({
      taint: ['link:evil.example'],
      choice: { id: 'say:note', question: 6 },
    });
    expect(saidInstead('say:note', line(6), line(3), 'Note: x')).toMatchObject({ taint: [] });
  });
});
