import { run } from './begin.ts';
import { type Connection, countWrites, flavourOf } from './connection.ts';
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
    forgetChanges(db);
    noteUndone(db);
    await run(db, 'rollback to savepoint part');
    throw error;
  } finally {
    await run(db, 'release savepoint part');
  }
}

function forgetChanges(db: Connection): void {
  for (const changes of putOff.get(db) ?? []) changes.forget();
}

/** Work has failed after it wrote something, so that the savepoint around it has to be undone. */
export class WrittenInPart extends Error {
  override readonly name = 'WrittenInPart';

  constructor(cause: unknown) {
    super('The work has failed after it had written a part.', { cause });
  }
}

/**
 * Runs one of several pieces of work in a savepoint. For a savepoint of each, SQLite keeps a copy of
 * every page that it changes, which takes as long as some of the work itself.
 * @throws WrittenInPart where the work has failed, and may have written something; its own error where
 *   nothing of it remains
 */
export async function unlessWritten(db: Connection, work: () => Promise<void>): Promise<void> {
  await makeChanges(db);
  const before = countWrites(db);
  try {
    await work();
  } catch (error) {
    if (flavourOf(db) === 'postgres' || countWrites(db) !== before) throw new WrittenInPart(error);
    forgetChanges(db);
    throw error;
  }
}
