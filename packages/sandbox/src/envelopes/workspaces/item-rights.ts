import type { WorkspaceUserAuthorization } from '@countersign/types/esign-v2.1';
import { presentFlag } from '../../engine/present-flag.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredWorkspaceItem, WorkspacePerson } from './stored-workspace.ts';

/** A person's rights to an item of a workspace. */
export interface ItemRights {
  canView: boolean;
  canMove: boolean;
  canDelete: boolean;
  canTransact: boolean;
}

/**
 * Finds a person's rights to an item: the owner of the workspace has all, an invited person has all
 * for their own items, and may view and send public ones.
 */
export function rightsTo(
  item: StoredWorkspaceItem,
  { userId, type }: Pick<WorkspacePerson, 'userId' | 'type'>,
): ItemRights {
  const isOwn = type === 'type_owner' || item.createdById === userId;
  const canView = isOwn || item.type === 'folder' || item.isPublic;
  const isRoot = item.parentFolderId === undefined;
  return {
    canView,
    canMove: isOwn && !isRoot,
    canDelete: isOwn && !isRoot,
    canTransact: canView && item.type === 'file',
  };
}

const verbs = { canView: 'view', canMove: 'change or move', canDelete: 'delete' } as const;

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS */
export function requireItemRight(
  item: StoredWorkspaceItem,
  person: WorkspacePerson,
  right: keyof typeof verbs,
): void {
  if (rightsTo(item, person)[right]) return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    item.parentFolderId === undefined
      ? `The root folder ${item.id} cannot be deleted. Workspaces_delete deletes the workspace.`
      : `The caller cannot ${verbs[right]} the ${item.type} ${item.id}. The owner of the workspace and the user who added the ${item.type} can.`,
  );
}

/** Rights as the service shows them. */
export function presentRights(
  item: StoredWorkspaceItem,
  person: WorkspacePerson,
): WorkspaceUserAuthorization {
  const { canView, canMove, canDelete, canTransact } = rightsTo(item, person);
  return {
    workspaceUserId: person.workspaceUserId,
    canView: presentFlag(canView),
    canMove: presentFlag(canMove),
    canDelete: presentFlag(canDelete),
    canTransact: presentFlag(canTransact),
  };
}
