import { endsWord, isDigit, standsAt } from './characters.ts';

/** The place of an object that stands in a list of objects. */
interface PlaceInList {
  /** The number of the list. */
  list: number;
  index: number;
}

/** The place of an object in a file or in a list; zero for one that is not in use. */
export type Place = number | PlaceInList;

/** The most objects of a PDF that is read here. */
export const mostObjects = 2000;

/** Finds the place behind the head of an object, `7 0 obj`; undefined where there is none. */
export function afterHead(bytes: Buffer, at: number, number: number): number | undefined {
  if (at === 0 || isDigit(bytes[at - 1])) return undefined;
  const head = `${number} 0 obj`;
  const after = at + head.length;
  return standsAt(bytes, head, at) && endsWord(bytes[after]) ? after : undefined;
}
