import type { Context } from '../../engine/context.ts';
import { signingGroups, type StoredSigningGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';

/** Keeps a signing group that the caller has changed. */
export async function saveSigningGroup(
  state: State,
  { account, caller }: Context,
  group: StoredSigningGroup,
): Promise<void> {
  group.modifiedAt = state.now;
  group.modifiedBy = caller.userName;
  await state.of(signingGroups).put(account.accountId, group.id, group);
}
