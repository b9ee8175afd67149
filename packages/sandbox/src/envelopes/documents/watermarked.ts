import { watermarkOptions, watermarks } from '../../account/watermarks/watermark.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { completedPdf } from './completed-pdf.ts';
import { asServiceError } from './document-error.ts';

/**
 * A document in its present state with the account's watermark over it, where the account has one
 * and the envelope is not completed.
 * @throws ServiceError as `completedPdf`
 */
export async function watermarkedPdf(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
): Promise<Uint8Array> {
  const bytes = await completedPdf(state, envelope, document);
  if (envelope.status === 'completed') return bytes;
  const mark = await watermarks.read(state, envelope.accountId);
  if (mark.enabled !== 'true' || (mark.watermarkText ?? '') === '') return bytes;
  return asServiceError(document.name, state.documents.watermark(bytes, watermarkOptions(mark)));
}
