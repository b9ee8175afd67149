import { identities, type StoredMember } from '../../state/model/account.ts';
import { customSettings, userProfiles, userSignatures } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { saveMember } from './save-member.ts';

/**
 * Replaces what identifies a user of an account by placeholders. Other accounts of the user keep
 * theirs; so does the log-in, unless this account is the only one.
 */
export async function redactUser(
  state: State,
  { accountId, userId, status, isAdmin, permissionProfileId, createdAt, settings }: StoredMember,
): Promise<void> {
  const placeholders = { userName: 'Redacted', email: `redacted_${userId}@redacted.example` };
  await saveMember(state, {
    userId,
    accountId,
    ...placeholders,
    status,
    isAdmin,
    permissionProfileId,
    createdAt,
    settings,
    details: {},
  });
  await state.of(userProfiles).remove(accountId, userId);
  await state.of(userSignatures).remove(accountId, userId);
  await state.of(customSettings).remove(accountId, userId);
  const identity = await state.of(identities).get('', userId);
  if (identity === undefined || identity.accounts.some((id) => id !== accountId)) return;
  await state.of(identities).put('', userId, { ...identity, ...placeholders });
}
