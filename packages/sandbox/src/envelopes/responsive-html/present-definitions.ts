import type { DocumentHtmlDefinitionOriginals } from '@countersign/types/esign-v2.1';
import type { StoredDocument } from '../../state/model/envelope.ts';

/** The layouts for small screens of those documents that have one. */
export function presentDefinitions(
  documents: readonly StoredDocument[],
): DocumentHtmlDefinitionOriginals {
  return {
    htmlDefinitions: documents.flatMap(({ documentId, documentIdGuid, htmlDefinition }) =>
      htmlDefinition === undefined ? [] : [{ documentId, documentIdGuid, htmlDefinition }],
    ),
  };
}
