import type { Language } from '../../base/language';
import { formatBytes, formatDecimal } from '../format';

/** A number as shown, and its unit apart. */
export interface Quantity {
  number: string;
  unit: string;
}

export type UnitKind = 'time' | 'share' | 'bytes' | 'rate' | 'count';

/** `value`: ms, a share from 0 to 1, bytes, bytes a second, or a number of things. */
export function quantityOf(value: number, kind: UnitKind, language: Language): Quantity {
  switch (kind) {
    case 'time':
      return value >= 1_000
        ? { number: formatDecimal(value / 1_000, 1, language), unit: 's' }
        : { number: formatDecimal(value, value < 10 ? 1 : 0, language), unit: 'ms' };
    case 'share': {
      const percent = value * 100;
      return { number: formatDecimal(percent, percent < 1 ? 2 : percent < 10 ? 1 : 0, language), unit: '%' };
    }
    case 'bytes':
    case 'rate': {
      const [number = '', unit = ''] = formatBytes(Math.round(value), language).split('\u00A0');
      return { number, unit: kind === 'rate' ? `${unit}/s` : unit };
    }
    case 'count':
      return { number: formatDecimal(value, 0, language), unit: '' };
  }
}

/** On one line, never broken. */
export function quantityText(value: number, kind: UnitKind, language: Language): string {
  const { number, unit } = quantityOf(value, kind, language);
  return unit === '' ? number : `${number}\u00A0${unit}`;
}
