import { readWhole, skipSpaces } from './characters.ts';
import { readDictionary, type Dictionary } from './dictionary.ts';
import type { Place } from './places.ts';
import { readNumber, readStream } from './stream.ts';

/** A list of objects in a stream. */
export interface ObjectList {
  /** The object with an index; undefined where it is no dictionary written plainly. */
  get(index: number): Dictionary | undefined;
}

/** Reads a list that has the objects which the table says, and no others. */
export function readObjectList(
  bytes: Buffer,
  places: readonly Place[],
  list: number,
): ObjectList | undefined {
  const at = places[list];
  const stream = typeof at === 'number' ? readStream(bytes, at, list) : undefined;
  if (stream === undefined) return undefined;
  const { dictionary, content } = stream;
  const count = readNumber(dictionary.get('N'));
  const first = readNumber(dictionary.get('First'));
  const isList = dictionary.get('Type') === '/ObjStm' && dictionary.get('Extends') === undefined;
  if (!isList || count === undefined || count > places.length || first === undefined)
    return undefined;
  const begins: number[] = [];
  for (let index = 0, from = 0; index < count; index += 1) {
    const number = readWhole(content, skipSpaces(content, from));
    const begin = number && readWhole(content, skipSpaces(content, number.end));
    if (number === undefined || begin === undefined || begin.end > first) return undefined;
    const place = places[number.value];
    const isHere = typeof place === 'object' && place.list === list && place.index === index;
    if (!isHere || first + begin.value < (begins.at(-1) ?? first)) return undefined;
    begins.push(first + begin.value);
    from = begin.end;
  }
  return {
    get(index) {
      const begin = begins[index];
      if (begin === undefined) return undefined;
      const found = readDictionary(content, skipSpaces(content, begin));
      const end = begins[index + 1] ?? content.length;
      return found !== undefined && skipSpaces(content, found.end) === end ? found : undefined;
    },
  };
}
