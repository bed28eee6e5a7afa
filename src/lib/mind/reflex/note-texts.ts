import {
  addDays,
  listDate,
  longDate,
  weekdaysEn,
  weekdaysJa,
  type CalendarDate,
  type Weekday,
} from '../../base/calendar-date';
import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import { headOf, partsOfDatedLine } from './recipe-task';
import { sessionDates } from './spread-dates';
import { dateIn, datesIn, numberIn, textIn, textsIn, weekdaysIn } from './step-parameters';
import { wordsOf } from './words';

/** A note's text, and what of the person's answers and of real dates must be found in it when it is read back. */
export interface NoteText {
  content: string;
  texts: string[];
}

export function goalNoteText(parameters: JsonObject, purpose: string, today: CalendarDate, lang: Language): NoteText {
  const { note } = wordsOf(lang);
  const subject = textIn(parameters, 'subject');
  const outcome = textIn(parameters, 'outcome');
  const date = dateIn(parameters, 'date');
  const have = textsIn(parameters, 'have');
  const days = weekdaysIn(parameters, 'weekdays');
  const content = [
    `# ${textIn(parameters, 'title')}`,
    '',
    item(note.labelled(note.purpose, purpose)),
    ...(subject === '' ? [] : [item(note.labelled(note.subject, subject))]),
    ...(outcome === '' ? [] : [item(note.labelled(note.outcome, outcome))]),
    item(note.labelled(note.date, dayOrNone(date, lang))),
    ...(days.length === 0 ? [] : [item(note.labelled(note.time, timeText(parameters, lang)))]),
    '',
    `## ${subject === '' ? note.have : note.materials}`,
    '',
    ...(have.length === 0 ? [item(note.nothingYet)] : have.map(item)),
    '',
    note.written(listDate(today, lang)),
  ];
  return noteText(content, [headOf(subject), headOf(outcome), ...have.map((line) => headOf(line)), date ?? '', today]);
}

export function stepsNoteText(parameters: JsonObject, today: CalendarDate, lang: Language): NoteText {
  const { note } = wordsOf(lang);
  const outcome = textIn(parameters, 'outcome');
  const date = dateIn(parameters, 'date');
  const steps = textsIn(parameters, 'lines').map(partsOfDatedLine);
  const content = [
    `# ${note.stepsTitle(textIn(parameters, 'title'))}`,
    '',
    ...(outcome === '' ? [] : [item(note.labelled(note.outcome, outcome))]),
    item(note.labelled(note.date, dayOrNone(date, lang))),
    '',
    `## ${note.steps}`,
    '',
    ...(date === null ? [note.weekly, ''] : []),
    ...steps.map((step) => todo(note.labelled(listDate(step.date, lang), step.text))),
    '',
    note.written(listDate(today, lang)),
  ];
  return noteText(content, [headOf(outcome), ...steps.flatMap((step) => [step.date, headOf(step.text)])]);
}

/** Sessions in order; the topics part them evenly, and the last fifth of many goes to review. */
export function timetableText(parameters: JsonObject, topics: readonly string[], lang: Language): NoteText {
  const { note, topics: words } = wordsOf(lang);
  const subject = textIn(parameters, 'subject');
  const date = dateIn(parameters, 'date');
  const weekdays = weekdaysIn(parameters, 'weekdays');
  const { dates, isCut } = sessionDates(dateIn(parameters, 'start') ?? '0001-01-01', date, weekdays);
  const parts = topics.length > 0 ? topics : [words.none];
  const reviews =
    date !== null && !isCut && dates.length >= parts.length + 2 ? Math.max(1, Math.floor(dates.length / 5)) : 0;
  const learning = Math.max(1, dates.length - reviews);
  const hours = hoursASession(parameters);
  const lines = dates.map((day, index) => {
    const what = index >= learning ? note.review : topicsAt(parts, index, learning).join(wordsOf(lang).comma);
    return todo(note.labelled(`${listDate(day, lang)}${hours === '' ? '' : ` ${note.hours(hours)}`}`, what));
  });
  const content = [
    `# ${note.timetableTitle(subject)}`,
    '',
    item(note.labelled(note.date, dayOrNone(date, lang))),
    item(note.labelled(note.time, timeText(parameters, lang))),
    '',
    `## ${note.sessions}`,
    '',
    ...lines,
    ...(isCut ? ['', note.firstSessions(dates.length)] : []),
  ];
  const told = topics.slice(0, 12).map((topic) => headOf(topic));
  return noteText(content, [headOf(subject), date ?? '', ...told, ...dates.slice(0, 3), ...dates.slice(-1)]);
}

export function selfTestText(parameters: JsonObject, questions: readonly string[], lang: Language): NoteText {
  const { note, selfTest } = wordsOf(lang);
  const date = dateIn(parameters, 'date');
  const content = [
    `# ${note.questionsTitle(textIn(parameters, 'subject'))}`,
    '',
    ...(date === null ? [] : [item(note.labelled(note.review, `${longDate(date, lang)} / ${date}`)), '']),
    ...(questions.length > 0 ? questions : [1, 2, 3].map((number) => `${selfTest.open} ${number}`)).map(todo),
  ];
  return noteText(content, [date ?? '', ...questions.slice(0, 12).map((question) => headOf(question))]);
}

export function reviewsText(parameters: JsonObject, lang: Language): NoteText {
  const { note } = wordsOf(lang);
  const dates = datesIn(parameters, 'dates');
  const subject = textIn(parameters, 'subject');
  const content = [
    '',
    `## ${note.reviews}`,
    '',
    ...dates.map((date) => todo(note.labelled(listDate(date, lang), note.reviewOf(subject)))),
  ];
  return noteText(content, dates);
}

/** What the person answered to a task's question, under its heading. */
export function answerText(heading: string, lines: readonly string[], extra: readonly string[]): NoteText {
  const content = ['', `## ${heading}`, '', ...lines.map(item), ...extra.map(item)];
  return noteText(
    content,
    lines.slice(0, 12).map((line) => headOf(line)),
  );
}

/** A note from its lines. Only what truly stands there is expected: an empty text would be found anywhere. */
export function noteText(lines: readonly string[], texts: readonly string[]): NoteText {
  const content = `${lines.join('\n')}\n`;
  return { content, texts: [...new Set(texts)].filter((text) => text.trim() !== '' && content.includes(text)) };
}

/** The day said as "today" or "tomorrow" by a button, with its date. */
export function dayOfButton(id: string, today: CalendarDate): CalendarDate | null {
  if (id.endsWith(':today')) return today;
  return id.endsWith(':tomorrow') ? addDays(today, 1) : null;
}

function item(text: string): string {
  return `- ${text}`;
}

function todo(text: string): string {
  return `- [ ] ${text}`;
}

function dayOrNone(date: CalendarDate | null, lang: Language): string {
  return date === null ? wordsOf(lang).note.noDate : `${longDate(date, lang)} / ${date}`;
}

function timeText(parameters: JsonObject, lang: Language): string {
  const names = lang === 'ja' ? weekdaysJa : weekdaysEn;
  const days = weekdaysIn(parameters, 'weekdays').map((day: Weekday) => names[day] ?? '');
  const hours = numberIn(parameters, 'hours');
  const { note, comma } = wordsOf(lang);
  return note.hoursAWeek(hours === null ? '' : String(hours), lang === 'ja' ? days.join('・') : days.join(comma));
}

/** In halves of an hour; empty when no hours were told. */
function hoursASession(parameters: JsonObject): string {
  const hours = numberIn(parameters, 'hours');
  const sessions = weekdaysIn(parameters, 'weekdays').length;
  if (hours === null || sessions === 0) return '';
  return String(Math.max(1, Math.round((hours * 2) / sessions)) / 2);
}

/** With fewer sessions than topics one takes several. */
function topicsAt(topics: readonly string[], index: number, sessions: number): string[] {
  const first = Math.floor((index * topics.length) / sessions);
  const last = Math.max(first + 1, Math.floor(((index + 1) * topics.length) / sessions));
  return topics.slice(first, last);
}
