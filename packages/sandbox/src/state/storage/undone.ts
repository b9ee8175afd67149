import type { Connection } from './connection.ts';

const listeners = new WeakMap<object, (() => void)[]>();

/** Calls a function whenever changes are undone that any work with the database made. */
export function whenUndone(db: Connection, listener: () => void): void {
  const { adapter } = db.getExecutor();
  const others = listeners.get(adapter);
  if (others === undefined) listeners.set(adapter, [listener]);
  else others.push(listener);
}

/** Notes that changes were undone, by a rollback of a transaction or of a part of it. */
export function noteUndone(db: Connection): void {
  for (const listener of listeners.get(db.getExecutor().adapter) ?? []) listener();
}
