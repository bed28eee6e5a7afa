import type { Language } from '../base/language';
import type { RecipeId } from './recipe-ids';

/** What each recipe is called, on a button and in a list: a purpose to begin with. */
export const recipeNames: Readonly<Record<RecipeId, Readonly<Record<Language, string>>>> = {
  study: { en: 'Plan my study', ja: '勉強の計画を立てる' },
  event: { en: 'Prepare a trip', ja: '旅行の準備をする' },
  journal: { en: 'Keep a journal', ja: '日記をつける' },
  habit: { en: 'Make reading a habit', ja: '読書を習慣にする' },
  weekly: { en: 'Do a weekly review', ja: '週の振り返りをする' },
  tidy: { en: 'Tidy my notes', ja: 'ノートを整理する' },
};
