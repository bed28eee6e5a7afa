import type { ContextPack } from '../context-pack';
import { askingWords } from './words-asking';
import type { Button } from './words-form';

/** The id of the button that leaves a question open once it was asked again. */
export function skipChoice(code: string): string {
  return `skip:${code}`;
}

/** Within reach where a question is asked again. */
export function skipButton(code: string, { lang }: ContextPack): Button {
  return { id: skipChoice(code), label: askingWords[lang].skip };
}
