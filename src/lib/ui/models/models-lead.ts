import type { Language } from '../../base/language';

/** Who thinks, and what may be done without asking, as it is now. */
export type ModelsLead = (name: string, unasked: { world: boolean; reading: boolean; rules: number }) => string;

export const modelsLead: Readonly<Record<Language, ModelsLead>> = {
  en: (name, { world, reading, rules }) => {
    const unasked = [
      'talk',
      ...(reading ? ['look at your notes, log and alarms'] : []),
      ...(world ? ['move in the Lab’s small world'] : []),
      ...(rules === 0
        ? []
        : [`do what your ${rules === 1 ? 'automatic rule allows' : `${rules} automatic rules allow`}`]),
    ];
    const last = unasked.pop() ?? '';
    const all = unasked.length === 0 ? last : `${unasked.join(', ')} and ${last}`;
    return `${name} thinks by published rules or with a language model. Whichever it is, it asks before it does anything but ${all}.`;
  },
  ja: (name, { world, reading, rules }) => {
    const unasked = [
      '話すこと',
      ...(reading ? ['ノート・記録・アラームを見ること'] : []),
      ...(world ? ['ラボの小さな世界で動くこと'] : []),
      ...(rules === 0 ? [] : [`いまある${rules}件の自動実行ルールが許すこと`]),
    ];
    const all = unasked.length === 1 ? '話すこと以外' : `${unasked.join('、')}のほか`;
    return `${name}は、公開された規則か、言語モデルで考えます。どちらでも、${all}は、する前に必ず承認を求めます。`;
  },
};
