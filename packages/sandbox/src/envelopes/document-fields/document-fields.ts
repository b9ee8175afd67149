import type { NameValue } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument } from '../../state/model/envelope.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Adds fields to a document.
 * @returns the fields that were added
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a name that is missing or taken
 */
export function addDocumentFields(
  document: Pick<StoredDocument, 'fields'>,
  input: readonly NameValue[],
): NameValue[] {
  const names = new Set(document.fields.map(({ name }) => name));
  return input.map(({ name = '', value = '' }, at) => {
    const taken = names.has(name);
    if (taken || name === '')
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        taken
          ? `The document already has a field ${name}. /documentFields/${at} requires another name, or an update.`
          : `The field at /documentFields/${at} requires a name.`,
      );
    const field = { name, value };
    names.add(name);
    document.fields.push(field);
    return field;
  });
}

/**
 * Gives fields of a document new values.
 * @returns the fields that were changed
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a name that the document does not have
 */
export function updateDocumentFields(
  document: Pick<StoredDocument, 'fields'>,
  input: readonly NameValue[],
): NameValue[] {
  const byName = fieldsByName(document);
  return input.map(({ name, value }, at) => {
    const field = requireField(byName, name, at);
    field.value = value ?? field.value;
    return field;
  });
}

/**
 * Takes fields out of a document.
 * @returns the fields that are gone
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a name that the document does not have
 */
export function deleteDocumentFields(
  document: Pick<StoredDocument, 'fields'>,
  input: readonly NameValue[],
): NameValue[] {
  const byName = fieldsByName(document);
  const gone = input.map(({ name }, at) => {
    const field = requireField(byName, name, at);
    byName.delete(name);
    return field;
  });
  const taken = new Set(gone);
  document.fields = document.fields.filter((field) => !taken.has(field));
  return gone;
}

function fieldsByName({
  fields,
}: Pick<StoredDocument, 'fields'>): Map<string | undefined, NameValue> {
  return new Map(fields.toReversed().map((field) => [field.name, field]));
}

function requireField(
  byName: ReadonlyMap<string | undefined, NameValue>,
  name: string | undefined,
  at: number,
): NameValue {
  const field = byName.get(name);
  if (field !== undefined) return field;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The document has no field ${showName(name)} (/documentFields/${at}/name).`,
  );
}
