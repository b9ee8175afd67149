import { identities, members, type StoredMember } from '../../state/model/account.ts';
import { customSettings, userProfiles, userSignatures } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { saveMember } from './save-member.ts';

/** The placeholder for the name of a user. */
export const redactedName = 'Redacted';

/** The placeholder for the e-mail address of a user. */
export function redactEmail(userId: string): string {
  return `redacted_${userId}@redacted.example`;
}

/**
 * Replaces what identifies a user of an account by placeholders. Other accounts of the user keep
 * theirs; so does the log-in, until no account has anything of the user left.
 * @returns true if none has
 */
export async function redactUser(
  state: State,
  {
    accountId,
    userId,
    status,
    isAdmin,
    permissionProfileId,
    createdAt,
    modifiedAt,
    closedAt = modifiedAt ?? createdAt,
    settings,
  }: StoredMember,
): Promise<boolean> {
  await saveMember(state, {
    userId,
    accountId,
    userName: redactedName,
    email: redactEmail(userId),
    status,
    isAdmin,
    permissionProfileId,
    createdAt,
    closedAt,
    redactedAt: state.now,
    settings,
    details: {},
  });
  await state.of(userProfiles).remove(accountId, userId);
  await state.of(userSignatures).remove(accountId, userId);
  await state.of(customSettings).remove(accountId, userId);
  return redactIdentity(state, userId);
}

/** Replaces the person behind memberships that are all redacted. */
async function redactIdentity(state: State, userId: string): Promise<boolean> {
  const identity = await state.of(identities).get('', userId);
  if (identity === undefined) return false;
  for (const id of identity.accounts) {
    const member = await state.of(members).get(id, userId);
    if (member !== undefined && member.redactedAt === undefined) return false;
  }
  const { accounts, createdAt } = identity;
  await state.of(identities).put('', userId, {
    userId,
    userName: redactedName,
    email: redactEmail(userId),
    createdAt,
    accounts,
  });
  return true;
}
