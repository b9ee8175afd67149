import type {
  DocumentHtmlDefinition,
  DocumentHtmlDefinitions,
} from '@countersign/types/esign-v2.1';
import type { StoredDocument, StoredEnvelope } from '../../model/envelope.ts';
import type { State } from '../../state/state.ts';
import { contentOf } from '../content-of.ts';
import { asServiceError } from '../document-error.ts';
import { linesOfPdf } from './lines-of-pdf.ts';
import { toHtml } from './to-html.ts';

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
  const htmlDefinitions: string[] = [];
  for (const document of documents) {
    const pdf = await contentOf(state, envelope, document);
    const lines = await asServiceError(document.name, linesOfPdf(pdf));
    htmlDefinitions.push(toHtml(lines, layout ?? document.htmlDefinition ?? {}));
  }
  return { htmlDefinitions };
}
