import type { Context } from '../engine/context.js';
import { ServiceError } from '../engine/service-error.js';
import { signingGroups, type StoredSigningGroup } from '../model/groups.js';
import type { State } from '../state/state.js';

/** @throws ServiceError RESOURCE_NOT_FOUND where the account has no such signing group */
export async function findSigningGroup(
  state: State,
  { account }: Pick<Context, 'account'>,
  id: string,
): Promise<StoredSigningGroup> {
  const group = await state.of(signingGroups).get(account.accountId, id);
  if (group !== undefined) return group;
  throw new ServiceError(
    'RESOURCE_NOT_FOUND',
    `${account.name} has no signing group ${id}; SigningGroups_list has them.`,
  );
}
