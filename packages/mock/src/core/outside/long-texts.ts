import { randomBytes } from 'node:crypto';
import { breathe } from '../breathe.ts';
import { type DecodedFile, decodedFile, textWasDecoded } from './decoded-file.ts';

/** The number of bytes from which on a text is taken out. */
const least = 16 * 1024;

/**
 * The beginning of what stands for a text; nobody outside can know it. It is Base64, as the text is,
 * so that a validator takes it too.
 */
const mark = randomBytes(24).toString('base64');

/** The digits behind it: with them it is still whole groups of four. */
const digits = 8;

const quote = 0x22;

/** A text in JSON, and the places of its first byte and of the quotation mark behind it. */
interface LongText {
  start: number;
  end: number;
  /** The file of a document, where it is decoded at once; the text is not made then. */
  file?: DecodedFile;
}

/**
 * JSON without its long texts in Base64, which are most of a body with documents: to decode UTF-8 and
 * to parse takes several times as long as to copy them.
 */
export interface Shortened {
  /** The JSON, with a short text in place of each long one. */
  json: Buffer;
  /**
   * Puts the long texts back into the value of the JSON, in place, except those of files.
   * @returns false where one is not a value of its own, so that it is still missing
   */
  restore(value: unknown): boolean;
  /** Gives the documents of a value their files, which are still missing. */
  placeFiles(value: unknown): void;
}

/**
 * Takes long texts in Base64 out of JSON; undefined where it has none.
 * @param decodesFiles true to give the documents at the top their files, and not their texts
 */
export async function takeLongTexts(
  json: Buffer,
  decodesFiles = false,
): Promise<Shortened | undefined> {
  const found = await findLongTexts(json, decodesFiles);
  if (found.length === 0) return undefined;
  const parts: Buffer[] = [];
  let last = 0;
  for (const [index, { start, end }] of found.entries()) {
    parts.push(json.subarray(last, start), Buffer.from(markOf(index)));
    last = end;
  }
  parts.push(json.subarray(last));
  return {
    json: Buffer.concat(parts),
    restore: (value) => restore(value, found, json),
    placeFiles(value) {
      for (const document of listDocuments(value)) {
        const { file } = findMarked(document.documentBase64, found) ?? {};
        if (file !== undefined)
          Object.assign(document, { documentBase64: textWasDecoded, [decodedFile]: file });
      }
    },
  };
}

function markOf(index: number): string {
  return mark + String(index).padStart(digits, '0');
}

/**
 * Finds the long texts. It looks for the quotation marks around one byte in so many, since a text of
 * twice that length has one of those.
 */
async function findLongTexts(json: Buffer, decodesFiles: boolean): Promise<LongText[]> {
  const found: LongText[] = [];
  for (let at = least; at < json.length; at += least) {
    const end = json.indexOf(quote, at);
    if (end === -1) break;
    const start = json.lastIndexOf(quote, at - 1) + 1;
    if (end - start >= least) {
      await breathe();
      const isFile = decodesFiles && isOfDocument(json, start);
      const bytes = isFile ? Buffer.allocUnsafeSlow(lengthOfFile(json, start, end)) : undefined;
      if (decode(json, start, end, bytes))
        found.push({ start, end, ...(bytes !== undefined && { file: { bytes } }) });
    }
    if (end > at + least) at = end;
  }
  return found;
}

const nameOfFile = Buffer.from('"documentBase64"');

/** Reports whether the text that begins at a place is the `documentBase64` of an object. */
function isOfDocument(json: Buffer, start: number): boolean {
  let at = passSpaces(json, start - 2);
  if (json[at] !== 0x3a) return false;
  at = passSpaces(json, at - 1) + 1;
  return at >= nameOfFile.length && json.subarray(at - nameOfFile.length, at).equals(nameOfFile);
}

function passSpaces(json: Buffer, from: number): number {
  let at = from;
  while (json[at] === 0x20 || json[at] === 0x0a || json[at] === 0x0d || json[at] === 0x09) at -= 1;
  return at;
}

/** The number of signs that are decoded at once: whole groups of four. */
const part = 32 * 1024;
const scratch = Buffer.alloc((part / 4) * 3);

/** The signs of a text in Base64 without the padding. */
function countSigns(json: Buffer, start: number, end: number): number {
  const padding = 0x3d;
  if (json[end - 1] !== padding) return end - start;
  return end - start - (json[end - 2] === padding ? 2 : 1);
}

function lengthOfFile(json: Buffer, start: number, end: number): number {
  return Math.floor((countSigns(json, start, end) * 3) / 4);
}

/**
 * Decodes a text, and reports whether it has the signs of Base64 alone, which are the same in UTF-8 and
 * in JSON. The decoder leaves out others, and then gives fewer bytes. A text as long as the whole one
 * would be made in memory of its own, which takes longer than to decode it.
 */
function decode(json: Buffer, start: number, end: number, into: Buffer | undefined): boolean {
  const signs = countSigns(json, start, end);
  let bytes = 0;
  for (let at = 0; at < signs; at += part) {
    const some = json.toString('latin1', start + at, start + Math.min(at + part, signs));
    bytes += into === undefined ? scratch.write(some, 'base64') : into.write(some, bytes, 'base64');
  }
  return signs % 4 !== 1 && bytes === lengthOfFile(json, start, end);
}

function restore(root: unknown, found: readonly LongText[], json: Buffer): boolean {
  const left = new Set(found);
  for (const { documentBase64 } of listDocuments(root)) {
    const marked = findMarked(documentBase64, found);
    if (marked?.file !== undefined) left.delete(marked);
  }
  // A file that is not at the top is a text like others.
  for (const one of left) delete one.file;
  // Long texts are seldom deep, and often before thousands of small ones.
  const open: unknown[] = [root];
  for (const value of open) {
    if (left.size === 0) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inside] of Object.entries(value)) {
      if (typeof inside === 'object') open.push(inside);
      const marked = findMarked(inside, found);
      if (marked === undefined || marked.file !== undefined) continue;
      Reflect.set(value, name, json.toString('latin1', marked.start, marked.end));
      left.delete(marked);
    }
  }
  return left.size === 0;
}

/** The documents that a body has at the top. */
function listDocuments(body: unknown): { documentBase64?: unknown }[] {
  if (typeof body !== 'object' || body === null || !('documents' in body)) return [];
  const { documents } = body;
  return Array.isArray(documents) ? documents.filter(isObject) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function findMarked(text: unknown, found: readonly LongText[]): LongText | undefined {
  if (typeof text !== 'string' || text.length !== mark.length + digits) return undefined;
  return text.startsWith(mark) ? found[Number(text.slice(mark.length))] : undefined;
}
