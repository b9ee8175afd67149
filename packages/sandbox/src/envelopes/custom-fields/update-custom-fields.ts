import type { CustomFields } from '@countersign/types/esign-v2.1';
import { addFields } from './add-fields.ts';
import { eachField, byKind, type ListedField } from './field-lists.ts';
import { updateFields } from './update-fields.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

/**
 * Changes the custom fields that a request names by ID or name, and adds the others.
 * @returns the fields that it was about
 * @throws ServiceError INVALID_REQUEST_BODY
 */
export function updateOrAddFields(
  envelope: Pick<StoredEnvelope, 'customFields'>,
  given: CustomFields,
): CustomFields {
  const byName = new Map(
    eachField(envelope.customFields)
      .toReversed()
      .map(({ list, field }) => [`${list}/${field.name}`, field.fieldId]),
  );
  const changed: ListedField[] = [];
  const added: ListedField[] = [];
  for (const one of eachField(given)) {
    const fieldId = one.field.fieldId ?? byName.get(`${one.list}/${one.field.name}`);
    if (fieldId === undefined) added.push(one);
    else changed.push({ ...one, field: { ...one.field, fieldId } });
  }
  const results = [updateFields(envelope, byKind(changed)), addFields(envelope, byKind(added))];
  return byKind(results.flatMap(eachField));
}
