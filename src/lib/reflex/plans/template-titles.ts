import type { Language } from '../../base/language';
import type { TemplateId } from './template';

/** What each plan is called in a list, and a sentence that asks for it. */
export const templateTitles: Readonly<
  Record<TemplateId, Readonly<Record<Language, { title: string; example: string }>>>
> = {
  trip: {
    en: { title: 'Trip', example: 'Plan my trip to Lisbon in March' },
    ja: { title: '旅行', example: '3月のリスボン旅行の計画を立てて' },
  },
  party: {
    en: { title: 'Party', example: 'Plan a party for 12 people on Saturday' },
    ja: { title: 'パーティー', example: '土曜のパーティーを12人で計画して' },
  },
  moving: {
    en: { title: 'Moving house', example: 'Plan my move on 15 January' },
    ja: { title: '引っ越し', example: '来月末の引っ越しの計画を立てて' },
  },
  exam: {
    en: { title: 'Exam', example: 'Make a study plan for the driving theory test in 10 days' },
    ja: { title: '試験', example: '2月15日の簿記3級の計画を立てて' },
  },
  habit: {
    en: { title: 'Habit', example: 'Make a plan to stretch every morning' },
    ja: { title: '習慣', example: '毎朝ストレッチを続ける計画を立てて' },
  },
  skill: {
    en: { title: 'Learning something', example: 'I want to learn the guitar, make a plan' },
    ja: { title: '習い事', example: 'ギターの練習プランを作って' },
  },
  job: {
    en: { title: 'Job application', example: 'Plan my job application' },
    ja: { title: '就職・転職', example: '転職の計画を立てて' },
  },
  writing: {
    en: { title: 'Writing', example: 'Plan for my thesis, hand in 26 February' },
    ja: { title: '執筆', example: 'ブログ記事を書く計画を立てて' },
  },
  tidying: {
    en: { title: 'Tidying up', example: 'Plan to declutter the wardrobe' },
    ja: { title: '片づけ', example: '物置の片づけを計画して' },
  },
  meeting: {
    en: { title: 'Meeting', example: 'Prepare a meeting on Wednesday, 6 people' },
    ja: { title: '会議', example: '水曜の会議の準備を計画して' },
  },
  general: {
    en: { title: 'Anything else', example: 'Make a plan to build a bird house' },
    ja: { title: 'そのほか', example: '巣箱を作る計画を立てて' },
  },
};
