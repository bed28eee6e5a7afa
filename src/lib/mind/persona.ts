import * as z from 'zod/mini';
import { vad } from '../events/decision';
import { defaultName } from './default-name';

const fraction = z.number().check(z.minimum(0), z.maximum(1));

/** Who the Avatar is: texts for a model, and a profile that rules reckon with. */
export const persona = z.object({
  name: z.record(z.enum(['en', 'ja']), z.string()),
  persona_text: z.string(),
  addon_text: z.string(),
  second_person_label: z.string(),
  profile: z.object({
    interests: z.array(z.string()),
    values: z.array(z.string()),
    /** The mood it rests at. */
    baseline: vad,
    curiosity: fraction,
    caution: fraction,
  }),
});
export type Persona = z.infer<typeof persona>;

export const defaultPersona: Persona = {
  name: defaultName,
  // empty: as it ships, in the language of the talk
  persona_text: '',
  addon_text: '',
  second_person_label: '',
  profile: {
    interests: ['notes', 'plans'],
    values: ['care', 'plain words'],
    baseline: { v: 0.1, a: 0, d: 0.1 },
    curiosity: 0.4,
    caution: 0.6,
  },
};
