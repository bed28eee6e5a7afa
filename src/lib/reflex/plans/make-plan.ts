import { addDays, daysBetween, weekdayOf } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import { cut, revealed, wellFormed } from '../../base/text';
import type { Now } from '../spans/span';
import { fillLine, firstOn, moneyText, shortDate, slotsOf, type Slots } from './fill-line';
import { hasWord } from './find-name';
import type { Due, MadePlan, Money, PlanFacts, Slot, Template, TemplateId } from './template';
import { planWords, templates } from './templates';

/** UTF-16 units. */
const maxTaskName = 80;
const maxAlarmText = 120;
const maxFileName = 60;
/** Of the message, in the note; a note holds 20,000 in all. */
const maxSaid = 8_000;

/** What all parts of one plan are made from. */
interface Making {
  template: Template;
  facts: PlanFacts;
  /** When what goes on begins; null: it leads up to a day. */
  start: string | null;
  slots: Slots;
  lang: Language;
  now: Now;
}

/** The plan for what was said; the same facts on the same day give the same plan. */
export function makePlan(id: TemplateId, facts: PlanFacts, lang: Language, now: Now): MadePlan {
  const template = templates[lang][id];
  const start = template.isFromStart ? startOf(facts, now) : null;
  const slots = slotsOf(facts, start, kindOf(template, facts, lang), lang, now.date);
  const making = { template, facts, start, slots, lang, now };
  const name = fillLine(template.name, slots) ?? '';
  const note = { path: pathOf(name, planWords[lang].folder), content: contentOf(name, making) };
  return { name, tasks: tasksOf(making), note, alarms: alarmsOf(making) };
}

/** At most two, of what is not known and would change the plan. */
export function questionsFor(
  id: TemplateId,
  facts: PlanFacts,
  lang: Language,
  now: Now,
): { slot: Slot; text: string; buttons?: readonly { id: string; label: string }[] }[] {
  const template = templates[lang][id];
  const slots = slotsOf(facts, null, kindOf(template, facts, lang), lang, now.date);
  return template.questions
    .flatMap((question) => {
      const text = fillLine(question.text, slots);
      if (text === null || !isOpen(question.slot, facts)) return [];
      const { slot, buttons } = question;
      const guess = slot === 'at' && facts.isTimeGuessed && facts.at !== null ? timesAround(facts.at) : buttons;
      return [{ slot, text, ...(guess && { buttons: guess }) }];
    })
    .slice(0, 2);
}

/** Half an hour before and after a time that was only guessed, and the time itself. */
function timesAround(at: string): { id: string; label: string }[] {
  const minutes = Number(at.slice(0, 2)) * 60 + Number(at.slice(3));
  return [-30, 0, 30].map((more) => {
    const time = (minutes + more + 1_440) % 1_440;
    const label = `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
    return { id: label, label };
  });
}

function kindOf({ kinds = {} }: Template, { place, said: message }: PlanFacts, lang: Language): string | null {
  const said = place ?? message;
  return Object.keys(kinds).find((kind) => kinds[kind]?.some((word) => hasWord(said, word, lang))) ?? null;
}

function isOpen(slot: Slot, facts: PlanFacts): boolean {
  if (slot === 'date') return facts.date === null || facts.isLoose;
  if (slot === 'at') return facts.at === null || facts.isTimeGuessed;
  return facts[slot] === null;
}

function startOf({ date, at, weekdays }: PlanFacts, now: Now): string {
  const isOverToday = at !== null && at <= now.clock;
  const first = date !== null && date > now.date ? date : addDays(now.date, isOverToday ? 1 : 0);
  return firstOn(first, weekdays);
}

function tasksOf({ template, facts, start, slots, now }: Making): MadePlan['tasks'] {
  const today = now.date;
  const day = start ?? facts.date;
  const left = day === null ? null : Math.max(0, daysBetween(today, day));
  const lines = template.tasks.flatMap((line, index) => {
    if (left !== null && line.room !== undefined && left < line.room) return [];
    const name = shortName(line.text, slots);
    return name === null ? [] : [{ ...line, name, line: index }];
  });
  const dates = left === null ? null : datesOf(lines, left, facts, today);
  return lines.map(({ name, line }, index) => ({ name, owner: 'yours', date: dates?.[index] ?? null, line }));
}

/** A name that got too long does without what was said. */
function shortName(line: string, slots: Slots): string | null {
  const whole = fillLine(line, slots);
  if (whole === null || whole.length <= maxTaskName) return whole;
  const general = fillLine(line, { ...slots, place: null, subject: null, who: null, theme: null });
  return cut(general ?? whole, maxTaskName);
}

/** In order, none before today: what should have begun is spread over the days until the first step that still fits. */
function datesOf(
  lines: readonly (Due & { isOffice?: true })[],
  left: number,
  facts: PlanFacts,
  today: string,
): string[] {
  const days = lines.map((due) => daysUntil(due, left, facts, today));
  const fits = days.findIndex((day) => day >= 0);
  let late = fits < 0 ? days.length : fits;
  while (late > 0 && late < days.length && (days[late] as number) < Math.min(late, left)) late++;
  const room = Math.min(days[late] ?? left, left);
  let latest = 0;
  return days.map((day, index) => {
    const planned = index < late ? Math.floor((room * index) / late) : day;
    const line = lines[index];
    const earliest = addDays(today, latest);
    const date = addDays(today, Math.max(latest, planned));
    const shifted = line?.isOffice ? openDay(date, 'after' in line, earliest) : date;
    latest = daysBetween(today, shifted);
    return shifted;
  });
}

function daysUntil(due: Due, left: number, { date, end }: PlanFacts, today: string): number {
  if ('back' in due) return left - due.back;
  if ('share' in due) return Math.floor(left * due.share);
  if ('after' in due)
    return (end !== null && date !== null && end >= date ? daysBetween(today, end) : left) + due.after;
  return left + due.on;
}

/** The nearest day on which offices are open: before it, or after it where that would be before `earliest`. */
function openDay(date: string, isAfter: boolean, earliest: string): string {
  let day = date;
  while (isClosed(day) && day >= earliest && !isAfter) day = addDays(day, -1);
  if (day < earliest) day = date;
  while (isClosed(day)) day = addDays(day, 1);
  return day;
}

/** Weekends, and the days around New Year. */
function isClosed(date: string): boolean {
  return weekdayOf(date) > 4 || date.slice(5) >= '12-29' || date.slice(5) <= '01-03';
}

function alarmsOf({ template, facts, start, slots, now }: Making): MadePlan['alarms'] {
  const day = start ?? (facts.isLoose ? null : facts.date);
  const once = template.alarms.flatMap((line): MadePlan['alarms'] => {
    const text = fillLine(line.text, slots);
    if (text === null || day === null) return [];
    const date = addDays(now.date, daysUntil(line, daysBetween(now.date, day), facts, now.date));
    if (date < now.date || (date === now.date && `${line.at}:00` <= now.clock)) return [];
    return [{ text: cut(text, maxAlarmText), at: line.at, date, weekdays: [] }];
  });
  const text = template.repeating === undefined ? null : fillLine(template.repeating, slots);
  if (text === null || facts.at === null || (start === null && facts.weekdays === null)) return once;
  const weekdays = facts.weekdays ?? [0, 1, 2, 3, 4, 5, 6];
  return [{ text: cut(text, maxAlarmText), at: facts.at, date: null, weekdays }, ...once];
}

function contentOf(name: string, making: Making): string {
  const { template, facts, slots, lang } = making;
  const words = planWords[lang];
  const listed = words.facts.flatMap((line) => fillLine(line, slots) ?? []).map((line) => `- ${line}`);
  const known = listed.length === 0 ? [] : ['', ...listed];
  const said = wellFormed(revealed(facts.said.trim().slice(0, maxSaid)));
  const quoted = said === '' ? [] : ['', words.said, ...said.split(/\n/).map((line) => `> ${line}`.trimEnd())];
  const filled = (lines: readonly string[] = []) => lines.flatMap((line) => fillLine(line, slots) ?? []);
  const boxed = (lines: readonly string[]) => lines.map((line) => `- [ ] ${line}`);
  const parts = template.sections.flatMap(({ title, lines, boxes }) =>
    section(filled([title]), [...filled(lines).map((line) => `- ${line}`), ...boxed(filled(boxes))]),
  );
  const ticks = section(filled(template.ticks && [template.ticks.title]), boxed(ticksOf(making)));
  const budget = section([words.budgetTitle], splitOf(facts.budget, template.split ?? [], slots, lang));
  return `${[`# ${name}`, ...known, ...quoted, ...parts, ...ticks, ...budget].join('\n')}\n`;
}

function section([title = '']: readonly string[], lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

/** The days on which it is done first; where no days were said, a number for each time. */
function ticksOf({ template, facts, start, lang, now }: Making): string[] {
  const [before, behind] = planWords[lang].time;
  let day = start;
  return Array.from({ length: template.ticks?.count ?? 0 }, (_, index) => {
    if (day === null || (facts.weekdays === null && facts.at === null)) return `${before}${index + 1}${behind}`;
    day = firstOn(index === 0 ? day : addDays(day, 1), facts.weekdays);
    return shortDate(day, lang, now.date);
  });
}

/** Rounded to plain amounts; the last takes what is left, so that it adds up. */
function splitOf(budget: Money | null, split: NonNullable<Template['split']>, slots: Slots, lang: Language): string[] {
  if (budget === null) return [];
  const lines = split.flatMap(([line, share]) => {
    const text = fillLine(line, slots);
    return text === null ? [] : [{ text, share }];
  });
  const all = lines.reduce((sum, { share }) => sum + share, 0);
  let size = 1;
  while (size * 100 <= budget.amount) size *= 10;
  const step = size > 1 ? size / 2 : 1;
  let rest = budget.amount;
  return lines.map(({ text, share }, index) => {
    const amount = index === lines.length - 1 ? rest : Math.round((budget.amount * share) / all / step) * step;
    rest -= amount;
    return `- ${text}${planWords[lang].colon}${moneyText({ ...budget, amount }, lang)}`;
  });
}

function pathOf(name: string, folder: string): string {
  const safe = revealed(wellFormed(name).normalize('NFC'))
    .replace(/(\d):(?=\d)/g, '$1.')
    .replace(/[\\/:*?"<>|#]/g, ' ')
    .replace(/[^\S ]+/g, ' ')
    .replace(/ {2,}/g, ' ');
  return `${folder}/${cut(safe, maxFileName).trim().replace(/^\.+/, '') || '1'}.md`;
}
