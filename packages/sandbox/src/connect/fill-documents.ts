import type { EnvelopeDocument } from '@countersign/types/esign-v2.1';
import { oneByOne } from '../engine/one-by-one.ts';
import { completedPdfs } from '../envelopes/documents/completed-pdf.ts';
import { createCertificate } from '../envelopes/documents/create-certificate.ts';
import { sealPdf } from '../envelopes/documents/seal-pdf.ts';
import type { StoredDocument } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import type { DeliveryBody } from './delivery.ts';

/** Puts the finished documents into a message that is to have them, and the certificate. */
export async function fillDocuments(state: State, body: DeliveryBody): Promise<void> {
  const { message, settings } = body;
  const summary = message.data.envelopeSummary;
  const isRequested = body.documents === true || body.certificate === true;
  const envelope = isRequested
    ? await state.envelopes.get(message.data.envelopeId ?? '')
    : undefined;
  if (summary === undefined || envelope === undefined) return;
  const presented = (summary.envelopeDocuments ?? []).filter(({ type }) => type !== 'summary');
  const listed = new Map(presented.map((one) => [one.documentId, one]));
  const completed = completedPdfs(state, envelope);
  const documents = await oneByOne<StoredDocument, EnvelopeDocument>(
    envelope.documents,
    async (document) => {
      const { documentId, name, order, content } = document;
      const known = listed.get(documentId) ?? { documentId, name, order: String(order) };
      // A document that was purged in the meantime is not sent.
      const pdf =
        body.documents === true && content !== undefined
          ? await sealPdf(state, envelope, name, await completed(document))
          : undefined;
      return {
        ...known,
        ...(pdf !== undefined && { type: 'content', PDFBytes: base64(pdf) }),
      };
    },
  );
  if (body.certificate === true) {
    const certificate = await createCertificate(state, envelope);
    documents.push({
      // In XML the certificate has no document ID.
      ...(settings.form === 'json' && { documentId: 'certificate' }),
      name: `CertificateOfCompletion_${envelope.envelopeId}.pdf`,
      type: 'summary',
      PDFBytes: base64(await sealPdf(state, envelope, 'Summary', certificate)),
    });
  }
  summary.envelopeDocuments = documents;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
