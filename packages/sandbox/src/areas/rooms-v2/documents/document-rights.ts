import type { DocumentUser } from '@countersign/types/rooms-v2';
import type { StoredRoomDocument } from '../../../state/model/rooms.ts';
import type { FoundRoom } from '../access/find-room.ts';
import type { DocumentAccess } from './document-access.ts';

/** A user's rights to a document. */
export type DocumentRights = Omit<Required<DocumentUser>, 'userId' | 'documentId' | 'name'>;

/**
 * Reads the rights of a user to a document, from the role in the room and the owner of the
 * document.
 */
export async function readDocumentRights(
  { permissions }: Pick<FoundRoom, 'permissions'>,
  access: DocumentAccess,
  document: StoredRoomDocument,
): Promise<DocumentRights> {
  const hasAccess = await access.canView(document);
  const isOwner = await access.owns(document);
  const isSigned = document.signedInEnvelopeId !== undefined;
  const canDelete =
    (isOwner && permissions.has('canDeleteOwnedDocuments')) ||
    (isSigned
      ? permissions.has('canDeleteSignedDocuments')
      : permissions.has('canDeleteUnsignedDocuments') &&
        (isOwner || (await access.managesOwner(document))));
  const canManageTasks = permissions.has('canManageDocsOnAnyTask');
  const canReview = permissions.has('canReviewAnyTask');
  return {
    hasAccess,
    canApproveTask: hasAccess && canReview,
    canAssignToTaskList: isOwner || (hasAccess && canManageTasks),
    canCopy: hasAccess,
    canDelete: hasAccess && canDelete,
    canRemoveFromTaskList: isOwner || (hasAccess && canManageTasks),
    canRemoveApproval: hasAccess && canReview,
    canRename: isOwner,
    canShare: isOwner || (hasAccess && permissions.has('canShareDocsNotOwned')),
    canViewActivity:
      isOwner || (hasAccess && permissions.has('canExportRoomActivityDetailsPeople')),
  };
}
