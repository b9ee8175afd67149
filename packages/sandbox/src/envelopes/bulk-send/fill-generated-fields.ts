import type {
  BulksendingCopyDocGenFormField,
  DocGenFormField,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

/**
 * Puts the values of a copy into the fields of the documents that are generated. A value goes into
 * every document that has the field.
 */
export function fillGeneratedFields(
  { documents }: Pick<StoredEnvelope, 'documents'>,
  values: readonly BulksendingCopyDocGenFormField[],
): void {
  if (values.length === 0) return;
  const byName = new Map(values.map((field) => [field.name, field]));
  for (const { docGenFormFields = [] } of documents)
    for (const field of docGenFormFields) {
      const given = byName.get(field.name);
      if (given !== undefined) Object.assign(field, readField(given));
    }
  const known = new Set(
    documents.flatMap(({ docGenFormFields = [] }) => docGenFormFields.map(({ name }) => name)),
  );
  // The fields of a document that was not read for them yet.
  const others = values.filter(({ name }) => !known.has(name)).map(readField);
  const [first] = documents;
  if (first !== undefined && others.length > 0)
    first.docGenFormFields = [...(first.docGenFormFields ?? []), ...others];
}

function readField({ name, value, rowValues }: BulksendingCopyDocGenFormField): DocGenFormField {
  return {
    ...(name !== undefined && { name }),
    ...(value !== undefined && { value }),
    ...(rowValues !== undefined && {
      rowValues: rowValues.map(({ docGenFormFieldList = [] }) => ({
        docGenFormFieldList: docGenFormFieldList.map(readField),
      })),
    }),
  };
}
