import { type Documents, documentsBy } from './job.ts';
import { convertOutside, runOutside } from './threads.ts';

export type { ArchiveFile } from './archive.ts';
export type {
  CertificateEvent,
  CertificateRecipient,
  CertificateSummary,
} from './certificate-summary.ts';
export { DocumentFault } from './document-fault.ts';
export type { DocumentFaultCode } from './document-fault.ts';
export type {
  CertificateWithKey,
  ConnectCertificates,
} from './certificates/connect-certificates.ts';
export type { AnchorMatch } from './find-anchors.ts';
export type { Documents } from './job.ts';
export type * from './marks/mark.ts';
export type { Anchor } from './match-text.ts';
export type { FlattenOptions } from './forms/flatten-form.ts';
export type { FormField } from './forms/form-field.ts';
export type { FieldPlace, PlacedField } from './forms/placed-field.ts';
export type { FlowPiece } from './html/html-chunks.ts';
export type { HtmlField, HtmlMarker } from './html/html-fields.ts';
export type { Placed } from './html/signable-html.ts';
export type { PageImage, PageImageOptions } from './page-image.ts';
export type { PageSize } from './pdf-pages.ts';
export type { FieldValue, TemplateError, TemplateField } from './generate/template-fields.ts';
export type { SealKey } from './seal/seal-key.ts';
export { findSignatureFont, type SignatureFont, signatureFonts } from './signature-fonts.ts';
export { readShippedFont, textFonts } from './shipped-fonts.ts';
export { mayBeOffice, supportedFileTypes, unlistedFileTypes } from './file-types.ts';
export { isProgram, officeProgram, useOffice } from './office-program.ts';
export { cutExtension, getExtension, plainExtension, splitExtension } from './document-name.ts';
export type { DocumentName } from './document-name.ts';
export type { WatermarkOptions } from './watermark.ts';

/**
 * All work on documents. It runs in worker threads, with limits (`limits.ts`). Transactions use
 * `state.documents` instead, since other work waits for them.
 */
export const documents: Documents = documentsBy(
  async (name, args) => (await runOutside('', name, args)).result,
  async (...args) => (await convertOutside('', args)).result,
);

export const {
  archive,
  certificate,
  combine,
  createConnectCertificates,
  createSealKey,
  deletePage,
  documentHtml,
  drawMarks,
  fillForm,
  findAnchors,
  flattenForm,
  flowHtml,
  generateDocument,
  htmlToBlocks,
  pageImage,
  portfolio,
  readDocument,
  readFormFields,
  readPdf,
  readTemplateFields,
  rotatePage,
  seal,
  signableHtml,
  signatureGif,
  toPdf,
  watermark,
} = documents;
