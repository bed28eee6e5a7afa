import { isCalendarDate, monthsEn, weekdayOf, weekdaysEn, weekdaysJa, yearMonthDay } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { TaskChange } from '../fold/task-change';

/** What is changed of a task, in a few words, as the Avatar says it of a card, or as the person does it. */
export function taskChangeText(change: TaskChange, lang: Language, speaker: 'self' | 'person' = 'self'): string {
  const { person, self } = parties[lang][speaker];
  const called = lang === 'ja' ? `「${change.name}」` : `“${change.name}”`;
  switch (change.do) {
    case 'add': {
      const { owner, date } = change;
      const day = date === undefined ? '' : shortDate(date, lang);
      if (lang === 'ja')
        return `追加：${called}${owner ? `（${person}すること）` : ''}${day === '' ? '' : `、${day}まで`}`;
      return `add ${called}${owner ? `, for ${person} to do` : ''}${day === '' ? '' : `, by ${day}`}`;
    }
    case 'drop':
      return lang === 'ja' ? `やめる：${called}` : `drop ${called}`;
    case 'done':
      return lang === 'ja' ? `済みにする：${called}` : `mark ${called} as done`;
    case 'rename':
      return lang === 'ja' ? `名前を変える：${called}→「${change.to}」` : `rename ${called} to “${change.to}”`;
    case 'date':
      if (change.date === null) return lang === 'ja' ? `日付を外す：${called}` : `take the date off ${called}`;
      return lang === 'ja'
        ? `日付：${called}を${shortDate(change.date, lang)}まで`
        : `${called} by ${shortDate(change.date, lang)}`;
    case 'owner':
      if (lang === 'ja') return `${called}は${change.owner === 'yours' ? person : self}する`;
      return `${called} is for ${change.owner === 'yours' ? person : self} to do`;
    case 'goal':
      return lang === 'ja' ? `計画の名前を「${change.to}」に変える` : `call the plan “${change.to}”`;
    case 'move':
      return lang === 'ja' ? `順番を変える：${called}` : `move ${called}`;
  }
}

/** Whoever speaks is “me”. */
const parties: Readonly<Record<Language, Record<'self' | 'person', { person: string; self: string }>>> = {
  en: { self: { person: 'you', self: 'me' }, person: { person: 'me', self: 'you' } },
  ja: { self: { person: 'あなたが', self: 'こちらで' }, person: { person: '自分で', self: 'そちらで' } },
};

/** "Sat 12 Dec 2026", "2026年12月12日（土）": a plan may go over New Year. */
export function shortDate(date: string, lang: Language): string {
  if (!isCalendarDate(date)) return date;
  const { year, month, day } = yearMonthDay(date);
  const weekday = weekdayOf(date);
  if (lang === 'ja') return `${year}年${month}月${day}日（${weekdaysJa[weekday]}）`;
  return `${(weekdaysEn[weekday] ?? '').slice(0, 3)} ${day} ${(monthsEn[month - 1] ?? '').slice(0, 3)} ${year}`;
}
