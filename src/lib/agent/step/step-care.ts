import type { Language } from '../../base/language';
import { careAnswer } from '../../care/care-answer';
import { authorityOf } from '../../events/input';
import type { Picture } from '../../events/picture';
import { done, interrupt, type StepResult, type Turn } from './turn';

/**
 * Answers words of distress with care, before any mind and in the transaction of the words themselves. They answer no question and become
 * nothing. The whole answer is given once on each of the person's days. Null where they are no such words.
 */
export function giveCare(
  turn: Turn,
  said: {
    source: 'chat' | 'cli';
    text: string;
    surface: 'chat' | 'cli';
    lang: Language;
    taint: readonly string[];
    pictures?: readonly Picture[] | undefined;
  },
): StepResult | null {
  const { source, text, surface, lang, taint, pictures } = said;
  const { care } = turn.context;
  if (!care?.hasDistress(text)) return null;
  const input = turn.add(
    { type: 'input', source, text, authority: authorityOf(source), surface, care: true, ...withPictures(pictures) },
    { trigger: null, lang, taint },
  );
  const day = care.today();
  const code = turn.run.cared_on === day ? 'reply.care.again' : 'reply.care';
  turn.add(
    {
      type: 'output',
      pane: turn.surface,
      data: careAnswer(code, lang),
      kind: 'reply',
      decision: null,
      code,
      parameters: { day },
    },
    { trigger: input.seq, lang, taint },
  );
  return done(interrupt(turn, input.seq, lang));
}

/** None: the field is absent. */
export function withPictures(pictures: readonly Picture[] | undefined): { pictures?: Picture[] } {
  return pictures && pictures.length > 0 ? { pictures: [...pictures] } : {};
}
