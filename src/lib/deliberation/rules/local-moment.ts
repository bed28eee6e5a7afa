import type { Now } from '../../reflex/spans/span';

/** The clock of this machine, in its own zone. */
export function localMoment(): Now {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    clock: [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':'),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
