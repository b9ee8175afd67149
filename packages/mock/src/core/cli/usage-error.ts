import { messageOf } from '../message-of.ts';

/** An invalid value on the command line or in the environment. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs an action for a flag; an error names the flag. */
export function atFlag<Result>(name: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new UsageError(`--${name}: ${messageOf(error)}`);
  }
}
