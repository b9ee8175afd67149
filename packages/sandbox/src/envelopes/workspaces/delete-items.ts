import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { requireItemRight } from './item-rights.ts';
import {
  type StoredWorkspace,
  type StoredWorkspaceFolder,
  type StoredWorkspaceItem,
  type WorkspacePerson,
  workspaceItems,
} from './stored-workspace.ts';

/**
 * Deletes items of a folder, folders with all that they contain. If the caller cannot delete one of
 * them, none is deleted.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND, USER_LACKS_PERMISSIONS
 */
export async function deleteItems(
  state: State,
  { workspaceId }: StoredWorkspace,
  person: WorkspacePerson,
  folder: StoredWorkspaceFolder,
  ids: readonly string[],
): Promise<void> {
  const all = await state.of(workspaceItems).list(workspaceId);
  const byId = new Map(all.map((item) => [item.id, item]));
  const byParent = Map.groupBy(all, ({ parentFolderId }) => parentFolderId);
  const left: StoredWorkspaceItem[] = [];
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    const item = byId.get(id);
    if (item === undefined || item.parentFolderId !== folder.id)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `The folder ${folder.id} has no item ${id}. WorkspaceItems_listFolderItems returns its items.`,
      );
    left.push(item);
  }
  const deleted = new Set<string>();
  for (let item = left.pop(); item !== undefined; item = left.pop()) {
    // Folders of a seed can contain each other.
    if (deleted.has(item.id)) continue;
    requireItemRight(item, person, 'canDelete');
    deleted.add(item.id);
    left.push(...(byParent.get(item.id) ?? []));
  }
  for (const id of deleted) await state.of(workspaceItems).remove(workspaceId, id);
}
