import { type Connection, identifyDatabase } from '../storage/connection.ts';

/** The maximum number of spaces that wait; more are asked for again by their next search. */
const most = 100;

const wanted = new WeakMap<object, Set<number>>();

/** Asks for an index of the texts of a space, since one was looked for there without it. */
export function wantTextIndex(db: Connection, space: number): void {
  const spaces = listWantedSpaces(db);
  if (spaces.size < most) spaces.add(space);
}

/** The spaces of a database whose texts are to be indexed, from which they are taken when that begins. */
export function listWantedSpaces(db: Connection): Set<number> {
  const database = identifyDatabase(db);
  let spaces = wanted.get(database);
  if (spaces === undefined) wanted.set(database, (spaces = new Set()));
  return spaces;
}
