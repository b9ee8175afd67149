import { zipSync } from 'fflate';
import { splitExtension } from './document-name.ts';

/** A file that goes into an archive. */
export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
}

/** Characters that a file name may not have on one of the systems, and control characters. */
const unsafe = /[\p{Cc}<>:"/\\|?*]/gu;
/**
 * Names that operating systems reserve for devices, with any extension, and the one that JavaScript
 * objects reserve.
 */
const reserved = /^(?:__proto__|con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;
const edge = /[.\s]/u;
const longestName = 150;
/** Zip files have no dates before 1980; a fixed one gives the same bytes for the same files. */
const noDate = new Date(1980, 0, 1);

function safe(name: string): string {
  const plain = bare(name.replace(unsafe, '_')).replace(reserved, '_$&');
  const { stem, end } = splitExtension(plain);
  return `${stem === '' ? 'document' : stem.slice(0, longestName)}${end}`;
}

/** Removes dots and spaces around a name; a regular expression would backtrack over many spaces. */
function bare(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && edge.test(name.charAt(start))) start += 1;
  while (end > start && edge.test(name.charAt(end - 1))) end -= 1;
  return name.slice(start, end);
}

/** Capital letters make no difference in the names of some systems. */
function unique(name: string, taken: ReadonlySet<string>): string {
  const { stem, end } = splitExtension(name);
  let candidate = name;
  for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
    candidate = `${stem} (${count})${end}`;
  }
  return candidate;
}

/**
 * Packs files into a zip. Their names are made safe for every system (no folders, no characters
 * that one of them refuses) and unique, as in `contract (2).pdf`.
 */
export function archive(files: readonly ArchiveFile[]): Uint8Array {
  const taken = new Set<string>();
  const entries: Record<string, Uint8Array> = {};
  for (const { name, bytes } of files) {
    const kept = unique(safe(name), taken);
    taken.add(kept.toLowerCase());
    entries[kept] = bytes;
  }
  return zipSync(entries, { mtime: noDate });
}
