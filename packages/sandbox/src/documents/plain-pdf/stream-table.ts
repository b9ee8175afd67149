import { readWhole, skipSpaces } from './characters.ts';
import { afterHead, mostObjects, type Place } from './places.ts';
import { readNumber, readStream, type PdfStream } from './stream.ts';
import type { Table } from './table.ts';

/**
 * Reads a table of objects that is a stream.
 * @param end the place where its object must end
 */
export function readStreamTable(bytes: Buffer, from: number, end: number): Table | undefined {
  const own = readWhole(bytes, from)?.value;
  const stream = own === undefined ? undefined : readStream(bytes, from, own);
  if (own === undefined || stream === undefined || skipSpaces(bytes, stream.end) !== end)
    return undefined;
  const { dictionary } = stream;
  if (dictionary.get('Type') !== '/XRef') return undefined;
  const places = readRows(bytes, stream);
  // It is an object of its own table, too.
  return places?.[own] === from ? { places, trailer: dictionary } : undefined;
}

const widthsForm = /^\[\s*1\s+([1-4])\s+([1-4])\s*\]$/u;
const indexForm = /^\[\s*0\s+(\d{1,7})\s*\]$/u;

function readRows(bytes: Buffer, { dictionary, content }: PdfStream): Place[] | undefined {
  const size = readNumber(dictionary.get('Size'));
  const index = dictionary.get('Index');
  const widths = widthsForm
    .exec(dictionary.get('W') ?? '')
    ?.slice(1)
    .map(Number);
  if (size === undefined || size > mostObjects || widths === undefined) return undefined;
  if (index !== undefined && indexForm.exec(index)?.[1] !== String(size)) return undefined;
  const [first = 0, second = 0] = widths;
  const width = 1 + first + second;
  if (content.length !== size * width) return undefined;
  const places: Place[] = [];
  for (let number = 0; number < size; number += 1) {
    const at = number * width;
    const place = readPlace(bytes, number, [
      content[at] ?? 0,
      content.readUIntBE(at + 1, first),
      content.readUIntBE(at + 1 + first, second),
    ]);
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

/** Reads where an object stands, and checks that it does where that is not in a list. */
function readPlace(
  bytes: Buffer,
  number: number,
  [kind, first, second]: [kind: number, first: number, second: number],
): Place | undefined {
  if (kind === 0) return 0;
  if (number === 0) return undefined;
  if (kind === 2) return { list: first, index: second };
  const isThere = kind === 1 && second === 0 && afterHead(bytes, first, number) !== undefined;
  return isThere ? first : undefined;
}
