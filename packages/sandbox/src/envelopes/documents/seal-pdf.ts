import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { asServiceRefusal } from './document-error.ts';

/**
 * Seals a PDF of a completed envelope with a digital signature of the sandbox; returns any other
 * PDF unchanged. The time is that of completion, so that each request gets the same bytes.
 * @throws ServiceRefusal UNSUPPORTED_PDF_CONTENT if the PDF cannot be changed
 */
export async function sealPdf(
  state: State,
  { kind, status, envelopeId, completedAt, changedAt }: StoredEnvelope,
  name: string,
  pdf: Uint8Array,
): Promise<Uint8Array> {
  if (kind !== 'envelope' || status !== 'completed') return pdf;
  const statement = {
    at: completedAt ?? changedAt,
    name: 'Countersign Sandbox',
    reason: `Envelope ${envelopeId} is completed.`,
  };
  return asServiceRefusal(name, state.documents.seal(pdf, await state.sealKey(), statement));
}
