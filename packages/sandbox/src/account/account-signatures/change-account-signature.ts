import type { AccountSignature, AccountSignatureDefinition } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import {
  accountSignatures,
  type SignatureAccess,
  type StoredAccountSignature,
} from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { listGroups } from '../groups/account-groups.ts';
import { addSignature, changeFace } from '../user-signatures/change-signatures.ts';
import { findListedUser } from '../users/find-user.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Makes a signature of the account, in memory.
 * @param file the image that came beside the JSON
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER; INVALID_USERID
 */
export async function createSignature(
  state: State,
  context: Context,
  requested: AccountSignature,
  file?: Buffer,
): Promise<StoredAccountSignature> {
  const face = await addSignature(state, context, [], requested, file);
  const signature = { ...face, isDefault: requested.isDefault === 'true', users: [], groups: [] };
  await setUsers(state, context, signature, requested);
  return signature;
}

/**
 * Changes how a signature looks and who may sign with it, in memory; what is not named stays.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER; INVALID_USERID
 */
export async function changeSignature(
  state: State,
  context: Context,
  signature: StoredAccountSignature,
  requested: AccountSignature | AccountSignatureDefinition,
): Promise<void> {
  const { isDefault } = signature;
  changeFace([signature], signature, requested);
  signature.isDefault =
    requested.isDefault === undefined ? isDefault : requested.isDefault === 'true';
  await setUsers(state, context, signature, requested);
  signature.modifiedAt = state.now;
}

export async function saveSignature(
  state: State,
  { account }: Pick<Context, 'account'>,
  signature: StoredAccountSignature,
): Promise<void> {
  const kept = state.of(accountSignatures);
  const isDefaultOf = new Set(
    signature.users.filter((one) => one.isDefault).map(({ userId }) => userId),
  );
  // A member has one default signature.
  for (const other of await kept.list(account.accountId)) {
    if (other.signatureId === signature.signatureId) continue;
    const users = other.users.map((one) =>
      isDefaultOf.has(one.userId) ? { ...one, isDefault: false } : one,
    );
    if (users.some((one, at) => one.isDefault !== other.users[at]?.isDefault))
      await kept.put(account.accountId, other.signatureId, { ...other, users });
  }
  await kept.put(account.accountId, signature.signatureId, signature);
}

async function setUsers(
  state: State,
  { account }: Pick<Context, 'account'>,
  signature: StoredAccountSignature,
  { signatureUsers, signatureGroups }: Pick<AccountSignature, 'signatureUsers' | 'signatureGroups'>,
): Promise<void> {
  if (signatureUsers !== undefined) {
    const users: StoredAccountSignature['users'] = [];
    for (const { userId, rights, isDefault } of signatureUsers) {
      const member = await findListedUser(state, account, userId);
      users.push({
        userId: member.userId,
        rights: readRights(rights),
        isDefault: isDefault === 'true',
      });
    }
    signature.users = users;
  }
  if (signatureGroups === undefined) return;
  const groups = await listGroups(state, account);
  signature.groups = signatureGroups.map(({ groupId = '', rights }) => {
    if (groups.some((one) => one.groupId === groupId))
      return { groupId, rights: readRights(rights) };
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${account.name} has no group ${showName(groupId)}. Groups_listGroups returns them.`,
    );
  });
}

function readRights(rights: string | undefined): SignatureAccess {
  return rights === 'editable' ? 'editable' : 'read_only';
}
