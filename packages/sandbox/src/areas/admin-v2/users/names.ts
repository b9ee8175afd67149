import { splitName } from '../../../account/users/split-name.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredIdentity, StoredMember } from '../../../state/model/account.ts';

/** The names of a person in the fields of Admin. */
export interface PresentedNames {
  user_name: string;
  first_name: string;
  last_name: string;
}

/** Presents the names of a person. */
export function presentNames(
  { userName, firstName, lastName }: Pick<StoredIdentity, 'userName' | 'firstName' | 'lastName'>,
  member?: Pick<StoredMember, 'firstName' | 'lastName'>,
): PresentedNames {
  const split = splitName({
    userName,
    ...withoutUndefined({
      firstName: firstName ?? member?.firstName,
      lastName: lastName ?? member?.lastName,
    }),
  });
  return { user_name: userName, first_name: split.firstName, last_name: split.lastName };
}
