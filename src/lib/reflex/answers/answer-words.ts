import type { Language } from '../../base/language';
import type { AnswerWords } from './answer-form';
import { answersEn } from './answer-words-en';
import { answersJa } from './answer-words-ja';

export const answerWords: Readonly<Record<Language, AnswerWords>> = { en: answersEn, ja: answersJa };
