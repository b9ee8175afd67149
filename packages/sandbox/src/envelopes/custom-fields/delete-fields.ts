import type { CustomFields } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { byKind, eachField } from './field-lists.ts';
import { fieldsById, findField } from './find-field.ts';

/**
 * Takes custom fields out of an envelope or template.
 * @returns the fields that are gone
 * @throws ServiceError INVALID_REQUEST_BODY for a field that is not there
 */
export function deleteFields(
  envelope: Pick<StoredEnvelope, 'customFields'>,
  deleted: CustomFields,
): CustomFields {
  const there = eachField(envelope.customFields);
  const byId = fieldsById(there);
  const gone = eachField(deleted).map((entry) => findField(byId, entry));
  const taken = new Set(gone);
  envelope.customFields = byKind(there.filter((one) => !taken.has(one)));
  return byKind(gone);
}
