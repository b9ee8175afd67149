import type {
  BulksendingCopyDocGenFormField,
  DocGenFormField,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { setValues } from '../doc-gen/set-values.ts';

/**
 * Puts the values of a copy into the fields of the documents that are generated. A value goes into
 * every document that has the field.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where a row of a table lacks a column
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
    documents.flatMap(({ docGen, docGenFormFields = [] }) =>
      [...(docGen?.fields ?? []), ...docGenFormFields].map(({ name }) => name),
    ),
  );
  for (const { docGen } of documents) {
    const names = new Set(docGen?.fields.map(({ name }) => name));
    const own = values.filter(({ name }) => names.has(name)).map(readField);
    if (docGen !== undefined) setValues({ warn() {} }, docGen, own);
  }
  // The fields of a document that was not read for them yet.
  const others = values.filter(({ name }) => !known.has(name)).map(readField);
  const [first] = documents;
  if (first !== undefined && first.docGen === undefined && others.length > 0)
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
