import type { Folder as FolderBody } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { deleteUndefined } from '../delete-undefined.ts';
import type { Folder } from './folder.ts';
import { type FolderOrSearch, isSearch } from './read-folders.ts';

/** The maximum number of a folder's items in a response. */
export const mostItems = 100;

/** Subfolders deeper than this are left out. */
const deepest = 100;

/** Presents one folder, without its subfolders. */
export type PresentOne = (folder: FolderOrSearch, subFolders: readonly Folder[]) => FolderBody;

/**
 * Presents a folder with its subfolders, down to a level.
 * @param all the folders among which its subfolders are
 * @param depth the number of levels of subfolders
 */
export function presentTree(
  folder: FolderOrSearch,
  all: ReadonlyMap<string | undefined, readonly Folder[]>,
  depth: number,
  presentOne: PresentOne,
  level = 0,
): FolderBody {
  const below = all.get(folder.folderId) ?? [];
  const shown = level < Math.min(depth, deepest) ? below : [];
  return {
    ...presentOne(folder, below),
    ...(shown.length > 0 && {
      folders: shown.map((one) => presentTree(one, all, depth, presentOne, level + 1)),
    }),
  };
}

/** Groups folders by the folder that contains them; those whose parent is not among them by none. */
export function groupByParent(
  folders: readonly Folder[],
): Map<string | undefined, readonly Folder[]> {
  const byId = new Map(folders.map((folder) => [folder.folderId, folder]));
  return Map.groupBy(folders, (folder) =>
    isBelowTop(folder, byId) ? folder.parentFolderId : undefined,
  );
}

/** Checks whether a folder's chain of parents ends at a folder without one, and not in a circle. */
function isBelowTop(folder: Folder, byId: ReadonlyMap<string, Folder>): boolean {
  if (byId.get(folder.parentFolderId ?? '') === undefined) return false;
  const passed = new Set<string>();
  let at: Folder | undefined = folder;
  while (at !== undefined && !passed.has(at.folderId)) {
    passed.add(at.folderId);
    at = byId.get(at.parentFolderId ?? '');
  }
  return at === undefined;
}

/** A folder in v2.1, with its counts. */
export function presentFolder(
  folder: FolderOrSearch,
  subFolders: readonly Folder[],
  items: readonly StoredEnvelope[],
): FolderBody {
  const { userId, userName, email } = folder.owner;
  const { name, type, ...more } = presentName(folder);
  // Programs that do not parse JSON rely on the order.
  return deleteUndefined({
    name,
    type,
    owner: { userName, userId, email },
    ...more,
    itemCount: String(items.length),
    subFolderCount: String(subFolders.length),
    hasSubFolders: subFolders.length > 0 ? 'true' : 'false',
    hasAccess: 'true',
  } satisfies FolderBody);
}

/** A folder in v2, which names its owner and has no counts. */
export function presentOlderFolder(folder: FolderOrSearch): FolderBody {
  const { userId, userName, email } = folder.owner;
  return {
    ...presentName(folder),
    ownerUserId: userId,
    ownerUserName: userName,
    ownerEmail: email,
  };
}

function presentName(folder: FolderOrSearch): FolderBody {
  const { folderId, name, parentFolderId } = folder;
  return {
    folderId,
    name,
    type: isSearch(folder) ? 'custom' : folder.kind === 'templates' ? 'normal' : folder.kind,
    uri: `/folders/${folderId}`,
    ...(parentFolderId !== undefined && {
      parentFolderId,
      parentFolderUri: `/folders/${parentFolderId}`,
    }),
  };
}
