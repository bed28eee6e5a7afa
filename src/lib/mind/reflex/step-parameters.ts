import { isCalendarDate, type CalendarDate, type Weekday } from '../../base/calendar-date';
import type { JsonObject, JsonValue } from '../../base/json';

/**
 * What a recipe put into a step, read back: texts may have been redacted since (then they are objects, or null), so nothing is
 * taken for granted and what is gone reads as empty.
 */
export function textIn(parameters: JsonObject, key: string): string {
  const value = parameters[key];
  return typeof value === 'string' ? value : '';
}

export function textsIn(parameters: JsonObject, key: string): string[] {
  const value = parameters[key];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function dateIn(parameters: JsonObject, key: string): CalendarDate | null {
  const value = parameters[key];
  return isDate(value) ? value : null;
}

export function datesIn(parameters: JsonObject, key: string): CalendarDate[] {
  const value = parameters[key];
  return Array.isArray(value) ? value.filter(isDate) : [];
}

export function numberIn(parameters: JsonObject, key: string): number | null {
  const value = parameters[key];
  return typeof value === 'number' ? value : null;
}

export function weekdaysIn(parameters: JsonObject, key: string): Weekday[] {
  const value = parameters[key];
  return Array.isArray(value)
    ? value.filter((item): item is Weekday => typeof item === 'number' && item >= 0 && item <= 6)
    : [];
}

function isDate(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && isCalendarDate(value);
}
