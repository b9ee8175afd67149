import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { signingGroups, type StoredSigningGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';

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
