import type { JsonObject } from '../base/json';
import type { Deliberator } from '../mind/context-pack';
import type { LanguageModel } from '../models/language-model';
import { labPrompt, planJsonSchema, type LabPack } from '../world/lab-pack';

/** Tokens of one plan: its six short fields and a few actions. */
const planTokens = 600;

/** What was asked of the model, and how often no plan could be read from it; invalid plans are counted by the Lab itself. */
export interface LabMindCounts {
  asked: number;
  /** The model gave no answer; the newest code. */
  failed: number;
  lastFailure: string | null;
}

/**
 * A mind of the Lab that reads: one plan a turn from a language model. What is no JSON, or no answer, is nothing, and the sentinel's fallback
 * acts; what is JSON is checked by the Lab as the plan of any mind. `seed`: of the first plan; each has the next one, where the engine takes it.
 */
export function createLabMind(
  model: LanguageModel,
  { temperature = 0, seed }: { temperature?: number; seed?: number } = {},
): Deliberator<LabPack> & { readonly counts: LabMindCounts } {
  const counts: LabMindCounts = { asked: 0, failed: 0, lastFailure: null };
  return {
    name: model.name,
    isRules: false,
    counts,
    deliberate: async (pack, signal) => {
      const { instruction, text } = labPrompt(pack);
      counts.asked += 1;
      const answer = await model.generate(
        {
          messages: [
            { role: 'system', content: instruction },
            { role: 'user', content: text },
          ],
          schema: planJsonSchema(pack) as JsonObject,
          purpose: 'deliberate',
          maxTokens: planTokens,
          temperature,
          ...(seed !== undefined && { seed: seed + counts.asked }),
        },
        signal,
      );
      if (answer.ok) return parsed(answer.text);
      counts.failed += 1;
      counts.lastFailure = `${answer.code}: ${answer.message}`;
      return null;
    },
  };
}

/** Null: no JSON. Nothing is cut out of it or repaired. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
