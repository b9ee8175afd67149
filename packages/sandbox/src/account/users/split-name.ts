import type { StoredIdentity } from '../../state/model/account.ts';

/**
 * Splits the name of a person. If the first and the last name are not known, the last word of the
 * full name is the last name.
 */
export function splitName({
  userName,
  firstName,
  lastName,
}: Pick<StoredIdentity, 'userName' | 'firstName' | 'lastName'>): {
  firstName: string;
  lastName: string;
} {
  const words = userName.trim().split(/\s+/);
  return {
    firstName: firstName ?? words.slice(0, -1).join(' '),
    lastName: lastName ?? words.at(-1) ?? '',
  };
}
