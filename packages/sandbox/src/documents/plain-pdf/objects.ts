import { readDictionary, type Dictionary } from './dictionary.ts';
import { endsWord, isDigit, readWhole, skipSpaces, standsAt } from './characters.ts';

/** The objects of a PDF, by their numbers. */
export interface PdfObjects {
  /** The dictionary at the root of all others. */
  root: Dictionary;
  /** The object that a reference names; undefined where it is no dictionary written plainly. */
  find(reference: string | undefined): PdfObject | undefined;
}

/** An object that is a dictionary. */
export interface PdfObject {
  number: number;
  dictionary: Dictionary;
}

/** The most objects of a PDF that is read here. */
const mostObjects = 2000;

/** The bytes at the end of a file that may hold the place of its table. */
const tail = 1024;

/** The entries of a trailer that say that the table is not all, or that the file is encrypted. */
const elsewhere = ['Encrypt', 'Prev', 'XRefStm'];

/**
 * Reads the table of objects of a PDF that has one table without later changes, in which every
 * object stands where the table says; gives undefined for any other.
 */
export function readObjects(bytes: Buffer): PdfObjects | undefined {
  const mark = bytes.lastIndexOf('startxref');
  if (mark < bytes.length - tail) return undefined;
  const table = placeOfTable(bytes, mark);
  const places = table === undefined ? undefined : readTable(bytes, table);
  if (places === undefined) return undefined;
  const trailer = readTrailer(bytes, places.end, mark);
  if (trailer === undefined || elsewhere.some((name) => trailer.get(name) !== undefined))
    return undefined;
  const { offsets } = places;
  if (trailer.get('Size') !== String(offsets.length)) return undefined;
  const find = (reference: string | undefined) => findObject(bytes, offsets, reference);
  const root = find(trailer.get('Root'))?.dictionary;
  return root === undefined ? undefined : { root, find };
}

/** Reads the place of the table, behind which nothing but comments may stand. */
function placeOfTable(bytes: Buffer, mark: number): number | undefined {
  const place = readWhole(bytes, skipSpaces(bytes, mark + 'startxref'.length));
  if (place === undefined) return undefined;
  let at = skipSpaces(bytes, place.end);
  if (!standsAt(bytes, '%%EOF', at)) return undefined;
  while (bytes[at] === 0x25) {
    while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
    at = skipSpaces(bytes, at);
  }
  return at === bytes.length ? place.value : undefined;
}

interface Places {
  /** The place of each object in the file; zero for those that are not in use. */
  offsets: number[];
  end: number;
}

/** The bytes of an entry, and those of the number in its beginning. */
const [entryBytes, offsetDigits] = [20, 10];

function readTable(bytes: Buffer, from: number): Places | undefined {
  if (!standsAt(bytes, 'xref', from)) return undefined;
  const first = readWhole(bytes, skipSpaces(bytes, from + 4));
  const count = first === undefined ? undefined : readWhole(bytes, skipSpaces(bytes, first.end));
  if (first?.value !== 0 || count === undefined || count.value > mostObjects) return undefined;
  let at = skipSpaces(bytes, count.end);
  const offsets: number[] = [];
  for (let number = 0; number < count.value; number += 1, at += entryBytes) {
    const offset = readEntry(bytes, at, number);
    if (offset === undefined) return undefined;
    offsets.push(offset);
  }
  return { offsets, end: at };
}

/** Reads where an object stands, and checks that it does; zero for one that is not in use. */
function readEntry(bytes: Buffer, at: number, number: number): number | undefined {
  const offset = readWhole(bytes, at);
  const generation = readWhole(bytes, at + offsetDigits + 1);
  const isWritten =
    offset?.end === at + offsetDigits &&
    generation?.end === at + 16 &&
    bytes[at + offsetDigits] === 0x20 &&
    bytes[at + 16] === 0x20 &&
    isEndOfEntry(bytes, at + 18);
  if (!isWritten) return undefined;
  if (bytes[at + 17] === 0x66) return 0;
  if (bytes[at + 17] !== 0x6e || generation.value !== 0 || number === 0) return undefined;
  return afterHead(bytes, offset.value, number) === undefined ? undefined : offset.value;
}

/** An entry ends in two characters, of which the last one ends a line. */
function isEndOfEntry(bytes: Buffer, at: number): boolean {
  const [first, second] = [bytes[at], bytes[at + 1]];
  if (first === 0x0d) return second === 0x0a;
  return first === 0x20 && (second === 0x0a || second === 0x0d);
}

/** Finds the place behind the head of an object, `7 0 obj`; undefined where there is none. */
function afterHead(bytes: Buffer, at: number, number: number): number | undefined {
  if (at === 0 || isDigit(bytes[at - 1])) return undefined;
  const head = `${number} 0 obj`;
  const after = at + head.length;
  return standsAt(bytes, head, at) && endsWord(bytes[after]) ? after : undefined;
}

function readTrailer(bytes: Buffer, from: number, end: number): Dictionary | undefined {
  const at = skipSpaces(bytes, from);
  if (!standsAt(bytes, 'trailer', at)) return undefined;
  const trailer = readDictionary(bytes, skipSpaces(bytes, at + 'trailer'.length));
  return trailer !== undefined && skipSpaces(bytes, trailer.end) === end ? trailer : undefined;
}

const referenceForm = /^([1-9]\d{0,5})\s+0\s+R$/u;

function findObject(
  bytes: Buffer,
  offsets: readonly number[],
  reference: string | undefined,
): PdfObject | undefined {
  const number = Number(referenceForm.exec(reference ?? '')?.[1] ?? 0);
  const offset = offsets[number] ?? 0;
  const at = offset === 0 ? undefined : afterHead(bytes, offset, number);
  if (at === undefined) return undefined;
  const dictionary = readDictionary(bytes, skipSpaces(bytes, at));
  if (dictionary === undefined) return undefined;
  return standsAt(bytes, 'endobj', skipSpaces(bytes, dictionary.end))
    ? { number, dictionary }
    : undefined;
}
