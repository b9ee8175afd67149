import type { CustomFields } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { checkField, FieldNames } from './check-field.ts';
import {
  byKind,
  eachField,
  fieldsById,
  findField,
  type ListedField,
  newFieldId,
} from './field-lists.ts';

/**
 * Adds custom fields to an envelope or template, each with an ID of its own.
 * @returns the fields that were added
 * @throws ServiceRefusal INVALID_REQUEST_BODY for a name that is missing or taken
 */
export function addFields(
  envelope: Pick<StoredEnvelope, 'customFields'>,
  added: CustomFields,
): CustomFields {
  const there = eachField(envelope.customFields);
  const names = new FieldNames(there.map(({ field }) => field));
  const news = [];
  for (const { list, at, field } of eachField(added)) {
    const { errorDetails: _outcome, ...input } = field;
    const one = {
      required: 'false' as const,
      show: 'false' as const,
      ...input,
      fieldId: newFieldId(),
    };
    checkField(one, names, `/${list}/${at}`);
    names.add(one);
    news.push({ list, at, field: one });
  }
  envelope.customFields = byKind([...there, ...news]);
  return byKind(news);
}

/**
 * Changes custom fields of an envelope or template; missing properties stay as they are.
 * @returns the changed fields
 * @throws ServiceRefusal INVALID_REQUEST_BODY for a field that does not exist, or a name that is
 * taken
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
    const { errorDetails: _outcome, ...input } = entry.field;
    names.remove(found.field);
    found.field = { ...found.field, ...input };
    checkField(found.field, names, `/${entry.list}/${entry.at}`);
    names.add(found.field);
    now.push(found);
  }
  envelope.customFields = byKind(there);
  return byKind(now);
}

/**
 * Changes the custom fields that a request names by ID or name, and adds the others.
 * @returns the fields that it was about
 * @throws ServiceRefusal INVALID_REQUEST_BODY
 */
export function updateOrAddFields(
  envelope: Pick<StoredEnvelope, 'customFields'>,
  input: CustomFields,
): CustomFields {
  const byName = new Map(
    eachField(envelope.customFields)
      .toReversed()
      .map(({ list, field }) => [`${list}/${field.name}`, field.fieldId]),
  );
  const changed: ListedField[] = [];
  const added: ListedField[] = [];
  for (const one of eachField(input)) {
    const fieldId = one.field.fieldId ?? byName.get(`${one.list}/${one.field.name}`);
    if (fieldId === undefined) added.push(one);
    else changed.push({ ...one, field: { ...one.field, fieldId } });
  }
  const results = [updateFields(envelope, byKind(changed)), addFields(envelope, byKind(added))];
  return byKind(results.flatMap(eachField));
}

/**
 * Deletes custom fields of an envelope or template.
 * @returns the deleted fields
 * @throws ServiceRefusal INVALID_REQUEST_BODY for a field that does not exist
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
