import type { StoredIdentity, StoredMember } from '../../../state/model/account.ts';

/** The names of a person in the fields of Admin. */
export interface PresentedNames {
  user_name: string;
  first_name: string;
  last_name: string;
}

/**
 * Presents the names of a person. If the first and the last name are not known, the last word of
 * the full name is the last name.
 */
export function presentNames(
  { userName, firstName, lastName }: Pick<StoredIdentity, 'userName' | 'firstName' | 'lastName'>,
  member?: Pick<StoredMember, 'firstName' | 'lastName'>,
): PresentedNames {
  const words = userName.trim().split(/\s+/);
  return {
    user_name: userName,
    first_name: firstName ?? member?.firstName ?? words.slice(0, -1).join(' '),
    last_name: lastName ?? member?.lastName ?? words.at(-1) ?? '',
  };
}
