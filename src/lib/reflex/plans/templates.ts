import type { Language } from '../../base/language';
import type { PlanWords, Template, TemplateId } from './template';
import { party, trip } from './templates-en-days';
import { exam, general, habit, job, meeting, moving, skill, tidying, writing } from './templates-en-ways';
import * as daysJa from './templates-ja-days';
import * as waysJa from './templates-ja-ways';
import { planWordsEn } from './words-en';
import { planWordsJa } from './words-ja';

/** By language: what a plan of each kind consists of. */
export const templates: Readonly<Record<Language, Readonly<Record<TemplateId, Template>>>> = {
  en: { trip, party, moving, exam, meeting, habit, skill, job, writing, tidying, general },
  ja: { ...daysJa, ...waysJa },
};

export const planWords: Readonly<Record<Language, PlanWords>> = { en: planWordsEn, ja: planWordsJa };
