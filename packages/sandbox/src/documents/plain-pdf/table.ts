import { readWhole, skipSpaces, standsAt } from './characters.ts';
import { readDictionary, type Dictionary } from './dictionary.ts';
import { afterHead, mostObjects, type Place } from './places.ts';

/** The places of all objects of a PDF by their numbers, and the dictionary that says its root. */
export interface Table {
  places: readonly Place[];
  trailer: Dictionary;
}

/**
 * Reads a table of objects that is written in lines.
 * @param end the place where its trailer must end
 */
export function readTable(bytes: Buffer, from: number, end: number): Table | undefined {
  const table = readLines(bytes, from);
  if (table === undefined) return undefined;
  const trailer = readTrailer(bytes, table.end, end);
  return trailer?.get('Size') === String(table.places.length)
    ? { places: table.places, trailer }
    : undefined;
}

interface Lines {
  places: number[];
  end: number;
}

/** The bytes of an entry, and those of the number in its beginning. */
const [entryBytes, offsetDigits] = [20, 10];

function readLines(bytes: Buffer, from: number): Lines | undefined {
  if (!standsAt(bytes, 'xref', from)) return undefined;
  const first = readWhole(bytes, skipSpaces(bytes, from + 4));
  const count = first === undefined ? undefined : readWhole(bytes, skipSpaces(bytes, first.end));
  if (first?.value !== 0 || count === undefined || count.value > mostObjects) return undefined;
  let at = skipSpaces(bytes, count.end);
  const places: number[] = [];
  for (let number = 0; number < count.value; number += 1, at += entryBytes) {
    const offset = readEntry(bytes, at, number);
    if (offset === undefined) return undefined;
    places.push(offset);
  }
  return { places, end: at };
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

function readTrailer(bytes: Buffer, from: number, end: number): Dictionary | undefined {
  const at = skipSpaces(bytes, from);
  if (!standsAt(bytes, 'trailer', at)) return undefined;
  const trailer = readDictionary(bytes, skipSpaces(bytes, at + 'trailer'.length));
  return trailer !== undefined && skipSpaces(bytes, trailer.end) === end ? trailer : undefined;
}
