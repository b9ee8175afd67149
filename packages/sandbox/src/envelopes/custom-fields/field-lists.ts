import type { CustomFields, ListCustomField } from '@countersign/types/esign-v2.1';

/** The lists of custom fields by kind. */
export const fieldLists = ['textCustomFields', 'listCustomFields'] as const;

/** The name of a list of custom fields. */
export type FieldList = (typeof fieldLists)[number];

/** A field of either kind, and the list that it stands in. */
export interface ListedField {
  list: FieldList;
  /** Its place in the list, from 0. */
  at: number;
  field: ListCustomField;
}

/** All fields, whatever their kind. */
export function eachField(fields: CustomFields): ListedField[] {
  return fieldLists.flatMap((list) =>
    (fields[list] ?? []).map((field: ListCustomField, at) => ({ list, at, field })),
  );
}

/** Fields apart by kind again; both lists are there, empty ones too. */
export function byKind(fields: readonly Pick<ListedField, 'list' | 'field'>[]): CustomFields {
  const of = (wanted: FieldList) =>
    fields.filter(({ list }) => list === wanted).map(({ field }) => field);
  return { textCustomFields: of('textCustomFields'), listCustomFields: of('listCustomFields') };
}
