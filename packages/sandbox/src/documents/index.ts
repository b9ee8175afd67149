export { archive } from './archive.ts';
export type { ArchiveFile } from './archive.ts';
export { certificate } from './certificate.ts';
export type {
  CertificateEvent,
  CertificateRecipient,
  CertificateSummary,
} from './certificate-summary.ts';
export { combine } from './combine.ts';
export { deletePage } from './delete-page.ts';
export { DocumentFault } from './document-fault.ts';
export type { DocumentFaultCode } from './document-fault.ts';
export { drawMarks } from './draw-marks.ts';
export { findAnchors } from './find-anchors.ts';
export type { AnchorMatch } from './find-anchors.ts';
export type * from './marks/mark.ts';
export type { Anchor } from './match-text.ts';
export { pageImage } from './page-image.ts';
export type { PageImage, PageImageOptions } from './page-image.ts';
export type { PageSize } from './page-size.ts';
export { readPdf } from './read-pdf.ts';
export { rotatePage } from './rotate-page.ts';
export { supportedFileTypes } from './supported-file-types.ts';
export { toPdf } from './to-pdf.ts';
export type { DocumentName } from './to-pdf.ts';
export { watermark } from './watermark.ts';
export type { WatermarkOptions } from './watermark.ts';
