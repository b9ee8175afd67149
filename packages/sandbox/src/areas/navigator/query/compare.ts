import { readDateTime } from '../../../engine/date-time.ts';
import { readNumber } from '../agreements/provisions.ts';
import type { Comparable } from './field-value.ts';

/** The operators of filters. */
export type Operator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';

/** Compares the values of a field with a text. A list fits if one of its values does. */
export function isFitting(
  values: readonly Comparable[],
  operator: Operator,
  wanted: string,
): boolean {
  if (operator === 'ne') return !isFitting(values, 'eq', wanted);
  if (wanted === 'null') return operator === 'eq' && values.every((value) => value === null);
  return values.some((value) => value !== null && decide(compare(value, wanted), operator));
}

function decide(order: number, operator: Operator): boolean {
  switch (operator) {
    case 'gt':
      return order > 0;
    case 'ge':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'le':
      return order <= 0;
    default:
      return order === 0;
  }
}

/** Compares as numbers or as dates where both are, and else as texts without regard to case. */
export function compare(value: Comparable, wanted: Comparable): number {
  const one = value === null ? '' : String(value);
  const other = wanted === null ? '' : String(wanted);
  const numbers = [readNumber(one), readNumber(other)] as const;
  if (numbers[0] !== undefined && numbers[1] !== undefined) return numbers[0] - numbers[1];
  const times = [readDateTime(one), readDateTime(other)] as const;
  if (times[0] !== undefined && times[1] !== undefined) return times[0] - times[1];
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : Number(a > b);
}
