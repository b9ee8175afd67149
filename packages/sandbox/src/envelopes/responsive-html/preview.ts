import type {
  DocumentHtmlDefinition,
  DocumentHtmlDefinitions,
} from '@countersign/types/esign-v2.1';
import { oneByOne } from '../../engine/one-by-one.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { contentOf } from '../documents/content-of.ts';
import { asServiceError } from '../documents/document-error.ts';

/**
 * Documents as small screens would show them by a layout; without one, by their own.
 * @throws ServiceError DOCUMENT_DOES_NOT_EXIST for one that was purged
 */
export async function previewDocuments(
  state: State,
  envelope: StoredEnvelope,
  documents: readonly StoredDocument[],
  layout: DocumentHtmlDefinition | undefined,
): Promise<DocumentHtmlDefinitions> {
  const htmlDefinitions = await oneByOne(documents, async (document) => {
    const pdf = await contentOf(state, envelope, document);
    const html = state.documents.documentHtml(pdf, layout ?? document.htmlDefinition ?? {});
    return asServiceError(document.name, html);
  });
  return { htmlDefinitions };
}
