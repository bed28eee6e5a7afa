import type { Language } from '../../base/language';
import { exam as examEn } from './en/exam';
import { general as generalEn } from './en/general';
import { habit as habitEn } from './en/habit';
import { job as jobEn } from './en/job';
import { meeting as meetingEn } from './en/meeting';
import { moving as movingEn } from './en/moving';
import { party as partyEn } from './en/party';
import { skill as skillEn } from './en/skill';
import { tidying as tidyingEn } from './en/tidying';
import { trip as tripEn } from './en/trip';
import { writing as writingEn } from './en/writing';
import { planWords as wordsEn } from './en/words';
import { exam as examJa } from './ja/exam';
import { general as generalJa } from './ja/general';
import { habit as habitJa } from './ja/habit';
import { job as jobJa } from './ja/job';
import { meeting as meetingJa } from './ja/meeting';
import { moving as movingJa } from './ja/moving';
import { party as partyJa } from './ja/party';
import { skill as skillJa } from './ja/skill';
import { tidying as tidyingJa } from './ja/tidying';
import { trip as tripJa } from './ja/trip';
import { writing as writingJa } from './ja/writing';
import { planWords as wordsJa } from './ja/words';
import type { PlanWords, Template, TemplateId } from './template';

/** By language: what a plan of each kind consists of. */
export const templates: Readonly<Record<Language, Readonly<Record<TemplateId, Template>>>> = {
  en: {
    trip: tripEn,
    party: partyEn,
    moving: movingEn,
    exam: examEn,
    habit: habitEn,
    skill: skillEn,
    job: jobEn,
    writing: writingEn,
    tidying: tidyingEn,
    meeting: meetingEn,
    general: generalEn,
  },
  ja: {
    trip: tripJa,
    party: partyJa,
    moving: movingJa,
    exam: examJa,
    habit: habitJa,
    skill: skillJa,
    job: jobJa,
    writing: writingJa,
    tidying: tidyingJa,
    meeting: meetingJa,
    general: generalJa,
  },
};

export const planWords: Readonly<Record<Language, PlanWords>> = { en: wordsEn, ja: wordsJa };
