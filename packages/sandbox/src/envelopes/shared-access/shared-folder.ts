import { isInGroup, listGroups } from '../../account/groups/account-groups.ts';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { type SharedFolder, sharedFolders } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';

type Who = Pick<Context, 'account' | 'caller'>;

/** The folders of other users that are shared with the caller, directly or with a group. */
export async function foldersSharedWith(state: State, who: Who): Promise<SharedFolder[]> {
  const all = await state.of(sharedFolders).list(who.account.accountId);
  const shared = all.filter(
    ({ sharedUsers, sharedGroups }) => sharedUsers.length + sharedGroups.length > 0,
  );
  const found: SharedFolder[] = [];
  for (const folder of shared) if (await isSharedWith(state, who, folder)) found.push(folder);
  return found;
}

/** Checks whether an envelope or template is in a folder that is shared with the caller. */
export async function isInSharedFolder(
  state: State,
  who: Who,
  { folder }: { folder?: StoredEnvelope['folder'] | undefined },
): Promise<boolean> {
  if (folder === undefined) return false;
  const stored = await state.of(sharedFolders).get(who.account.accountId, folder);
  return stored !== undefined && isSharedWith(state, who, stored);
}

async function isSharedWith(
  state: State,
  { account, caller }: Who,
  { sharedUsers, sharedGroups }: SharedFolder,
): Promise<boolean> {
  if (sharedUsers.includes(caller.userId)) return true;
  if (sharedGroups.length === 0) return false;
  return (await listGroups(state, account)).some(
    (group) => sharedGroups.includes(group.groupId) && isInGroup(group, caller),
  );
}
