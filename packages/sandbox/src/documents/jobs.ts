import { fillForm } from './forms/fill-form.ts';
import { flattenForm } from './forms/flatten-form.ts';
import { readFormFields } from './forms/read-form-fields.ts';
import { documentHtml } from './html/document-html.ts';
import { flowHtml } from './html/flow-html.ts';
import { flowPdf } from './html/flow-pdf.ts';
import { signableHtml } from './html/signable-html.ts';
import { combine, portfolio } from './combine.ts';
import { archive } from './archive.ts';
import { certificate } from './certificate.ts';
import { generateDocument } from './generate/generate-document.ts';
import { readTemplateFields } from './generate/read-fields.ts';
import { htmlToBlocks } from './convert/read-html.ts';
import { deletePage, rotatePage } from './change-pages.ts';
import { drawMarks, signatureGif } from './draw-marks.ts';
import { findAnchors } from './find-anchors.ts';
import { officeExtension } from './convert/office/office-extension.ts';
import { pageImage } from './page-image.ts';
import { readDocument, toPdf } from './to-pdf.ts';
import { readPdf } from './pdf-pages.ts';
import { createConnectCertificates } from './certificates/connect-certificates.ts';
import { createSealKey } from './seal/seal-key.ts';
import { seal } from './seal/seal.ts';
import { watermark } from './watermark.ts';

/** The functions that run in worker threads. Only `worker.ts` imports them at run time. */
export const jobs = {
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
  flowPdf,
  generateDocument,
  htmlToBlocks,
  officeExtension,
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
};
