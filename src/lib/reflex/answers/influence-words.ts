import type { Language } from '../../base/language';

/** How persona and mood are named where a decision says by how much they moved it. */
export interface InfluenceWords {
  careful: string;
  daring: string;
  curious: string;
  settled: string;
  value(name: string): string;
  interest(name: string): string;
  valence(value: number): string;
  arousal(value: number): string;
  dominance(value: number): string;
  persona(value: string, parts: readonly string[]): string;
  mood(value: string, parts: readonly string[]): string;
  moodOff: string;
}

export const influenceWords: Readonly<Record<Language, InfluenceWords>> = {
  en: {
    careful: 'careful',
    daring: 'daring',
    curious: 'curious',
    settled: 'settled',
    value: (name) => `value “${name}”`,
    interest: (name) => `interest “${name}”`,
    valence: (value) => (value >= 0 ? 'towards acting' : 'away from acting'),
    arousal: (value) => (value >= 0 ? 'ready to start' : 'slow to start'),
    dominance: (value) => (value >= 0 ? 'sure' : 'asks first'),
    persona: (value, parts) => `Persona ${value}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`,
    mood: (value, parts) => `Mood ${value}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`,
    moodOff: 'Mood is switched off.',
  },
  ja: {
    careful: '慎重',
    daring: '大胆',
    curious: '好奇心',
    settled: '落ち着き',
    value: (name) => `価値観「${name}」`,
    interest: (name) => `関心「${name}」`,
    valence: (value) => (value >= 0 ? '行動に前向き' : '行動に後ろ向き'),
    arousal: (value) => (value >= 0 ? 'すぐ始める' : 'ゆっくり始める'),
    dominance: (value) => (value >= 0 ? '自信' : '先に尋ねる'),
    persona: (value, parts) => `人格の影響 ${value}${parts.length > 0 ? `（${parts.join('、')}）` : ''}`,
    mood: (value, parts) => `気分の影響 ${value}${parts.length > 0 ? `（${parts.join('、')}）` : ''}`,
    moodOff: '気分の影響は切ってあります',
  },
};
