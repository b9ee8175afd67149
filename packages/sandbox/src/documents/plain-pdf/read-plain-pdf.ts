import { checkNesting } from '../check-nesting.ts';
import { looksEncrypted } from '../looks-encrypted.ts';
import type { PageSize } from '../pdf-pages.ts';
import { readObjects } from './objects.ts';
import { readPageTree } from './page-tree.ts';

/** The largest file that is read here, so that no other work waits for long. */
const mostBytes = 512 * 1024;

const beginning = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n]/u;

/**
 * Reads the sizes of the pages of a PDF that is written so plainly that a reader cannot see anything
 * else in it: one table of objects, of which each is where the table says, no form, no encryption.
 * Gives undefined for any other file, which may be a good one all the same. Neither its texts nor
 * its images are looked at.
 */
export function readPlainPdf(file: Uint8Array): PageSize[] | undefined {
  if (file.length > mostBytes) return undefined;
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!beginning.test(bytes.toString('latin1', 0, 9))) return undefined;
  const objects = readObjects(bytes);
  if (objects === undefined || objects.root.get('AcroForm') !== undefined) return undefined;
  const pages = readPageTree(objects);
  return pages === undefined || looksEncrypted(bytes) || isNested(bytes) ? undefined : pages;
}

function isNested(bytes: Uint8Array): boolean {
  try {
    checkNesting(bytes);
    return false;
  } catch {
    return true;
  }
}
