import { expect, it } from 'vitest';
import { alarmTimeIn } from './step-alarm';

const daily = { at: '07:00', zone: 'Europe/Berlin', weekdays: [0, 1, 2, 3, 4, 5, 6] };

it('names the zone of an alarm where the device is in another one now', () => {
  expect(alarmTimeIn(daily, 'en', 'Europe/Berlin')).toBe('07:00 every day');
  expect(alarmTimeIn(daily, 'en', 'Asia/Tokyo')).toBe('07:00 every day (Europe/Berlin)');
  expect(alarmTimeIn(daily, 'ja', 'Asia/Tokyo')).toBe('毎日07:00（Europe/Berlin）');
  expect(alarmTimeIn({ ...daily, zone: null }, 'en', 'Asia/Tokyo')).toBe('07:00 every day');
});
