import type { Language } from '../../base/language';
import { formatBytes } from '../format';

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
        ? { number: decimal(value / 1_000, 1, language), unit: 's' }
        : { number: decimal(value, value < 10 ? 1 : 0, language), unit: 'ms' };
    case 'share': {
      const percent = value * 100;
      return { number: decimal(percent, percent < 1 ? 2 : percent < 10 ? 1 : 0, language), unit: '%' };
    }
    case 'bytes':
    case 'rate': {
      const [number = '', unit = ''] = formatBytes(Math.round(value), language).split('\u00A0');
      return { number, unit: kind === 'rate' ? `${unit}/s` : unit };
    }
    case 'count':
      return { number: decimal(value, 0, language), unit: '' };
  }
}

/** On one line, never broken. */
export function quantityText(value: number, kind: UnitKind, language: Language): string {
  const { number, unit } = quantityOf(value, kind, language);
  return unit === '' ? number : `${number}\u00A0${unit}`;
}

function decimal(value: number, digits: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}
