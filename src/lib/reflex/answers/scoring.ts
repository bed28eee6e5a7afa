import type { Language } from '../../base/language';
import type { MoodInfluence, PersonaInfluence } from '../../events/decision';
import type { Mood } from '../../mind/mood';
import type { Persona } from '../../mind/persona';
import { influenceWords } from './influence-words';

/** What an option is like, −1 … 1 each; what is left out is 0. Rules that make an option say it, nothing is read from words. */
export interface OptionNature {
  /** Goes towards the matter (1) or keeps away from it (−1): valence speaks for it. */
  approach?: number;
  /** Starts something (1) or holds still (−1): arousal speaks for it. */
  starts?: number;
  /** Careful (1) or daring (−1): caution speaks for it. */
  care?: number;
  /** Looks for what is not known yet: curiosity speaks for it. */
  explore?: number;
  /** Asks the person first: low dominance speaks for it, high dominance never against it. */
  asks?: number;
}

export interface Weighable {
  /** As it stands in `weighed`. */
  name: string;
  /** 0 … 1: how good it is for the task, whoever judges. */
  base: number;
  nature: OptionNature;
  /** Ids of what it is about, compared with the persona's interests: notes, plans, learning, talk. */
  topics: readonly string[];
  direction: PersonaInfluence['preferred_direction'];
  concerns: readonly string[];
}

/** One part of a share: which trait, and by how much it moved the score. */
interface Part {
  trait: string;
  value: number;
}

export interface Scored<O extends Weighable> {
  option: O;
  score: number;
  persona: { value: number; parts: readonly Part[] };
  mood: { value: number; parts: readonly Part[] };
}

/** Neither persona nor mood moves a score by more. */
export const maxShare = 0.2;

/**
 * Scores options, best first; equal ones keep their order. Score = base + persona's share + mood's share, rounded to 6 decimals.
 * With `isMoodOn` false the mood's share is 0.
 */
export function scored<O extends Weighable>(
  options: readonly O[],
  persona: Persona,
  mood: Mood,
  lang: Language,
  isMoodOn: boolean,
): Scored<O>[] {
  return options
    .map((option) => {
      const personaShare = shareOf(personaParts(option, persona, lang));
      const moodShare = isMoodOn ? shareOf(moodParts(option, mood, lang)) : { value: 0, parts: [] };
      return {
        option,
        score: rounded(option.base + personaShare.value + moodShare.value),
        persona: personaShare,
        mood: moodShare,
      };
    })
    .sort((left, right) => right.score - left.score);
}

export function personaInfluenceOf(chosen: Scored<Weighable>, lang: Language): PersonaInfluence {
  const { value, parts } = chosen.persona;
  return {
    value,
    summary: influenceWords[lang].persona(signed(value), parts.map(inWords)),
    traits: parts.map(({ trait }) => trait),
    preferred_direction: chosen.option.direction,
    concerns: [...chosen.option.concerns],
  };
}

export function moodInfluenceOf(
  chosen: Scored<Weighable>,
  mood: Mood,
  lang: Language,
  isMoodOn: boolean,
): MoodInfluence {
  const { v, a, d } = mood.long;
  const { value, parts } = chosen.mood;
  return {
    value,
    summary: isMoodOn ? influenceWords[lang].mood(signed(value), parts.map(inWords)) : influenceWords[lang].moodOff,
    vad: { v: rounded(v), a: rounded(a), d: rounded(d) },
    action_threshold_bias: isMoodOn ? bias(-a) : 'neutral',
    defer_bias: isMoodOn ? bias(-(v + a) / 2) : 'neutral',
  };
}

/** To 6 decimals, and never −0. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}

/** Values that a profile may name, and what they speak for. Others are kept, and count nothing. */
const valueNatures: Readonly<Record<string, OptionNature>> = {
  care: { care: 1 },
  safety: { care: 1 },
  discovery: { explore: 1 },
  speed: { starts: 1, asks: -1 },
  company: { asks: 1 },
};

function personaParts(option: Weighable, { profile }: Persona, lang: Language): Part[] {
  const { nature, topics } = option;
  const words = influenceWords[lang];
  const { caution, curiosity, values, interests } = profile;
  const parts: Part[] = [
    { trait: caution >= 0.5 ? words.careful : words.daring, value: 0.2 * (caution - 0.5) * (nature.care ?? 0) },
    { trait: curiosity >= 0.5 ? words.curious : words.settled, value: 0.2 * (curiosity - 0.5) * (nature.explore ?? 0) },
  ];
  for (const value of values) {
    const spoken = Object.hasOwn(valueNatures, value) ? valueNatures[value] : undefined;
    if (spoken) parts.push({ trait: words.value(value), value: 0.04 * dot(spoken, nature) });
  }
  for (const interest of interests) {
    if (topics.includes(interest)) parts.push({ trait: words.interest(interest), value: 0.02 });
  }
  return parts.filter(({ value }) => rounded(value) !== 0);
}

function moodParts({ nature }: Weighable, { long: { v, a, d } }: Mood, lang: Language): Part[] {
  const words = influenceWords[lang];
  const parts: Part[] = [
    { trait: words.valence(v), value: 0.1 * v * (nature.approach ?? 0) },
    { trait: words.arousal(a), value: 0.1 * a * (nature.starts ?? 0) },
    { trait: words.dominance(d), value: 0.2 * Math.max(0, -d) * Math.max(0, nature.asks ?? 0) },
  ];
  return parts.filter(({ value }) => rounded(value) !== 0);
}

function shareOf(parts: readonly Part[]): { value: number; parts: readonly Part[] } {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return { value: rounded(Math.min(maxShare, Math.max(-maxShare, sum))), parts };
}

function dot(left: OptionNature, right: OptionNature): number {
  const keys = ['approach', 'starts', 'care', 'explore', 'asks'] as const;
  return keys.reduce((sum, key) => sum + (left[key] ?? 0) * (right[key] ?? 0), 0);
}

function inWords({ trait, value }: Part): string {
  return `${trait} ${signed(value)}`;
}

/** "+0.020", with a real minus. */
function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
}

function bias(value: number): 'higher' | 'neutral' | 'lower' {
  return value > 0.05 ? 'higher' : value < -0.05 ? 'lower' : 'neutral';
}
