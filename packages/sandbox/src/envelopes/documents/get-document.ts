import { watermarkOptions } from '../../account/watermarks/watermark.ts';
import { watermarks } from '../../account/watermarks/watermark.ts';
import type { ArchiveFile } from '../../documents/index.ts';
import { oneByOne } from '../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { createCertificate } from './create-certificate.ts';
import { completedPdfs } from './completed-pdf.ts';
import { asServiceRefusal } from './document-error.ts';
import { documentFile, type DocumentFile, pdfName } from './document-file.ts';
import { findDocument } from './find-document.ts';
import { sealPdf } from './seal-pdf.ts';

/** Options for reading the bytes of a document. */
interface GetDocumentOptions {
  /** Documents that the caller may see. */
  documents: readonly StoredDocument[];
  certificate?: string | undefined;
  encrypt?: string | undefined;
  /** `true` draws the account's watermark on documents that are not completed. */
  watermark?: string | undefined;
  encoding?: string | undefined;
}

const pdf = 'application/pdf';

/**
 * The file for a document: by its number, or for `combined`, `certificate`, `archive`, `portfolio`.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST, INVALID_REQUEST_PARAMETER
 */
export async function getDocument(
  state: State,
  envelope: StoredEnvelope,
  documentId: string,
  options: GetDocumentOptions,
): Promise<DocumentFile> {
  if (options.encrypt === 'true')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'encrypt is true, but the account has no key manager. Omit encrypt.',
    );
  const { documents, encoding } = options;
  const completed = completedPdfs(state, envelope);
  const createPdf = options.watermark === 'true' ? watermarkedPdf : completed;
  const subject = envelope.template?.name ?? envelope.settings.emailSubject ?? 'Documents';
  switch (documentId) {
    case 'certificate':
      return file('Summary.pdf', await sealedCertificate());
    case 'combined': {
      const parts = await createPdfs(documents.filter((one) => one.includeInDownload !== 'false'));
      if (options.certificate === 'true')
        parts.push({ name: 'Summary.pdf', bytes: await createCertificate(state, envelope) });
      if (parts.length === 0) throw nothingToShow(envelope);
      const all = parts.map(({ bytes }) => bytes);
      const combined = await asServiceRefusal(subject, state.documents.combine(all));
      return file(`${subject}.pdf`, await sealPdf(state, envelope, subject, combined));
    }
    case 'archive':
      return file(
        `${subject}.zip`,
        await state.documents.archive(await withCertificate()),
        'application/zip',
      );
    case 'portfolio':
      return file(
        `${subject}.pdf`,
        await sealPdf(
          state,
          envelope,
          subject,
          await state.documents.portfolio(subject, await withCertificate()),
        ),
      );
    default: {
      const document = findDocument({ ...envelope, documents: [...documents] }, documentId);
      return file(pdfName(document.name, document.fileExtension), await createSealedPdf(document));
    }
  }

  async function watermarkedPdf(document: StoredDocument): Promise<Uint8Array> {
    return drawWatermark(state, envelope, document, await completed(document));
  }
  function file(name: string, bytes: Uint8Array, mediaType = pdf): DocumentFile {
    return documentFile({ name, documentId, mediaType }, bytes, encoding);
  }
  async function withCertificate(): Promise<ArchiveFile[]> {
    const sealed = await oneByOne(documents, async (document) => ({
      name: pdfName(document.name, document.fileExtension),
      bytes: await createSealedPdf(document),
    }));
    return [...sealed, { name: 'Summary.pdf', bytes: await sealedCertificate() }];
  }
  async function sealedCertificate(): Promise<Uint8Array> {
    return sealPdf(state, envelope, 'Summary', await createCertificate(state, envelope));
  }
  async function createSealedPdf(document: StoredDocument): Promise<Uint8Array> {
    const bytes = await createPdf(document);
    return sealPdf(state, envelope, document.name, bytes);
  }
  function createPdfs(chosen: readonly StoredDocument[]): Promise<ArchiveFile[]> {
    return oneByOne(chosen, async (document) => ({
      name: pdfName(document.name, document.fileExtension),
      bytes: await createPdf(document),
    }));
  }
}

function nothingToShow({ kind, envelopeId }: StoredEnvelope): ServiceRefusal {
  return new ServiceRefusal(
    'DOCUMENT_DOES_NOT_EXIST',
    `The ${kind} ${envelopeId} has no document to combine.`,
  );
}

/**
 * Draws the account's watermark over a document, where the account has one and the envelope is not
 * completed.
 * @throws ServiceRefusal UNSUPPORTED_PDF_CONTENT where the PDF cannot be changed
 */
async function drawWatermark(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (envelope.status === 'completed') return bytes;
  const mark = await watermarks.read(state, envelope.accountId);
  if (mark.enabled !== 'true' || (mark.watermarkText ?? '') === '') return bytes;
  return asServiceRefusal(document.name, state.documents.watermark(bytes, watermarkOptions(mark)));
}
