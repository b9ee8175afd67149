/**
 * What a document, and a job on documents, may cost. A file of a few bytes can ask for any amount
 * of time and memory; real documents stay far below these limits.
 */

const mebi = 1024 * 1024;

/** Jobs take milliseconds, the largest real documents a few seconds, on a slow machine some more. */
export const secondsPerJob = 15;

/** JavaScript objects of a job; V8 itself ends a thread that needs more. */
export const heapMegabytes = 512;

/** What PDFium may hold: the file (at most 50 MB), what it unpacks, and the image of a page. */
export const pdfiumBytes = 512 * mebi;

/**
 * All memory of a job. Large documents need room for their bytes several times: as they came, as
 * they were read, and as they are written.
 */
export function memoryOfJob(inputBytes: number): number {
  return 640 * mebi + 6 * inputBytes;
}

/** How often the memory of a running job is looked at; it can grow by some 100 MB between. */
export const millisecondsBetweenLooks = 50;

/** More pages than people sign, and few enough to list, draw and search each of them. */
export const mostPages = 2000;

/** All documents of an envelope together, where they become one. */
export const mostCombinedPages = 5000;

/**
 * What the lists of objects in a PDF may unpack to, as buffers that double when they are full. They
 * hold no images and no text: a PDF of 2,000 pages has some megabytes of them.
 */
export const mostUnpackedBytes = 128 * mebi;

/**
 * How many lists and dictionaries may be inside one another. Real PDFs have ten; readers call
 * themselves for each level, until their stack is full.
 */
export const deepestNesting = 100;

/** Places where a text is found; an envelope has 3,000 at most. */
export const mostPlaces = 3000;

/** Characters on one page; a page full of the smallest print has 20,000. */
export const mostCharactersOnPage = 500_000;

/** Threads that work on documents: one that takes its time does not hold up all others. */
export const mostThreads = 2;

/** How long a thread without work is kept: to start one takes as long as a hundred small jobs. */
export const secondsIdle = 10;

/** Jobs that may wait. Each is a request that waits for its answer. */
export const mostWaiting = 2000;

/**
 * Limits on what is converted to PDF. A few bytes of a document can stand for very much, so each
 * conversion counts while it works and stops at its limit; none trusts the sizes that a file claims.
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
  /** How deeply elements of a .docx are nested. Word itself writes fewer than 100 levels. */
  docxDepth: 1000,
  /** Fields in a .docx from which documents are generated, as the service documents it. */
  generatedFields: 1000,
  /** Pixels of an image. A page of A4 at 600 dpi has 35 million. */
  pixels: 50_000_000,
  /** Bytes of an unpacked PNG: 50 million pixels with 4 channels of 8 bits, or half with 16 bits. */
  pngBytes: 208_000_000,
};
