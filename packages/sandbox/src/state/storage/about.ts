import type { Connection } from './connection.ts';

/** What the transactions change that are about one envelope or template, by its ID. */
const known = new WeakMap<Connection, string>();

/** Notes that a transaction is about an envelope or template. */
export function noteAbout(db: Connection, id: string): void {
  known.set(db, id.toLowerCase());
}

/** Whether a transaction is about an envelope or template. */
export function isAbout(db: Connection, id: string): boolean {
  return known.get(db) === id.toLowerCase();
}
