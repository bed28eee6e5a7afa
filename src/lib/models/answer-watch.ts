import { modelFailure, type ModelFailure } from './language-model';
import { isRepeating } from './repetition';

/** UTF-16 units that come before a text is looked at again: at least, and as a share of it, for each look has its cost. */
const lookEvery = { least: 64, share: 1 / 32 } as const;
/** Of its end, that are kept. */
const keptTail = 4_000;
/** UTF-16 units that a token is taken for, where several come in one piece. */
const unitsPerToken = 4;

export interface WatchLimits {
  /** Tokens of reasoning before the answer; null: as its host has it. */
  mostReasoning: number | null;
  /** Pieces of nothing but blanks before the answer; null: any. */
  mostBlanks: number | null;
}
export const servedLimits: WatchLimits = { mostReasoning: null, mostBlanks: null };
export const deviceLimits: WatchLimits = { mostReasoning: 1_500, mostBlanks: 8 };

/** Looks on while an answer is written, for what never comes to an end. Each call says why it is to be stopped; null: not at all. */
export class AnswerWatch {
  readonly #limits: WatchLimits;
  readonly #tails = { text: '', reasoning: '', call: '' };
  readonly #unseen = { text: 0, reasoning: 0, call: 0 };
  readonly #length = { text: 0, reasoning: 0, call: 0 };
  #reasoning = 0;
  #blanks = 0;

  constructor(limits: WatchLimits) {
    this.#limits = limits;
  }

  text(piece: string): ModelFailure | null {
    return this.#look('text', piece);
  }

  /** A piece of nothing but blanks, before the answer. */
  blank(): ModelFailure | null {
    const { mostBlanks } = this.#limits;
    if (mostBlanks === null || ++this.#blanks <= mostBlanks) return null;
    return modelFailure('malformed', 'it wrote blanks in place of an answer');
  }

  reasoning(piece: string): ModelFailure | null {
    this.#reasoning += piece === '' ? 0 : Math.max(1, Math.ceil(piece.length / unitsPerToken));
    const { mostReasoning } = this.#limits;
    if (mostReasoning !== null && this.#reasoning > mostReasoning)
      return modelFailure('too_much', `it thought for ${mostReasoning} tokens without an answer`);
    return this.#look('reasoning', piece);
  }

  /** Of what a call is given. */
  call(piece: string): ModelFailure | null {
    return this.#look('call', piece);
  }

  #look(of: 'text' | 'reasoning' | 'call', piece: string): ModelFailure | null {
    this.#tails[of] = (this.#tails[of] + piece).slice(-keptTail);
    this.#unseen[of] += piece.length;
    this.#length[of] += piece.length;
    if (this.#unseen[of] < Math.max(lookEvery.least, this.#length[of] * lookEvery.share)) return null;
    this.#unseen[of] = 0;
    return isRepeating(this.#tails[of]) ? modelFailure('malformed', 'it repeated itself and was stopped') : null;
  }
}
