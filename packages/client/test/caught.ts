/** Returns the error that a promise rejects with; fails the test if the promise resolves. */
export async function caught(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not reject');
}

/** Returns the error that a promise rejects with, which must be of a class. */
export async function caughtAs<Class>(
  kind: abstract new (...input: never[]) => Class,
  promise: PromiseLike<unknown>,
): Promise<Class> {
  const error = await caught(promise);
  if (error instanceof kind) return error;
  throw new Error(`it rejected with something else than ${kind.name}`, { cause: error });
}
