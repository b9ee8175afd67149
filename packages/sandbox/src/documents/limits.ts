/**
 * Limits for a document, and for a job on documents. A file of a few bytes can require any amount
 * of time and memory; real documents stay far below these limits.
 */

const mebi = 1024 * 1024;

/** Jobs take milliseconds, the largest real documents a few seconds, on a slow machine some more. */
export const secondsPerJob = 15;

/** JavaScript objects of a job; V8 itself ends a thread that needs more. */
export const heapMegabytes = 512;

/**
 * Memory of PDFium in bytes: for the file (at most 50 MB), its unpacked contents, and the image of
 * a page.
 */
export const pdfiumBytes = 512 * mebi;

/**
 * Computes the maximum memory of a job. Large documents need space for their bytes several times:
 * as received, as parsed, and as written.
 */
export function memoryOfJob(inputBytes: number): number {
  return 640 * mebi + 6 * inputBytes;
}

/**
 * The interval of checks of a running job's memory in milliseconds; it can grow by some 100 MB in
 * between.
 */
export const millisecondsBetweenLooks = 50;

/** More pages than people sign, and few enough to list, draw and search each of them. */
export const mostPages = 2000;

/** The maximum number of pages of all documents of an envelope together, if they are combined. */
export const mostCombinedPages = 5000;

/**
 * The maximum unpacked size of object lists in a PDF, in buffers that double when they are full.
 * They contain no images or text: a PDF of 2,000 pages has some megabytes of them.
 */
export const mostUnpackedBytes = 128 * mebi;

/**
 * The maximum nesting of arrays and dictionaries. Real PDFs have ten levels; readers recurse into
 * each, until their stack overflows.
 */
export const deepestNesting = 100;

/** Places where a text is found; an envelope has 3,000 at most. */
export const mostPlaces = 3000;

/** Characters on one page; a page full of the smallest print has 20,000. */
export const mostCharactersOnPage = 500_000;

/** Threads that work on documents: one that takes its time does not hold up all others. */
export const mostThreads = 2;

/**
 * Time in seconds for which an idle thread is kept: starting one takes as long as a hundred small
 * jobs.
 */
export const secondsIdle = 10;

/** Jobs that may wait. Each is a request that waits for its answer. */
export const mostWaiting = 2000;

/**
 * Limits for conversions to PDF. A document of a few bytes can expand to any size, so each
 * conversion counts while it works and stops at its limit; none trusts the sizes that a file
 * declares.
 */
export const limits = {
  /**
   * Pages of a converted document. That is 5 MB of ordinary text, or 10 MB of full lines, and takes
   * a few seconds.
   */
  pages: mostPages,
  /** Characters of a converted document, as a single line can be longer than all pages. */
  characters: 10_000_000,
  /**
   * Bytes of all parts of a .docx that are unpacked: the text, its styles and its notes, not the
   * images. A contract of 1,000 pages has about 30 MB of them.
   */
  docxBytes: 64 * 1024 * 1024,
  /** The maximum nesting of elements in a .docx. Word itself writes fewer than 100 levels. */
  docxDepth: 1000,
  /** Fields in a .docx from which documents are generated, as the service documents it. */
  generatedFields: 1000,
  /** Pixels of an image. A page of A4 at 600 dpi has 35 million. */
  pixels: 50_000_000,
  /** Seconds of processor time that LibreOffice may spend on a document. It takes two to start. */
  officeSeconds: 15,
  /** Documents that may wait for LibreOffice, which converts one at a time. */
  officeWaiting: 200,
  /**
   * Cells from the first to the last that is used in a sheet, which LibreOffice goes through: a
   * million rows of 50 columns.
   */
  officeCells: 50_000_000,
  /** Address space of LibreOffice in bytes, of which it uses a tenth. */
  officeMemory: 6 * 1024 * 1024 * 1024,
  /** Bytes of a PDF that LibreOffice makes. */
  officeBytes: 100 * 1024 * 1024,
  /** Pixels of all pages of an image, each of which is packed again: a fax of 50 pages. */
  pixelsOfAllPages: 100_000_000,
  /** Bytes of an unpacked PNG: 50 million pixels with 4 channels of 8 bits, or half with 16 bits. */
  pngBytes: 208_000_000,
};
