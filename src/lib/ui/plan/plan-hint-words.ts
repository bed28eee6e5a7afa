import type { Language } from '../../base/language';

export interface PlanHintWords {
  /** What is left of the plan is the person’s alone. */
  left: (count: number) => string;
  /** `day`: null, where the step has none. */
  next: (name: string, day: string | null) => string;
  finished: string;
  newPurpose: string;
  asked: string;
}

export const planHintWords: Readonly<Record<Language, PlanHintWords>> = {
  en: {
    left: (count) =>
      count === 1 ? 'One step is left, and it is yours.' : `${count} steps are left, all of them yours.`,
    next: (name, day) => `Next${day === null ? '' : `, by ${day}`}: ${name}`,
    finished: 'Write in the chat what comes next.',
    newPurpose: 'New purpose',
    asked: 'The chat asks whether the purpose is reached.',
  },
  ja: {
    left: (count) => `残りは、あなたがすること${count}件だけです。`,
    next: (name, day) => `次は${day === null ? '' : `${day}までに`}「${name}」`,
    finished: '次にしたいことをチャットに書くと、新しい目的になります。',
    newPurpose: '新しい目的',
    asked: '目的を達成したかどうか、チャットで尋ねています。',
  },
};
