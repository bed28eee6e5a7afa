import * as z from 'zod/mini';
import { freeText, neverOlder, weight, type Family } from './family';

const schema = z.strictObject({
  type: z.literal('observation'),
  /** Where it was seen: a capability's name, or a source of perception. */
  source: z.string(),
  facts: z.array(z.strictObject({ text: freeText, confidence: weight, observed_at: z.string() })),
  estimates: z.array(z.strictObject({ text: freeText, confidence: weight })),
  unknowns: z.array(freeText),
});
export type ObservationBody = z.infer<typeof schema>;

export const observationFamily: Family<ObservationBody> = {
  type: 'observation',
  version: 1,
  schema,
  freeText: ['/facts/*/text', '/estimates/*/text', '/unknowns/*'],
  upcast: neverOlder,
  example: {
    type: 'observation',
    source: 'note',
    facts: [{ text: 'bees/goal.md holds 312 bytes', confidence: 1, observed_at: '2026-11-28T09:00:00.000Z' }],
    estimates: [],
    unknowns: [],
  },
};
