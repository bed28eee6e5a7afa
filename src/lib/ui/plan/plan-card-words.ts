import type { Language } from '../../base/language';
import { byName } from '../by-name';

export interface PlanCardWords {
  yours: string;
  avatars: string;
  doneOf(done: number, all: number): string;
  by(day: string): string;
  dropped: string;
  now: string;
  needsAnswer: string;
  add: string;
  addLabel: string;
  addWho: string;
  addDone: string;
  cancel: string;
  open: string;
  change: string;
  name: string;
  date: string;
  who: string;
  whoYou: string;
  whoAvatar: string;
  save: string;
  up: string;
  down: string;
  drop: string;
  undo: string;
  said: Readonly<Record<'done' | 'added' | 'dropped' | 'moved' | 'saved', (name: string) => string>>;
}

/** `name`: of the Avatar. */
export const planCardWords: Readonly<Record<Language, (name: string) => PlanCardWords>> = {
  en: byName((name) => ({
    yours: 'Yours',
    avatars: `${name}’s`,
    doneOf: (done, all) => `${done} of ${all} done`,
    by: (day) => `By ${day}`,
    dropped: 'Dropped',
    now: 'Now',
    needsAnswer: 'Needs your answer',
    add: 'Add a step',
    addLabel: 'New step',
    addWho: `For ${name} to do`,
    addDone: 'Add',
    cancel: 'Cancel',
    open: 'Open the plan',
    change: 'Change',
    name: 'Name',
    date: 'By',
    who: 'Who does it',
    whoYou: 'You',
    whoAvatar: name,
    save: 'Save',
    up: 'Move up',
    down: 'Move down',
    drop: 'Drop',
    undo: 'Undo',
    said: {
      done: (step) => `Done: ${step}`,
      added: (step) => `Added: ${step}`,
      dropped: (step) => `Dropped: ${step}`,
      moved: (step) => `Moved: ${step}`,
      saved: (step) => `Changed: ${step}`,
    },
  })),
  ja: byName((name) => ({
    yours: 'あなたがすること',
    avatars: `${name}がすること`,
    doneOf: (done, all) => `${all}件中${done}件済み`,
    by: (day) => `${day}まで`,
    dropped: 'やめました',
    now: '今',
    needsAnswer: '返事待ち',
    add: '手順を足す',
    addLabel: '新しい手順',
    addWho: `${name}がする`,
    addDone: '足す',
    cancel: 'キャンセル',
    open: '計画を開く',
    change: '変える',
    name: '名前',
    date: '期日',
    who: 'だれがするか',
    whoYou: 'あなた',
    whoAvatar: name,
    save: '保存',
    up: '上へ',
    down: '下へ',
    drop: '取りやめる',
    undo: '元に戻す',
    said: {
      done: (step) => `済み：${step}`,
      added: (step) => `足しました：${step}`,
      dropped: (step) => `取りやめました：${step}`,
      moved: (step) => `動かしました：${step}`,
      saved: (step) => `変えました：${step}`,
    },
  })),
};
