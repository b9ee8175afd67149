/** Something on the command line or in the environment that makes no sense. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Does what a flag asks for; where it fails, the error says at which flag. */
export function atFlag<Result>(name: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new UsageError(`--${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
