import { mostPages } from '../limits.ts';

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
  /** Pixels of an image. A page of A4 at 600 dpi has 35 million. */
  pixels: 50_000_000,
  /** Bytes of an unpacked PNG: 50 million pixels with 4 channels of 8 bits, or half with 16 bits. */
  pngBytes: 208_000_000,
};
