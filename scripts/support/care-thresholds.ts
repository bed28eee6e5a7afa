import type { Language } from '../../src/lib/base/language';
import type { DistressWeights } from '../../src/lib/care/distress-form';

/** Chosen by what `fit-care.ts measure` counts: missing is worse than showing, but not where anything short is shown help lines. */
export const thresholds: Readonly<Record<Language, Pick<DistressWeights, 'enough' | 'calm'>>> = {
  en: { enough: 65, calm: -150 },
  ja: { enough: 65, calm: -150 },
};
