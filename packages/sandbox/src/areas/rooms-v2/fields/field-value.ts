import { readDateTime } from '../../../engine/date-time.ts';
import { quoteNearest } from '../../../engine/quote-names.ts';
import { createPatternCheck } from '../../../envelopes/tabs/pattern-check.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import type { RoomFieldValue } from '../../../state/model/rooms.ts';
import type { StoredField } from './stored-field-set.ts';

/**
 * Checks a value against the rules of its field.
 * @param at its place in the body
 * @returns the value as rooms keep it: numbers as numbers, dates without a time
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 */
export function readFieldValue(field: StoredField, value: unknown, at: string): RoomFieldValue {
  if (value === null || value === '') return null;
  if (typeof value === 'object')
    throw refuseValue(at, `must be a single value, since ${field.title} groups no fields`);
  switch (field.type) {
    case 'Checkbox':
      return readFlag(value, at);
    case 'Currency':
    case 'Numeric':
    case 'Percentage':
    case 'Integer':
      return readNumber(field, value, at);
    case 'Date':
      return readDate(value, at);
    case 'SelectList':
      return readOption(field, value, at);
    default:
      return readText(field, value, at);
  }
}

/**
 * Refuses a value, and with it the request.
 * @evidence public
 */
export function refuseValue(at: string, rule: string): RoomsRefusal {
  return new RoomsRefusal('PROPERTY_VALIDATION_FAILURE', `${at} ${rule}. No detail was saved.`);
}

function readFlag(value: unknown, at: string): boolean {
  const text = String(value).toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  throw refuseValue(at, 'must be true or false');
}

/** A number as people write it; JavaScript reads blanks and other notations as numbers too. */
const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

function readNumber(field: StoredField, value: unknown, at: string): number {
  const { type, minValue, maxValue, multipleOf } = field;
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw refuseValue(at, 'must be a number');
  if (type === 'Integer' && !Number.isInteger(number))
    throw refuseValue(at, 'must be a whole number');
  if (minValue !== undefined && number < minValue)
    throw refuseValue(at, `must be at least ${minValue}`);
  if (maxValue !== undefined && number > maxValue)
    throw refuseValue(at, `must be at most ${maxValue}`);
  if (multipleOf !== undefined && !isMultiple(number, multipleOf))
    throw refuseValue(at, `must be a multiple of ${multipleOf}`);
  return number;
}

/**
 * Checks whether a number is a multiple of a step, such as 0.01, with a tolerance for
 * floating-point errors.
 */
function isMultiple(number: number, step: number): boolean {
  const steps = number / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 * Math.max(1, Math.abs(steps) * 1e-6);
}

function readDate(value: unknown, at: string): string {
  const time = typeof value === 'string' ? readDateTime(value) : undefined;
  const date = time === undefined ? '' : new Date(time).toISOString();
  if (/^\d{4}-/.test(date)) return date.slice(0, 10);
  throw refuseValue(at, 'must be a date, such as 2026-11-30');
}

function readOption({ options }: StoredField, value: unknown, at: string): string {
  const id = String(value);
  if (options.some((option) => option.id === id)) return id;
  const known = quoteNearest(
    id,
    options.map((option) => option.id),
  );
  throw refuseValue(at, `must be the ID of an option: ${known}`);
}

function readText(field: StoredField, value: unknown, at: string): string {
  const { minLength = 0, maxLength, pattern } = field;
  const text = String(value);
  if (text.length < minLength) throw refuseValue(at, `must have at least ${minLength} characters`);
  if (maxLength !== undefined && text.length > maxLength)
    throw refuseValue(at, `must have at most ${maxLength} characters, not ${text.length}`);
  if (pattern === undefined) return text;
  const result = createPatternCheck()(pattern, text);
  if (result === 'costly')
    throw refuseValue(at, `takes too long to compare with ${pattern}; send a shorter text`);
  if (result === 'differs') throw refuseValue(at, `must match ${pattern}`);
  return text;
}
