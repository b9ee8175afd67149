import type { CustomFields } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { checkField, FieldNames } from './check-field.ts';
import { byKind, eachField } from './field-lists.ts';
import { newFieldId } from './new-field-id.ts';

/**
 * Adds custom fields to an envelope or template, each with an ID of its own.
 * @returns the fields that were added
 * @throws ServiceError INVALID_REQUEST_BODY for a name that is missing or taken
 */
export function addFields(
  envelope: Pick<StoredEnvelope, 'customFields'>,
  added: CustomFields,
): CustomFields {
  const there = eachField(envelope.customFields);
  const names = new FieldNames(there.map(({ field }) => field));
  const news = [];
  for (const { list, at, field } of eachField(added)) {
    const { errorDetails: _outcome, ...given } = field;
    const one = {
      required: 'false' as const,
      show: 'false' as const,
      ...given,
      fieldId: newFieldId(),
    };
    checkField(one, names, `/${list}/${at}`);
    names.add(one);
    news.push({ list, at, field: one });
  }
  envelope.customFields = byKind([...there, ...news]);
  return byKind(news);
}
