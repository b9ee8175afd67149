import { readDateTime } from '../../../engine/date-time.ts';
import { refusal } from '../refusal.ts';
import { isFitting, type Operator } from './compare.ts';
import { type Field, findField, listFieldValues } from './field-value.ts';
import { showName } from '../../../engine/show-name.ts';

/** A condition that an agreement fulfils or not. */
export type Condition = (item: object) => boolean;

/**
 * Finds the field that a query names.
 * @throws Refusal 400 if agreements have none of this name
 */
export function requireField(name: string): Field {
  const field = findField(name);
  if (field !== undefined) return field;
  throw refusal('400', `Agreements have no field ${showName(name)} that they can be filtered by.`);
}

/**
 * Reads a comparison of a field with some values, one of which has to fit.
 * @throws Refusal 400 for an unknown field, or a date that is none
 */
export function readComparison(
  name: string,
  operator: Operator,
  wanted: readonly string[],
): Condition {
  const field = requireField(name);
  const wrong = wanted.find((one) => one !== 'null' && readDateTime(one) === undefined);
  if (field.isDate && wrong !== undefined)
    throw refusal(
      '400',
      `${name} is compared with ${showName(wrong)}, which is no date such as 2026-11-20.`,
    );
  return (item) => wanted.some((one) => isFitting(listFieldValues(item, field), operator, one));
}
