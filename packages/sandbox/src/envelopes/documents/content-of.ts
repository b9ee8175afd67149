import { ServiceError } from '../../engine/service-error.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/**
 * The PDF of a document, without tabs.
 * @throws ServiceError DOCUMENT_DOES_NOT_EXIST where it was purged
 */
export async function contentOf(
  { contents }: Pick<State, 'contents'>,
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  { documentId, content }: StoredDocument,
): Promise<Uint8Array> {
  if (content !== undefined) return contents.get(content);
  throw new ServiceError(
    'DOCUMENT_DOES_NOT_EXIST',
    `The document ${documentId} of envelope ${envelopeId} was purged; only its name is left.`,
  );
}
