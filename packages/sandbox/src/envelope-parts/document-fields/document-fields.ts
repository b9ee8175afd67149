import type { NameValue } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredDocument } from '../../model/envelope.ts';

/**
 * Adds fields to a document.
 * @returns the fields that were added
 * @throws ServiceError INVALID_REQUEST_BODY for a name that is missing or taken
 */
export function addDocumentFields(
  document: Pick<StoredDocument, 'fields'>,
  given: readonly NameValue[],
): NameValue[] {
  return given.map(({ name = '', value = '' }, at) => {
    const taken = document.fields.some((field) => field.name === name);
    if (taken || name === '')
      throw new ServiceError(
        'INVALID_REQUEST_BODY',
        taken
          ? `The document has a field ${name} already; /documentFields/${at} needs another name, or an update.`
          : `The field at /documentFields/${at} has no name.`,
      );
    const field = { name, value };
    document.fields.push(field);
    return field;
  });
}

/**
 * Gives fields of a document new values.
 * @returns the fields that were changed
 * @throws ServiceError INVALID_REQUEST_BODY for a name that the document does not have
 */
export function updateDocumentFields(
  document: Pick<StoredDocument, 'fields'>,
  given: readonly NameValue[],
): NameValue[] {
  return given.map(({ name, value }, at) => {
    const field = document.fields[placeOf(document, name, at)] ?? {};
    field.value = value ?? field.value;
    return field;
  });
}

/**
 * Takes fields out of a document.
 * @returns the fields that are gone
 * @throws ServiceError INVALID_REQUEST_BODY for a name that the document does not have
 */
export function deleteDocumentFields(
  document: Pick<StoredDocument, 'fields'>,
  given: readonly NameValue[],
): NameValue[] {
  return given.flatMap(({ name }, at) => document.fields.splice(placeOf(document, name, at), 1));
}

function placeOf(
  { fields }: Pick<StoredDocument, 'fields'>,
  name: string | undefined,
  at: number,
): number {
  const place = fields.findIndex((field) => field.name === name);
  if (place !== -1) return place;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    `The document has no field ${name ?? ''}; see /documentFields/${at}/name.`,
  );
}
