import { approvalLetters } from './approval-keys';
import type { Route } from '../page/router.svelte';
import type { Pane } from '../page/layout.svelte';

/** All keys of the app, in one place: what they do is read from here, and so is the table that shows them. */

/** With Ctrl or ⌘, from anywhere. */
export const stopKey = '.';
/** Single letters: outside text fields only, and only where they are switched on. */
export const letters = { message: '/', keys: '?', go: 'g', fold_cli: '`' } as const;
/** Single letters of a list that is in view, and of the Inspector's turns. */
export const listLetters = { next_row: 'j', previous_row: 'k' } as const;
export const turnLetters = { earlier_turn: ',', later_turn: '.' } as const;
/** With Alt, by place: a Mac types other characters there. 5 is kept for Activity. */
export const panesByPlace: Readonly<Record<string, Pane>> = {
  Digit1: 'chat',
  Digit2: 'plan',
  Digit3: 'inspector',
  Digit4: 'vitals',
  Digit6: 'cli',
};
/** After a `g`. */
export const pagesByLetter: Readonly<Record<string, Route>> = { c: 'chat', l: 'log', s: 'settings' };

export type KeyMeaning =
  | (typeof approvalLetters)[keyof typeof approvalLetters]
  | keyof Omit<typeof letters, 'go'>
  | keyof typeof listLetters
  | keyof typeof turnLetters
  | 'stop_or_resume'
  | 'send'
  | 'new_line'
  | 'leave'
  | { pane: Pane }
  | { page: Route };

export interface KeyRow {
  /** As they stand on the platform's keys; pressed together, or one after the other. */
  keys: readonly string[];
  means: KeyMeaning;
  /** It can be switched off. */
  isLetter: boolean;
}

/** Every key that does something, in the order that it is shown in. */
export function keyRows(isApple: boolean): KeyRow[] {
  const letter = (keys: readonly string[], means: KeyMeaning): KeyRow => ({ keys, means, isLetter: true });
  const always = (keys: readonly string[], means: KeyMeaning): KeyRow => ({ keys, means, isLetter: false });
  const letterRows = <M extends KeyMeaning & string>(own: Readonly<Record<M, string>>): KeyRow[] =>
    (Object.entries(own) as [M, string][]).map(([means, key]) => letter([key], means));
  return [
    ...Object.entries(approvalLetters).map(([key, means]) => letter([key], means)),
    always([isApple ? '⌘' : 'Ctrl', stopKey], 'stop_or_resume'),
    letter([letters.message], 'message'),
    always(['Enter'], 'send'),
    always(['Shift', 'Enter'], 'new_line'),
    always(['Esc'], 'leave'),
    letter([letters.fold_cli], 'fold_cli'),
    ...Object.entries(panesByPlace).map(([place, pane]) =>
      always([isApple ? '⌥' : 'Alt', place.slice('Digit'.length)], { pane }),
    ),
    ...Object.entries(pagesByLetter).map(([key, page]) => letter([letters.go, key], { page })),
    ...letterRows(listLetters),
    ...letterRows(turnLetters),
    letter([letters.keys], 'keys'),
  ];
}

export function isApplePlatform(platform: string): boolean {
  return /Mac|iPhone|iPad/.test(platform);
}
