import type { Schemas } from '../api/control.ts';

/** Finds the account that people work with: the one with the most users. */
export function findUsualAccount(
  accounts: readonly Schemas['Account'][],
): Schemas['Account'] | undefined {
  return accounts.toSorted((one, other) => other.users.length - one.users.length)[0];
}
