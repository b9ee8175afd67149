import { randomInt } from 'node:crypto';
import type { CustomFields, ListCustomField } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { showName } from '../../engine/show-name.ts';

/** The lists of custom fields by kind. */
const fieldLists = ['textCustomFields', 'listCustomFields'] as const;

/** The name of a list of custom fields. */
type FieldList = (typeof fieldLists)[number];

/** A field of either kind, and the list that contains it. */
export interface ListedField {
  list: FieldList;
  /** Its place in the list, from 0. */
  at: number;
  field: ListCustomField;
}

/** Lists all fields of both kinds. */
export function eachField(fields: CustomFields): ListedField[] {
  return fieldLists.flatMap((list) =>
    (fields[list] ?? []).map((field: ListCustomField, at) => ({ list, at, field })),
  );
}

/** Splits fields by kind again; both lists are present, even if they are empty. */
export function byKind(fields: readonly Pick<ListedField, 'list' | 'field'>[]): CustomFields {
  const of = (wanted: FieldList) =>
    fields.filter(({ list }) => list === wanted).map(({ field }) => field);
  return { textCustomFields: of('textCustomFields'), listCustomFields: of('listCustomFields') };
}

/** Fields by their kind and ID; of several with the same, the first. */
export function fieldsById(fields: readonly ListedField[]): ReadonlyMap<string, ListedField> {
  return new Map(
    fields.toReversed().map((one) => [createFieldKey(one.list, one.field.fieldId), one]),
  );
}

function createFieldKey(list: string, fieldId = ''): string {
  return `${list}/${fieldId}`;
}

/**
 * The field that an entry of a body names by its ID.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where it names none
 */
export function findField(
  byId: ReadonlyMap<string, ListedField>,
  { list, at, field: { fieldId = '' } }: ListedField,
): ListedField {
  const found = byId.get(createFieldKey(list, fieldId));
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    fieldId === ''
      ? `The custom field at /${list}/${at} requires a fieldId.`
      : `${list} has no custom field ${showName(fieldId)} (/${list}/${at}/fieldId).`,
  );
}

/** An ID for a custom field: a number that no other field is likely to have. */
export function newFieldId(): string {
  return String(randomInt(10_000_000_000, 99_999_999_999));
}
