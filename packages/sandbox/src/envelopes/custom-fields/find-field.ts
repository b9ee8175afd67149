import { ServiceError } from '../../engine/service-error.ts';
import type { ListedField } from './field-lists.ts';

/** Fields by their kind and ID; of several with the same, the first. */
export function fieldsById(fields: readonly ListedField[]): ReadonlyMap<string, ListedField> {
  return new Map(fields.toReversed().map((one) => [keyOf(one.list, one.field.fieldId), one]));
}

function keyOf(list: string, fieldId = ''): string {
  return `${list}/${fieldId}`;
}

/**
 * The field that an entry of a body names by its ID.
 * @throws ServiceError INVALID_REQUEST_BODY where it names none
 */
export function findField(
  byId: ReadonlyMap<string, ListedField>,
  { list, at, field: { fieldId = '' } }: ListedField,
): ListedField {
  const found = byId.get(keyOf(list, fieldId));
  if (found !== undefined) return found;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    fieldId === ''
      ? `The custom field at /${list}/${at} has no fieldId, by which it is found.`
      : `There is no custom field ${fieldId} in ${list}; see /${list}/${at}/fieldId.`,
  );
}
