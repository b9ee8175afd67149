import { documentHtml } from './html/document-html.ts';
import { portfolio } from './portfolio.ts';
import { archive } from './archive.ts';
import { certificate } from './certificate.ts';
import { combine } from './combine.ts';
import { htmlToBlocks } from './convert/html-to-blocks.ts';
import { deletePage } from './delete-page.ts';
import { drawMarks } from './draw-marks.ts';
import { findAnchors } from './find-anchors.ts';
import { pageImage } from './page-image.ts';
import { readDocument } from './read-document.ts';
import { readPdf } from './read-pdf.ts';
import { rotatePage } from './rotate-page.ts';
import { signatureGif } from './signature-gif.ts';
import { toPdf } from './to-pdf.ts';
import { watermark } from './watermark.ts';

/** The functions that run in worker threads. Only `worker.ts` imports them at run time. */
export const jobs = {
  archive,
  certificate,
  combine,
  deletePage,
  documentHtml,
  drawMarks,
  findAnchors,
  htmlToBlocks,
  pageImage,
  portfolio,
  readDocument,
  readPdf,
  rotatePage,
  signatureGif,
  toPdf,
  watermark,
};
