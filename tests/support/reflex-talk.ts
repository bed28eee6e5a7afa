import { expect } from 'vitest';
import type { Language } from '../../src/lib/base/language';
import { textOf } from '../../src/lib/events/family';
import { ReflexHouse } from './reflex-house';
import { expectSound } from './sound-log';

export const languages = ['en', 'ja'] as const;
/** Of the day on which they talk. */
export const tomorrow = '2026-11-29';

/** One conversation on Saturday, 28 November 2026, 9:00. Whatever is said in it: no decision is invalid, nothing is asked three times, the log is sound. */
export async function talking(lang: Language, body: (house: ReflexHouse) => Promise<void>): Promise<void> {
  const house = await new ReflexHouse(lang).open();
  await body(house);
  expect(house.invalid).toEqual([]);
  const asked = house.all('output').filter(({ kind }) => kind === 'question');
  const times = asked.map(({ data }) => asked.filter((other) => textOf(other.data) === textOf(data)).length);
  expect(Math.max(0, ...times)).toBeLessThanOrEqual(2);
  await expectSound(house);
}

/** Says it, and answers y to the card that it must bring. */
export async function order(house: ReflexHouse, text: string, capability: string): Promise<void> {
  await house.tell(text);
  expect([text, house.snapshot.run.pending?.capability]).toEqual([text, capability]);
  await house.answer('y', { lang: house.lang });
}

export function alarms(house: ReflexHouse): unknown[] {
  return house.snapshot.run.alarms.map(({ text, at, date, weekdays }) =>
    date === null ? [text, at, weekdays] : [text, at, date],
  );
}

export function last(house: ReflexHouse): string {
  return house.chat.at(-1) ?? '';
}

export const pick = <T>(lang: Language, en: T, ja: T): T => (lang === 'ja' ? ja : en);
