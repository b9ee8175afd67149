export { archive } from './archive.js';
export type { ArchiveFile } from './archive.js';
export { certificate } from './certificate.js';
export type {
  CertificateEvent,
  CertificateRecipient,
  CertificateSummary,
} from './certificate-summary.js';
export { combine } from './combine.js';
export { deletePage } from './delete-page.js';
export { DocumentFault } from './document-fault.js';
export type { DocumentFaultCode } from './document-fault.js';
export { drawMarks } from './draw-marks.js';
export { findAnchors } from './find-anchors.js';
export type { AnchorMatch } from './find-anchors.js';
export type * from './marks/mark.js';
export type { Anchor } from './match-text.js';
export { pageImage } from './page-image.js';
export type { PageImage, PageImageOptions } from './page-image.js';
export type { PageSize } from './page-size.js';
export { readPdf } from './read-pdf.js';
export { rotatePage } from './rotate-page.js';
export { supportedFileTypes } from './supported-file-types.js';
export { toPdf } from './to-pdf.js';
export type { DocumentName } from './to-pdf.js';
export { watermark } from './watermark.js';
export type { WatermarkOptions } from './watermark.js';
