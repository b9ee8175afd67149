import type {
  DocGenFormField,
  DocGenFormFields,
  DocGenSyntaxError,
} from '@countersign/types/esign-v2.1';
import type { StoredDocGen, StoredDocument } from '../../state/model/envelope.ts';

/** The documents that are generated, each with its fields and their values. */
export function presentDocGenDocuments(documents: readonly StoredDocument[]): DocGenFormFields[] {
  return documents.flatMap(({ documentIdGuid, docGen }) =>
    docGen === undefined
      ? []
      : [
          {
            documentId: documentIdGuid,
            docGenFormFieldList: presentFields(docGen),
            docGenDocumentStatus: presentStatus(docGen),
            ...presentErrors(docGen),
          },
        ],
  );
}

/** Presents the errors in the tags of a document, and in the values that do not fit them. */
export function presentErrors({ errors, mergeErrors = [] }: StoredDocGen): {
  docGenErrors?: DocGenSyntaxError[];
} {
  const docGenErrors = [...errors, ...mergeErrors];
  return docGenErrors.length === 0 ? {} : { docGenErrors };
}

/** The progress of a document that is generated, spelt as the service does. */
export function presentStatus({ errors, isGenerated }: StoredDocGen): string {
  if (errors.length > 0) return 'hassyntaxerror';
  return isGenerated ? 'mergesuceeded' : 'created';
}

/** The fields of a document, with their values. */
export function presentFields({ fields, values }: StoredDocGen): DocGenFormField[] {
  const known = new Map(Object.entries(values));
  return fields.map((field) => {
    const value = known.get(field.name ?? '');
    if (value === undefined) return field;
    if (typeof value === 'string') return { ...field, value };
    const [definition] = field.rowValues ?? [];
    const columns = definition?.docGenFormFieldList ?? [];
    const rowValues = value.map((row) => ({
      docGenFormFieldList: columns.map((column) => ({
        ...column,
        value: new Map(Object.entries(row)).get(column.name ?? '') ?? '',
      })),
    }));
    return { ...field, rowValues };
  });
}
