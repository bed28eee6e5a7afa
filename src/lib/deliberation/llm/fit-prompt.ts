import type { ContextPack } from '../../mind/context-pack';
import type { ModelMessage } from '../../models/language-model';
import { newsOf, promptOf, rooms } from './prompt';
import type { TokenMeter } from './token-meter';

export interface FittedPrompt {
  messages: ModelMessage[];
  /** All of it, as it was measured. */
  text: string;
  /** By the meter. */
  tokens: number;
  /** 0: all of the pack; the higher, the more was left out. */
  level: number;
}

/**
 * The fullest prompt that fits a number of tokens, from a level on; the smallest there is where none does: a model that it is still too
 * long for says so itself. `known`: seq up to which the host knows the conversation, where only what is new is told; null: all is.
 */
export function fitPrompt(
  pack: ContextPack,
  tokens: number,
  meter: TokenMeter,
  fromLevel = 0,
  known: number | null = null,
): FittedPrompt {
  const last = rooms.length - 1;
  for (let level = Math.min(fromLevel, last); ; level++) {
    const room = rooms[level] ?? rooms[0];
    const messages = known === null ? promptOf(pack, room) : newsOf(pack, room, known);
    const text = messages.map(({ content }) => content).join('\n');
    const fitted = { messages, text, tokens: meter.estimate(text), level };
    if (fitted.tokens <= tokens || level >= last) return fitted;
  }
}
