import type { UserInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import {
  identities,
  members,
  type StoredAccount,
  type StoredIdentity,
  type StoredMember,
} from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { findProfile, usualProfile } from '../permission-profiles/account-profiles.ts';
import { applyUser, findGroupsFor } from './apply-user.ts';
import { invite } from './change-status.ts';
import { isEmailAddress, isSamePerson } from './person.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Makes somebody a member of the account. One who was a member before and is closed comes back.
 * @param known people who are there already, where several are added one after the other
 * @throws ServiceRefusal USER_ALREADY_EXISTS_IN_ACCOUNT; INVALID_REQUEST_PARAMETER where something lacks
 */
export async function addUser(
  state: State,
  context: Adding,
  body: UserInformation,
  known?: Roster,
): Promise<StoredMember> {
  const { account } = context;
  const { accountId } = account;
  const { userName, email } = readPerson(body);
  const roster = known ?? (await readRoster(state, account));
  const there = roster.members.find((one) => isSamePerson(one, { userName, email }));
  if (there !== undefined && there.status !== 'Closed')
    throw new ServiceRefusal(
      'USER_ALREADY_EXISTS_IN_ACCOUNT',
      `Username and email combination already exists for this account: ${account.name} has ${userName} <${email}> as a user, with the ID ${there.userId}.`,
      { item: presentExisting(there) },
    );
  const permissionProfileId = body.permissionProfileId ?? there?.permissionProfileId ?? '';
  if (permissionProfileId !== '')
    await findProfile(state, account, permissionProfileId, 'INVALID_REQUEST_PARAMETER');
  const joining = await findGroupsFor(state, account, body.groupList);
  const identity = await findOrCreateIdentity(
    state,
    context,
    roster,
    { userName, email },
    body.password,
  );
  const member: StoredMember = there ?? {
    userId: identity.userId,
    accountId,
    userName,
    email,
    status: 'ActivationRequired',
    isAdmin: false,
    permissionProfileId: await usualProfile(state, account),
    createdAt: state.now,
    settings: {},
    details: {},
  };
  if (permissionProfileId !== '') member.permissionProfileId = permissionProfileId;
  if (body.sendActivationEmail === 'false') member.status = 'ActivationRequired';
  else await invite(state, context, member);
  await applyUser(state, context, member, body, joining);
  if (there === undefined) roster.members.push(member);
  return member;
}

/** The moment that the service names as that of a user whom it did not make. */
const noMoment = '0001-01-01T08:00:00.0000000Z';

/** Tells of a user who is there already. @evidence recorded */
function presentExisting({ userId, userName, email }: StoredMember): UserInformation {
  return { userId, uri: `/users/${userId}`, email, userName, createdDateTime: noMoment };
}

/** The account that a user is added to, and the caller who adds the user. */
interface Adding extends Pick<Context, 'account' | 'newId'> {
  caller: Pick<StoredMember, 'userId' | 'userName'>;
}

/** The whole name of a new user; the given and the last name where the body has no other. */
export function nameOf({ userName, firstName, lastName }: UserInformation): string {
  return userName ?? [firstName, lastName].filter((part) => part !== undefined).join(' ');
}

function readPerson(body: UserInformation): { userName: string; email: string } {
  const { email = '' } = body;
  const name = nameOf(body);
  if (name.trim() === '')
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', 'A new user requires a userName.');
  if (!isEmailAddress(email))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The new user ${name} needs the email of a mailbox; ${email === '' ? 'there is none' : `${showName(email)} is no address`}.`,
    );
  return { userName: name, email };
}

/** Finds the log-in of this person, known from another account, or creates one. */
async function findOrCreateIdentity(
  state: State,
  { account, newId }: Pick<Context, 'account' | 'newId'>,
  roster: Roster,
  person: { userName: string; email: string },
  password: string | undefined,
): Promise<StoredIdentity> {
  const known = roster.identities.find((one) => isSamePerson(one, person));
  const identity: StoredIdentity = known ?? {
    userId: newId(),
    ...person,
    ...(password !== undefined && { password }),
    createdAt: state.now,
    accounts: [],
  };
  if (!identity.accounts.includes(account.accountId)) identity.accounts.push(account.accountId);
  if (known === undefined) roster.identities.push(identity);
  await state.of(identities).put('', identity.userId, identity);
  return identity;
}

/** Everybody whom a new user may turn out to be; read once for all the new users of a call. */
export interface Roster {
  members: StoredMember[];
  identities: StoredIdentity[];
}

export async function readRoster(state: State, { accountId }: StoredAccount): Promise<Roster> {
  return {
    members: await state.of(members).list(accountId),
    identities: await state.of(identities).list(''),
  };
}
