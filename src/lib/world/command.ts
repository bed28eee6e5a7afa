import { directions } from './cells';

/** All that can be done in any world. What is not on a preset's whitelist never reaches it. */
export const commands = [...directions, 'gather', 'wait', 'rest', 'turn_left', 'turn_right'] as const;
export type Command = (typeof commands)[number];

/** The six of yamada7's world. */
const plain: readonly Command[] = ['north', 'east', 'south', 'west', 'gather', 'wait'];

/** `hasBody`: there are needs to rest for and a direction to look in. */
export function whitelistOf(hasBody: boolean): readonly Command[] {
  return hasBody ? commands : plain;
}
