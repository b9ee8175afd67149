import type { StoredIdentity } from '../../state/model/account.ts';

/**
 * Returns the first and the last name of a person. One that is not known is taken from the full name,
 * which is split at its spaces: the first part is the first name, and the last part the last name. So
 * a name of one word is both.
 * @evidence public
 */
export function splitName({
  userName,
  firstName,
  lastName,
}: Pick<StoredIdentity, 'userName' | 'firstName' | 'lastName'>): {
  firstName: string;
  lastName: string;
} {
  const parts = userName.trim().split(/\s+/u);
  return { firstName: firstName ?? parts[0] ?? '', lastName: lastName ?? parts.at(-1) ?? '' };
}
