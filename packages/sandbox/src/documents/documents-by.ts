import type { Documents, RunJob } from './job.ts';

/** The functions on documents, each of them run in some way. */
export function documentsBy(run: RunJob): Documents {
  return {
    archive: (...given) => run('archive', given),
    certificate: (...given) => run('certificate', given),
    combine: (...given) => run('combine', given),
    deletePage: (...given) => run('deletePage', given),
    documentHtml: (...given) => run('documentHtml', given),
    drawMarks: (...given) => run('drawMarks', given),
    findAnchors: (...given) => run('findAnchors', given),
    htmlToBlocks: (...given) => run('htmlToBlocks', given),
    pageImage: (...given) => run('pageImage', given),
    portfolio: (...given) => run('portfolio', given),
    readDocument: (...given) => run('readDocument', given),
    readPdf: (...given) => run('readPdf', given),
    rotatePage: (...given) => run('rotatePage', given),
    signatureGif: (...given) => run('signatureGif', given),
    toPdf: (...given) => run('toPdf', given),
    watermark: (...given) => run('watermark', given),
  };
}
