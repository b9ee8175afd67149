import type { Connection } from './connection.ts';

const listeners = new WeakMap<object, () => void>();

/** Calls a function whenever changes are undone that any work with the database made; only one can listen. */
export function whenUndone(db: Connection, listener: () => void): void {
  listeners.set(db.getExecutor().adapter, listener);
}

/** Notes that changes were undone, by a rollback of a transaction or of a part of it. */
export function noteUndone(db: Connection): void {
  listeners.get(db.getExecutor().adapter)?.();
}
