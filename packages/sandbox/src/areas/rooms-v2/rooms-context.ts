import { findConnectedUser } from './find-connected-user.ts';
import type { Call, Claims } from '../../engine/caller.ts';
import type { CommonContext } from '../../engine/context.ts';
import { findAccount } from '../../engine/resolve-context.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { members, type StoredAccount, type StoredMember } from '../../state/model/account.ts';
import {
  companies,
  type PermissionSet,
  type StoredCompany,
  type StoredRoomsUser,
} from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import { readPermissions } from './access/permissions.ts';
import { RoomsRefusal } from './rooms-refusal.ts';

/** The context of a call to an operation of Rooms. */
export interface RoomsContext extends CommonContext {
  account: StoredAccount;
  company: StoredCompany;
  /** The calling user: a member of the company, or a person from outside who is in a room. */
  member: StoredRoomsUser;
  /** The caller in the account of the e-signature service; people from outside have none. */
  caller?: StoredMember;
  /** The caller's permissions in the company, from their role. */
  permissions: PermissionSet;
  /** The claims of the token. */
  claims: Claims;
}

/**
 * Finds the company that a call is about, and who calls in it. The refusal is the same
 * for a missing company and for one that the caller does not belong to.
 * @throws RoomsRefusal where the caller has no access to the company
 */
export async function resolveRoomsContext(
  state: State,
  { path }: Pick<Call, 'path'>,
  claims: Claims | undefined,
  common: CommonContext,
): Promise<RoomsContext> {
  if (claims?.sub === undefined) throw new Error(`${common.operationId} was called without a user`);
  const account = await findAccount(state, path.accountId, claims.sub);
  const company =
    account === undefined ? undefined : await state.of(companies).get('', account.accountId);
  if (account === undefined || company === undefined) throw refuseUnknown();
  const user = await findConnectedUser(state, account.accountId, claims.sub);
  if (user === undefined) throw refuseUnknown();
  const member = presentGuest(user);
  const known = await state.of(members).get(account.accountId, claims.sub);
  requireActive(company, member, known);
  const caller = known?.status === 'Active' ? known : undefined;
  return {
    ...common,
    account,
    company,
    member,
    ...(caller !== undefined && { caller }),
    permissions: await readPermissions(state, company, member),
    claims,
  };
}

/**
 * Presents a person from outside who is invited to the company too: until they accept, they keep
 * their role in rooms.
 */
function presentGuest(user: StoredRoomsUser): StoredRoomsUser {
  if (user.status !== 'Pending' || user.isGuest !== true) return user;
  const { userId, eSignUserId, email, firstName, lastName, isLockedOut, createdAt } = user;
  return {
    userId,
    email,
    firstName,
    lastName,
    status: 'Active',
    isLockedOut,
    createdAt,
    isMember: false,
    accessLevel: 'Contributor',
    offices: [],
    regions: [],
    ...withoutUndefined({ eSignUserId, lockedReason: user.lockedReason }),
  };
}

function refuseUnknown(): RoomsRefusal {
  return new RoomsRefusal(
    'USER_LACKS_MEMBERSHIP',
    'The user of the token does not belong to a company on Rooms that uses the account in the path. Get the account ID from OAuth_userInfo.',
  );
}

/**
 * Lets only members go on who are active and not locked out.
 * @evidence public
 */
function requireActive(
  { name }: StoredCompany,
  { status, isMember, isLockedOut, lockedReason = 'no reason was given' }: StoredRoomsUser,
  caller: StoredMember | undefined,
): void {
  // People from outside need no membership in the e-signature account.
  const isUser = !isMember || caller === undefined || caller.status === 'Active';
  if (status !== 'Active' || !isUser)
    throw new RoomsRefusal(
      'USER_LACKS_MEMBERSHIP',
      `The user of the token is invited to ${name}, or has left it. The membership must be active.`,
    );
  if (isLockedOut)
    throw new RoomsRefusal(
      'USER_LACKS_PERMISSIONS',
      `The user of the token is locked out of ${name} (${lockedReason}). Unlock the user with Users_UnlockUser.`,
    );
}
