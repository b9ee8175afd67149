import { readWhole, skipSpaces, standsAt } from './characters.ts';
import { readDictionary, type Dictionary } from './dictionary.ts';
import { readObjectList, type ObjectList } from './object-list.ts';
import { afterHead, type Place } from './places.ts';
import { readStreamTable } from './stream-table.ts';
import { readTable } from './table.ts';

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

/** The bytes at the end of a file that may hold the place of its table. */
const tail = 1024;

/** The entries of a trailer that say that the table is not all, or that the file is encrypted. */
const elsewhere = ['Encrypt', 'Prev', 'XRefStm'];

/** The most lists of objects that are unpacked. */
const mostLists = 8;

/**
 * Reads the table of objects of a PDF that has one table without later changes, in which every
 * object stands where the table says; gives undefined for any other.
 */
export function readObjects(bytes: Buffer): PdfObjects | undefined {
  const mark = bytes.lastIndexOf('startxref');
  if (mark < bytes.length - tail) return undefined;
  const from = placeOfTable(bytes, mark);
  if (from === undefined) return undefined;
  const read = standsAt(bytes, 'xref', from) ? readTable : readStreamTable;
  const table = read(bytes, from, mark);
  if (table === undefined || elsewhere.some((name) => table.trailer.get(name) !== undefined))
    return undefined;
  const find = createFinder(bytes, table.places);
  const root = find(table.trailer.get('Root'))?.dictionary;
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

const referenceForm = /^([1-9]\d{0,5})\s+0\s+R$/u;

function createFinder(bytes: Buffer, places: readonly Place[]): PdfObjects['find'] {
  const lists = new Map<number, ObjectList | undefined>();

  function findIn(list: number, index: number): Dictionary | undefined {
    if (!lists.has(list)) {
      if (lists.size === mostLists) return undefined;
      lists.set(list, readObjectList(bytes, places, list));
    }
    return lists.get(list)?.get(index);
  }

  return (reference) => {
    const number = Number(referenceForm.exec(reference ?? '')?.[1] ?? 0);
    const place = places[number] ?? 0;
    const dictionary =
      typeof place === 'number' ? readAt(bytes, place, number) : findIn(place.list, place.index);
    return dictionary === undefined ? undefined : { number, dictionary };
  };
}

/** Reads an object in the file itself. */
function readAt(bytes: Buffer, place: number, number: number): Dictionary | undefined {
  const at = place === 0 ? undefined : afterHead(bytes, place, number);
  const dictionary = at === undefined ? undefined : readDictionary(bytes, skipSpaces(bytes, at));
  if (dictionary === undefined) return undefined;
  return standsAt(bytes, 'endobj', skipSpaces(bytes, dictionary.end)) ? dictionary : undefined;
}
