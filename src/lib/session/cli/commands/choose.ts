import { openQuestion } from '../../view/run-facts';
import type { CliCommand } from '../cli-command';
import { failed, refused, text } from '../cli-output';

const said = {
  en: {
    none: 'No question with choices is open.',
    noSuch: (count: number) => `Choose one of 1 to ${count}: \`choose 1\``,
    done: 'done',
  },
  ja: {
    none: '選択肢のある質問はありません。',
    noSuch: (count: number) => `1から${count}までで選んでください：choose 1`,
    done: '済み',
  },
} as const;

/** Answers the open question by one of its choices, counted from 1. */
export const choose: CliCommand = {
  name: 'choose',
  reads: 'words',
  words: {
    en: { takes: 'NUMBER', does: 'Takes one of the choices under the open question.' },
    ja: { takes: '番号', does: '質問の選択肢から一つを選びます。' },
  },
  standsAlone: () => true,
  run: async ({ words }, { lang, view, send }) => {
    const { question, snapshot } = view();
    const own = said[lang];
    if (!question || question.choices.length === 0 || openQuestion(snapshot.run) !== question.seq)
      return failed(own.none);
    const [number = ''] = words;
    const choice = words.length === 1 && /^\d{1,3}$/.test(number) ? question.choices[Number(number) - 1] : undefined;
    if (!choice) return failed(own.noSuch(question.choices.length));
    const label = choice.label ?? choice.id;
    const heard = await send({ kind: 'choice', question: question.seq, choice: choice.id, label, surface: 'cli' });
    return heard.ok ? text(label) : refused(heard);
  },
};
