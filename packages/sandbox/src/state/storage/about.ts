import type { Connection } from './connection.ts';

/** Changes of the transactions about one envelope or template, by its ID. */
const known = new WeakMap<Connection, string>();

/** Notes that a transaction is about an envelope or template. */
export function noteAbout(db: Connection, id: string): void {
  known.set(db, id.toLowerCase());
}

/** Reports whether a transaction is about an envelope or template. */
export function isAbout(db: Connection, id: string): boolean {
  return known.get(db) === id.toLowerCase();
}
