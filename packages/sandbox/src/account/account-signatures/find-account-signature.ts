import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import {
  accountSignatures,
  type SignatureAccess,
  type StoredAccountSignature,
} from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { isInGroup, listGroups } from '../groups/account-groups.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * A signature of the account, for a caller who may sign with it.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND
 */
export async function findAccountSignature(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  signatureId: string,
): Promise<StoredAccountSignature> {
  const found = await state
    .of(accountSignatures)
    .get(context.account.accountId, signatureId.toLowerCase());
  if (found !== undefined && (await getAccess(state, context.account, context.caller, found)))
    return found;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${context.account.name} has no signature ${showName(signatureId)} that ${context.caller.userName} can use. AccountSignatures_getAccountSignatures returns them.`,
  );
}

/** The signatures of the account that the caller may sign with: all for an administrator. */
export async function listUsable(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
): Promise<StoredAccountSignature[]> {
  const usable: StoredAccountSignature[] = [];
  for (const one of await state.of(accountSignatures).list(account.accountId))
    if (await getAccess(state, account, caller, one)) usable.push(one);
  return usable;
}

/** Finds a member's permission for a signature of the account; undefined if there is none. */
export async function getAccess(
  state: State,
  account: StoredAccount,
  member: StoredMember,
  { users, groups }: Pick<StoredAccountSignature, 'users' | 'groups'>,
): Promise<SignatureAccess | undefined> {
  if (member.isAdmin) return 'editable';
  const own = users.find(({ userId }) => userId === member.userId);
  if (own !== undefined || groups.length === 0) return own?.rights;
  const memberOf = (await listGroups(state, account)).filter((one) => isInGroup(one, member));
  const rights = groups
    .filter(({ groupId }) => memberOf.some((one) => one.groupId === groupId))
    .map((one) => one.rights);
  return rights.find((one) => one === 'editable') ?? rights[0];
}
