import * as z from 'zod/mini';
import { vad } from '../events/decision';
import { defaultPersona, type Persona } from './persona';

/** The long mood: valence, arousal and dominance, −1 … 1. */
export const mood = z.object({ long: vad });
export type Mood = z.infer<typeof mood>;

/** The mood before anything happened: the persona's own baseline. */
export function baselineMood(of: Persona = defaultPersona): Mood {
  return { long: { ...of.profile.baseline } };
}
