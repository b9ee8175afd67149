import { ServiceError } from '../../engine/service-error.ts';
import type { ListedField } from './field-lists.ts';

/**
 * The field that an entry of a body names by its ID.
 * @throws ServiceError INVALID_REQUEST_BODY where it names none
 */
export function findField(
  there: readonly ListedField[],
  { list, at, field: { fieldId = '' } }: ListedField,
): ListedField {
  const found = there.find((one) => one.list === list && one.field.fieldId === fieldId);
  if (found !== undefined) return found;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    fieldId === ''
      ? `The custom field at /${list}/${at} has no fieldId, by which it is found.`
      : `There is no custom field ${fieldId} in ${list}; see /${list}/${at}/fieldId.`,
  );
}
