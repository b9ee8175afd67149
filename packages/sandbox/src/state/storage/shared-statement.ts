import type { Connection } from './connection.ts';

/** Runs a statement for a value, with the values of other callers. */
type SharedStatement<Value, Result> = (db: Connection, value: Value) => Promise<Result>;

interface Caller<Value, Result> {
  value: Value;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Creates a function that calls of one transaction share: those that are made before any of them
 * waits for the database run as one statement. On PostgreSQL each statement costs its message, its
 * plan and its answer.
 * @param run runs the statement for all values (at least one)
 * @param pick finds the result for a value in what the statement returned
 */
export function sharedStatement<Value, Answer, Result>(
  run: (db: Connection, values: readonly Value[]) => Promise<Answer>,
  pick: (answer: Answer, value: Value) => Result,
): SharedStatement<Value, Result> {
  const waiting = new WeakMap<Connection, Caller<Value, Result>[]>();

  async function runAll(db: Connection, callers: readonly Caller<Value, Result>[]): Promise<void> {
    try {
      const answer = await run(
        db,
        callers.map(({ value }) => value),
      );
      for (const { value, resolve } of callers) resolve(pick(answer, value));
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  return (db, value) =>
    new Promise((resolve, reject) => {
      const caller = { value, resolve, reject };
      const others = waiting.get(db);
      if (others !== undefined) {
        others.push(caller);
        return;
      }
      const callers = [caller];
      waiting.set(db, callers);
      queueMicrotask(() => {
        waiting.delete(db);
        void runAll(db, callers);
      });
    });
}
