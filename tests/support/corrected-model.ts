import { lastSaid, type CompetentAnswer } from './competent-model';

export const binsNote = 'home/bins.md';
/** One paragraph, longer than a card shows of a note. */
const story = Array.from({ length: 40 }, (_, house) => `House ${house} has its bins out by ${house % 7}.`).join(' ');

/** A model that is corrected: it sets what it was asked for, takes a card back where the person wants it otherwise, and writes a note over. */
export function correctedTurn(prompt: string): CompetentAnswer {
  const at = Math.max(prompt.lastIndexOf('# What is asked of you'), prompt.lastIndexOf('# あなたに求められていること'));
  if (!/Answer the last|最後の/.test(prompt.slice(at))) return { say: 'There it is.', call: null };
  const said = lastSaid(prompt);
  const alarm = (hour: string): CompetentAnswer['call'] => ({
    name: 'alarm_set',
    input: { text: 'Bins', at: hour, weekdays: [1] },
  });
  const note = (content: string): CompetentAnswer['call'] => ({
    name: 'note_write',
    input: { path: binsNote, content: `# Bins\n\n${story}\n- paper: Tuesday\n- ${content}\n` },
  });
  if (/eight|八時/.test(said)) return { say: 'Eight it is.', call: alarm('20:00') };
  if (/nine|九時/.test(said)) return { say: 'I would set it for nine.', call: alarm('21:00') };
  if (/leave it|やめて/.test(said))
    return { say: 'Left out, then.', call: { name: 'mark', input: { what: 'request_withdrawn' } } };
  if (/glass first/.test(said)) return { say: 'I would write it down.', call: note('glass: Friday') };
  if (/glass on Monday/.test(said)) return { say: 'I would change that line.', call: note('glass: Monday') };
  return { say: 'I hear you.', call: null };
}
