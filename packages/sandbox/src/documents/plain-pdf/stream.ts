import { inflateSync } from 'node:zlib';
import { skipSpaces, standsAt } from './characters.ts';
import { readDictionary, type Dictionary } from './dictionary.ts';
import { afterHead } from './places.ts';

/** A stream of bytes in a PDF. */
export interface PdfStream {
  dictionary: Dictionary;
  /** Its bytes, unpacked. */
  content: Buffer;
  /** The place behind its object. */
  end: number;
}

/** The most bytes of a stream that is unpacked here, and how many of them have a place at first. */
const [mostUnpacked, chunkSize] = [128 * 1024, 4 * 1024];

/** Reads a stream that says its length and ends there; undefined for any other object. */
export function readStream(bytes: Buffer, at: number, number: number): PdfStream | undefined {
  const head = afterHead(bytes, at, number);
  const dictionary =
    head === undefined ? undefined : readDictionary(bytes, skipSpaces(bytes, head));
  const length = readNumber(dictionary?.get('Length'));
  if (dictionary === undefined || length === undefined) return undefined;
  const begin = afterWord(bytes, skipSpaces(bytes, dictionary.end), 'stream');
  const data = begin === undefined ? undefined : afterEndOfLine(bytes, begin);
  if (data === undefined) return undefined;
  const after = afterEndOfLine(bytes, data + length);
  const end = after === undefined ? undefined : afterWord(bytes, after, 'endstream');
  const behind = end === undefined ? undefined : afterWord(bytes, skipSpaces(bytes, end), 'endobj');
  if (behind === undefined) return undefined;
  const content = unpack(bytes.subarray(data, data + length), dictionary);
  return content === undefined ? undefined : { dictionary, content, end: behind };
}

const wholeForm = /^\d{1,7}$/u;

/** Reads the text of a value that is a whole number. */
export function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && wholeForm.test(text) ? Number(text) : undefined;
}

function afterWord(bytes: Buffer, at: number, word: string): number | undefined {
  return standsAt(bytes, word, at) ? at + word.length : undefined;
}

function afterEndOfLine(bytes: Buffer, at: number): number | undefined {
  const feed = bytes[at] === 0x0d ? at + 1 : at;
  return bytes[feed] === 0x0a ? feed + 1 : undefined;
}

function unpack(data: Buffer, dictionary: Dictionary): Buffer | undefined {
  const filter = dictionary.get('Filter');
  if (filter === undefined) return dictionary.get('DecodeParms') === undefined ? data : undefined;
  if (filter !== '/FlateDecode') return undefined;
  let content: Buffer;
  try {
    content = inflateSync(data, { maxOutputLength: mostUnpacked, chunkSize });
  } catch {
    return undefined;
  }
  const parameters = dictionary.get('DecodeParms');
  return parameters === undefined ? content : addRows(content, parameters);
}

/** Reads rows of which each says by how much it differs from the one above it. */
function addRows(content: Buffer, text: string): Buffer | undefined {
  const parameters = readDictionary(Buffer.from(text, 'latin1'), 0);
  const columns = readNumber(parameters?.get('Columns'));
  const isPlain =
    parameters?.get('Predictor') === '12' &&
    parameters.get('Colors') === undefined &&
    parameters.get('BitsPerComponent') === undefined;
  if (!isPlain || columns === undefined || columns === 0) return undefined;
  if (content.length % (columns + 1) !== 0) return undefined;
  const rows = Buffer.alloc((content.length / (columns + 1)) * columns);
  for (let from = 0, to = 0; from < content.length; from += columns + 1, to += columns) {
    const kind = content[from];
    if (kind !== 0 && kind !== 2) return undefined;
    for (let column = 0; column < columns; column += 1) {
      const above = kind === 0 ? 0 : (rows[to - columns + column] ?? 0);
      rows[to + column] = (content[from + 1 + column] ?? 0) + above;
    }
  }
  return rows;
}
