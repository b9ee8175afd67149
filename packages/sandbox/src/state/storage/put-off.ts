import { run } from './begin.ts';
import type { Connection } from './connection.ts';
import { noteUndone } from './undone.ts';

/** Changes that a transaction makes at its end, so that many of them are one statement. */
export interface PutOff {
  /** Makes them now. */
  make(): Promise<void>;
  /** Forgets them: what led to them is undone. */
  forget(): void;
}

const putOff = new WeakMap<Connection, Set<PutOff>>();

/** Makes changes run before the transaction of a connection ends. */
export function putOffChanges(db: Connection, changes: PutOff): void {
  let all = putOff.get(db);
  if (all === undefined) putOff.set(db, (all = new Set()));
  all.add(changes);
}

/** Makes the changes of a transaction that were put off. */
export async function makeChanges(db: Connection): Promise<void> {
  for (const changes of putOff.get(db) ?? []) await changes.make();
}

/**
 * Runs work in a savepoint. If it throws, its changes are rolled back, and the transaction goes on.
 */
export async function inSavepoint(db: Connection, work: () => Promise<void>): Promise<void> {
  await makeChanges(db);
  await run(db, 'savepoint part');
  try {
    await work();
    await makeChanges(db);
  } catch (error) {
    for (const changes of putOff.get(db) ?? []) changes.forget();
    noteUndone(db);
    await run(db, 'rollback to savepoint part');
    throw error;
  } finally {
    await run(db, 'release savepoint part');
  }
}
