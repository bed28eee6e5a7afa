import { isCalendarDate, monthsEn, weekdayOf, weekdaysEn, weekdaysJa, yearMonthDay } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { TaskChange } from '../fold/task-change';

/** What is changed of a task, in a few words: of an approval, of the log, and of what a mind is told. */
export function taskChangeText(change: TaskChange, lang: Language): string {
  const called = lang === 'ja' ? `「${change.name}」` : `“${change.name}”`;
  switch (change.do) {
    case 'add': {
      const { owner, date } = change;
      const day = date === undefined ? '' : shortDate(date, lang);
      if (lang === 'ja')
        return `追加：${called}${owner ? '（あなたがすること）' : ''}${day === '' ? '' : `、${day}まで`}`;
      return `add ${called}${owner ? ', for you to do' : ''}${day === '' ? '' : `, by ${day}`}`;
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
      if (lang === 'ja') return `${called}は${change.owner === 'yours' ? 'あなたがする' : 'こちらでする'}`;
      return change.owner === 'yours' ? `${called} is yours to do` : `${called} is for me to do`;
    case 'move':
      return lang === 'ja' ? `順番を変える：${called}` : `move ${called}`;
  }
}

/** "Sat 12 Dec", "12月12日（土）"; with its year where that is not said elsewhere: a plan may go over New Year. */
export function shortDate(date: string, lang: Language): string {
  if (!isCalendarDate(date)) return date;
  const { year, month, day } = yearMonthDay(date);
  const weekday = weekdayOf(date);
  if (lang === 'ja') return `${year}年${month}月${day}日（${weekdaysJa[weekday]}）`;
  return `${(weekdaysEn[weekday] ?? '').slice(0, 3)} ${day} ${(monthsEn[month - 1] ?? '').slice(0, 3)} ${year}`;
}
