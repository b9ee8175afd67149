import { ServiceError } from '../../engine/service-error.ts';

/** What a custom field is checked by, of whatever kind it is. */
export interface CheckedField {
  fieldId?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  listItems?: string[] | undefined;
}

/**
 * Holds a custom field to what a schema cannot say: it has a name that no other one has, and one
 * with a choice has a value out of it, or none.
 * @param others the fields that it stands among, itself perhaps among them
 * @param where the place in the body, such as `/textCustomFields/0`; empty for the body itself
 * @throws ServiceError INVALID_REQUEST_BODY
 */
export function checkField(
  { fieldId, name = '', value = '', listItems }: CheckedField,
  others: readonly CheckedField[],
  where: string,
): void {
  if (name.trim() === '')
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `A custom field needs a name; ${where}/name has none.`,
    );
  if (others.some((other) => other.name === name && other.fieldId !== fieldId))
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `There is a custom field ${name} already; ${where}/name must be another one.`,
    );
  if (listItems !== undefined && value !== '' && !listItems.includes(value))
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `The value at ${where}/value is ${value}; it must be one of ${listItems.join(', ')}.`,
    );
}
