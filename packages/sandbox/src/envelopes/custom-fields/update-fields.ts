import type { CustomFields } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { checkField, FieldNames } from './check-field.ts';
import { byKind, eachField } from './field-lists.ts';
import { fieldsById, findField } from './find-field.ts';

/**
 * Changes custom fields of an envelope or template; what is left out of one stays as it is.
 * @returns the fields that were changed
 * @throws ServiceError INVALID_REQUEST_BODY for a field that is not there, or a name that is taken
 */
export function updateFields(
  envelope: Pick<StoredEnvelope, 'customFields'>,
  changed: CustomFields,
): CustomFields {
  const there = eachField(envelope.customFields);
  const names = new FieldNames(there.map(({ field }) => field));
  const byId = fieldsById(there);
  const now = [];
  for (const entry of eachField(changed)) {
    const found = findField(byId, entry);
    const { errorDetails: _outcome, ...given } = entry.field;
    names.remove(found.field);
    found.field = { ...found.field, ...given };
    checkField(found.field, names, `/${entry.list}/${entry.at}`);
    names.add(found.field);
    now.push(found);
  }
  envelope.customFields = byKind(there);
  return byKind(now);
}
