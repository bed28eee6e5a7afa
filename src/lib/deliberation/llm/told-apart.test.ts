import { describe, expect, it } from 'vitest';
import type { Language } from '../../base/language';
import type { Entry } from '../../mind/transcript';
import { renderTranscript, type RenderOptions } from './render';

const zone = (time: string) => ({ date: time.slice(0, 10), clock: time.slice(11, 16) });
const borders = { en: '(that message ends here; what follows is another one of yours)' };
const border: Record<Language, string> = { ...borders, ja: '(発言はここまで。続くのは、あなたの別の発言)' };

function saidBy(by: 'person' | 'self', seq: number, text: string, time = '2026-11-30T09:00:00Z'): Entry {
  return {
    ...{ kind: 'said', seq, time, by, text, source: 'chat', isPressed: false, buttons: [] },
    ...{ origins: [], stub: null },
  };
}

const wrote: Entry = {
  ...{ kind: 'deed', seq: 5, time: '2026-11-30T09:00:00Z', capability: 'note.write', request: 'R6', isAsked: true },
  ...{ payload: { path: 'a.md', content: 'x' }, intent: 'Write', say: 'I would note it.', task: null, stub: null },
};
const ways: RenderOptions['way'][] = ['tools', 'form', 'talk'];
const cases = (['en', 'ja'] as const).flatMap((lang) => ways.map((way) => [lang, way] as const));

describe.each(cases)('%s, %s: two messages of its own, one after the other', (lang, way) => {
  const of = (...entries: Entry[]) => renderTranscript({ summary: null, entries, left_out: 0 }, { way, lang, zone });

  it('stay two, with a line of the app between, so that roles alternate', () => {
    const talk = [
      saidBy('person', 1, 'Go on with the story'),
      saidBy('self', 2, 'The cat slept.'),
      saidBy('self', 3, 'Change it as you like.'),
    ];
    const told = of(...talk);
    expect(told.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(told.slice(1).map(({ content }) => content)).toEqual([
      'The cat slept.',
      border[lang],
      'Change it as you like.',
    ]);
    // what stood there before stays word for word
    expect(told.slice(0, 2)).toEqual(of(...talk.slice(0, 2)));
    expect(of(...talk, saidBy('person', 4, 'Fine')).slice(0, 4)).toEqual(told);
  });

  it('stay two before words beside a call as well, and nothing stands where the person spoke between', () => {
    const told = of(saidBy('person', 1, 'Hello'), saidBy('self', 2, 'Good morning.'), wrote);
    expect(told[2]).toEqual({ role: 'user', content: border[lang] });
    expect(told[3]?.content).toContain('I would note it.');
    const talk = of(saidBy('self', 1, 'Hello'), saidBy('person', 2, 'Good morning'), saidBy('self', 3, 'So.'));
    expect(JSON.stringify(talk)).not.toContain(border[lang]);
  });

  it('tell the day with that line, where it is another one', () => {
    const told = of(
      saidBy('person', 1, 'Hello'),
      saidBy('self', 2, 'Good morning.'),
      saidBy('self', 3, 'Your alarm.', '2026-12-01T07:00:00Z'),
    );
    expect(told[2]?.content).toMatch(/^\[.*07:00\]\n\(/u);
    expect(told[2]?.content.endsWith(border[lang])).toBe(true);
  });

  it('are no messages of its own where the built-in rules said them', () => {
    const said = saidBy('self', 1, 'What should I work towards?');
    const byRules: Entry = said.kind === 'said' ? { ...said, isByRules: true } : said;
    const told = of(byRules, saidBy('person', 2, 'A party'), saidBy('self', 3, 'Gladly.'));
    expect(told.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(told[0]?.content).toMatch(/(built-in rules|組み込みのルール).*What should I work towards\?.*\)\nA party$/su);
  });
});
