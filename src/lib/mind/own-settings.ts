import type { Settings } from '../agent/fold/settings';
import { baselineMood, type Mood } from './mood';
import type { Persona } from './persona';

/** What a judgement is given of the mind's own. */
export interface OwnMind {
  persona: Persona;
  mood: Mood;
  /** What the person wants to be called; null: nothing. */
  user_name: string | null;
  /** Whether the mood may move scores. */
  mood_influence: boolean;
}

/** The persona that is stored, and over it what the person set; where no mood is stored it rests at the baseline that follows. */
export function ownMind(stored: { persona: Persona; mood: Mood | null }, settings: Settings): OwnMind {
  const persona = withSettings(stored.persona, settings);
  return {
    persona,
    mood: stored.mood ?? baselineMood(persona),
    user_name: settings['user.name'],
    mood_influence: settings.mood_influence,
  };
}

function withSettings(own: Persona, settings: Settings): Persona {
  const name = settings['avatar.name'];
  const { profile } = own;
  return {
    name: name === null ? own.name : { en: name, ja: name },
    persona_text: settings['persona.persona_text'] ?? own.persona_text,
    addon_text: settings['persona.addon_text'] ?? own.addon_text,
    second_person_label: settings['persona.second_person_label'] ?? own.second_person_label,
    profile: {
      interests: settings['persona.interests'] ?? profile.interests,
      values: settings['persona.values'] ?? profile.values,
      baseline: settings['persona.baseline'] ?? profile.baseline,
      curiosity: settings['persona.curiosity'] ?? profile.curiosity,
      caution: settings['persona.caution'] ?? profile.caution,
    },
  };
}
