import type { Document, EnvelopeDefinition } from '@countersign/types/esign-v2.1';

/** Lists the documents that a definition has itself, as they are read for an envelope. */
export function listDocuments({
  compositeTemplates = [],
  documents = [],
}: Pick<EnvelopeDefinition, 'compositeTemplates' | 'documents'>): readonly Document[] {
  if (compositeTemplates.length === 0) return documents;
  return compositeTemplates.flatMap(({ document, inlineTemplates = [] }) => [
    ...(document === undefined ? [] : [document]),
    ...inlineTemplates.flatMap((one) => withoutForms(one.documents ?? [])),
  ]);
}

/** Documents of an inline template, whose forms are not read. */
export function withoutForms(documents: readonly Document[]): Document[] {
  return documents.map(({ transformPdfFields: _transform, ...document }) => document);
}
