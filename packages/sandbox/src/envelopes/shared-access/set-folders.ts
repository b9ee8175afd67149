import type { FolderSharedItem } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import { type SharedFolder, sharedFolders } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import { requireMayShare } from './may-share.ts';
import type { People } from './people.ts';
import { fault, presentSharingUser } from './present-sharing.ts';
import { nextSharers, readSharers } from './read-sharers.ts';

/**
 * Sets the users and groups with whom a folder is shared.
 * @param keep keeps existing sharing
 * @returns the item with its results
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS if the caller may not share the folder
 */
export async function setFolder(
  state: State,
  context: Context,
  people: People,
  item: FolderSharedItem,
  keep: boolean,
): Promise<FolderSharedItem> {
  const { accountId } = context.account;
  const folderId = (item.folderId ?? '').toLowerCase();
  const folder = await state.of(sharedFolders).get(accountId, folderId);
  if (folder === undefined) return { ...item, errorDetails: fault(noFolder(folderId)) };
  await requireMayShare(state, context, folder.ownerUserId, `folder ${folderId}`);
  const { requested, echo } = readSharers(people, item);
  const now = { users: folder.sharedUsers, groups: folder.sharedGroups };
  const { users, groups } = nextSharers({ shared: isShared(folder), ...now }, requested, keep);
  const next = { ...folder, sharedUsers: users, sharedGroups: groups };
  await state.of(sharedFolders).put(accountId, folderId, next);
  return { ...presentFolder(people, next), ...echo, errorDetails: success };
}

function noFolder(folderId: string): ServiceRefusal {
  return new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The account has no folder ${JSON.stringify(folderId)}.`,
  );
}

/** A folder with its owner, and whether it is shared. */
export function presentFolder(people: People, folder: SharedFolder): FolderSharedItem {
  const { folderId, name, ownerUserId, parentFolderId } = folder;
  const owner = people.member(ownerUserId);
  return {
    folderId,
    name,
    ...(parentFolderId !== undefined && { parentFolderId }),
    ...(owner !== undefined && { owner: presentSharingUser(owner) }),
    shared: isShared(folder) ? 'shared_to' : 'not_shared',
  };
}

function isShared({ sharedUsers, sharedGroups }: SharedFolder): boolean {
  return sharedUsers.length + sharedGroups.length > 0;
}
