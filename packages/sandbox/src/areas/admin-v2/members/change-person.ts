import type { FederatedStatus } from '@countersign/types/admin-v2';
import { saveMember } from '../../../account/users/save-member.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { identities, type StoredIdentity } from '../../../state/model/account.ts';
import { roomsUserNumbers, roomsUsers } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { AddressBook } from './address-book.ts';
import { type Administering, type Person, requireWholePerson } from './find-person.ts';
import { requireAddress, requireDomain } from './join-account.ts';
import { MembershipRefusal } from './membership-refusal.ts';
import { requireRank } from './require-rank.ts';
import { readLanguageCode, readLanguageCodes } from './read-language.ts';

/** Changes of a person in all accounts; missing properties stay as they are. */
export interface PersonChange {
  userName?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  languageCulture?: string | undefined;
  selectedLanguages?: string | undefined;
  federatedStatus?: FederatedStatus | undefined;
  defaultAccountId?: string | undefined;
  mustChangePassword?: boolean | undefined;
  isDeviceVerified?: boolean | undefined;
}

/**
 * Checks a change of a person, and prepares it.
 * @returns makes the change
 * @throws AdminRefusal
 */
export async function prepareChange(
  state: State,
  admin: Administering,
  person: Person,
  change: PersonChange,
  addresses: AddressBook,
): Promise<() => Promise<void>> {
  const { identity } = person;
  const next = applyChange(person, change);
  if (JSON.stringify(next) === JSON.stringify(identity)) return async () => {};
  requireWholePerson(admin, person);
  requireRank(admin, identity);
  if (
    person.memberships.every(({ member }) => member.redactedAt !== undefined) &&
    person.memberships.length > 0
  )
    throw new MembershipRefusal(
      'membership_closed',
      `The personal data of the user ${identity.userId} was deleted, which cannot be undone. Add the person as a new user.`,
    );
  if (next.userName.trim() === '')
    throw new MembershipRefusal('blank_username', `The user ${identity.userId} requires a name.`);
  if (next.email !== identity.email) {
    requireAddress(next.email, next.userName);
    await requireDomain(state, admin, next.email, false);
    await addresses.requireFree(next.email, identity.userId);
  }
  const isFederated = next.federatedStatus === 'FedAuthRequired';
  if (isFederated && identity.federatedStatus !== 'FedAuthRequired' && !person.isClaimed)
    throw new MembershipRefusal(
      'invalid_loginpolicy',
      `${admin.organization.name} has not claimed the domain of ${identity.email}, so ${identity.userName} cannot be required to log in through its identity provider.`,
    );
  return async () => {
    await savePerson(state, person, next);
    await addresses.note(identity, next);
  };
}

function applyChange({ identity, memberships }: Person, change: PersonChange): StoredIdentity {
  const { federatedStatus, defaultAccountId, languageCulture, selectedLanguages } = change;
  const { userName, firstName, lastName, email, mustChangePassword, isDeviceVerified } = change;
  const next: StoredIdentity = {
    ...identity,
    ...withoutUndefined({
      userName: userName ?? joinNames(identity, change),
      firstName,
      lastName,
      email: email?.trim(),
      languageCulture: languageCulture && readLanguageCode(languageCulture),
      selectedLanguages: selectedLanguages && readLanguageCodes(selectedLanguages),
      federatedStatus,
      mustChangePassword,
      isDeviceVerified,
    }),
  };
  if (next.federatedStatus === 'RemoveStatus') delete next.federatedStatus;
  if (defaultAccountId !== undefined) {
    const first = defaultAccountId.toLowerCase();
    const isMember = memberships.some(
      ({ account, member }) => account.accountId === first && member.status !== 'Closed',
    );
    if (!isMember)
      throw new MembershipRefusal(
        'membership_not_in_account',
        `${identity.userName} is not a user of the account ${defaultAccountId}, which therefore cannot be the default one.`,
      );
    next.accounts = [first, ...identity.accounts.filter((id) => id !== first)];
  }
  return next;
}

/** The full name that follows from a change of its parts alone. */
function joinNames(
  identity: StoredIdentity,
  { firstName, lastName }: PersonChange,
): string | undefined {
  if (firstName === undefined || lastName === undefined) return undefined;
  return `${firstName} ${lastName}`.trim() || identity.userName;
}

/** Saves a person in all accounts, and in Rooms. */
async function savePerson(
  state: State,
  { memberships }: Person,
  identity: StoredIdentity,
): Promise<void> {
  const { userId, userName, email, firstName, lastName } = identity;
  await state.of(identities).put('', userId, identity);
  const names = { userName, email, ...withoutUndefined({ firstName, lastName }) };
  for (const { member } of memberships) {
    // Deleted data stay deleted, even if the person is a user of other accounts.
    if (member.redactedAt !== undefined) continue;
    await saveMember(state, Object.assign(member, names));
    const number = await state.of(roomsUserNumbers).get(member.accountId, userId);
    const key = String(number);
    const known = await state.of(roomsUsers).get(member.accountId, key);
    const { userName: _, ...shared } = names;
    if (known !== undefined)
      await state.of(roomsUsers).put(member.accountId, key, { ...known, ...shared });
  }
}
