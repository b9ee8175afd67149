import { inflateRawSync } from 'node:zlib';

/** A zip archive whose files are unpacked one by one, when they are needed. */
export interface Zip {
  /** The names of all files, in lower case. */
  readonly names: readonly string[];
  /** Unpacks a file; undefined where the archive has none of that name. */
  read(name: string): Uint8Array | undefined;
}

/** The archive is more than it may be when it is unpacked. */
export class ZipTooLargeError extends Error {}

interface Entry {
  method: number;
  encrypted: boolean;
  packedSize: number;
  offset: number;
}

const endSignature = 0x06_05_4b_50;
const endLength = 22;
const longestComment = 0xff_ff;
const entrySignature = 0x02_01_4b_50;
const fileSignature = 0x04_03_4b_50;
const stored = 0;
const deflated = 8;

/** Finds the record that ends an archive; only a comment may follow it. */
function findDirectoryEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new Error('The archive has no directory.');
}

/** The names of the parts of an office document have no upper and lower case. */
function normalizeName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/u, '').toLowerCase();
}

function readEntries(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = findDirectoryEnd(view);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entrySignature) {
      throw new Error('The directory of the archive is damaged.');
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(normalizeName(name), {
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function inflate(packed: Uint8Array, most: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    throw error instanceof RangeError ? new ZipTooLargeError() : error;
  }
}

/**
 * Opens a zip archive. Files are found by its directory; the sizes there may be wrong, so unpacked
 * bytes are counted, over all files that are read.
 *
 * @throws {ZipTooLargeError} from `read`, as soon as there are more than `mostBytes`.
 * @throws {Error} if the archive is damaged, encrypted or compressed with another method than
 * deflate.
 */
export function openZip(bytes: Uint8Array, mostBytes: number): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(view, bytes);
  let left = mostBytes;
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(normalizeName(name));
      if (entry === undefined) return undefined;
      const { method, encrypted, packedSize, offset } = entry;
      if (encrypted || (method !== stored && method !== deflated)) {
        throw new Error(
          `The file ${name} of the archive is encrypted, or uses an unknown compression.`,
        );
      }
      if (view.getUint32(offset, true) !== fileSignature) {
        throw new Error(`The file ${name} of the archive is damaged.`);
      }
      const begin =
        offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      const packed = bytes.subarray(begin, begin + packedSize);
      if (left === 0 || (method === stored && packed.length > left)) throw new ZipTooLargeError();
      const unpacked = method === stored ? packed : inflate(packed, left);
      left -= unpacked.length;
      return unpacked;
    },
  };
}
