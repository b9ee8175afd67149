import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import {
  type StoredWorkspace,
  type StoredWorkspaceFile,
  type StoredWorkspaceFolder,
  workspaceItems,
} from './stored-workspace.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * The folder of a workspace with an ID; `root` is its root folder.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND
 */
export async function findFolderOfWorkspace(
  state: State,
  { workspaceId, rootFolderId }: StoredWorkspace,
  folderId: string,
): Promise<StoredWorkspaceFolder> {
  const id = folderId.toLowerCase() === 'root' ? rootFolderId : folderId.toLowerCase();
  const item = await state.of(workspaceItems).get(workspaceId, id);
  if (item?.type === 'folder') return item;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The workspace ${workspaceId} has no folder ${showName(folderId)}. Its root folder is named root.`,
  );
}

/**
 * The file with an ID in a folder of a workspace.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND
 */
export async function findFile(
  state: State,
  workspace: StoredWorkspace,
  { folderId, fileId }: { folderId: string; fileId: string },
): Promise<StoredWorkspaceFile> {
  const folder = await findFolderOfWorkspace(state, workspace, folderId);
  const item = await state.of(workspaceItems).get(workspace.workspaceId, fileId.toLowerCase());
  if (item?.type === 'file' && item.parentFolderId === folder.id) return item;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The folder ${folderId} has no file ${fileId}. WorkspaceItems_listFolderItems returns its files.`,
  );
}
