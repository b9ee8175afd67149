import type { DocumentUser } from '@countersign/types/rooms-v2';
import type { StoredRoomDocument } from '../../state/model/rooms.ts';
import type { FoundRoom } from '../access/find-room.ts';
import type { DocumentAccess } from './document-access.ts';

/** What a user can do with one document. */
export type DocumentRights = Omit<Required<DocumentUser>, 'userId' | 'documentId' | 'name'>;

/** What a user can do with a document, by the role in the room and by who owns the document. */
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
    permissions.has(isSigned ? 'canDeleteSignedDocuments' : 'canDeleteUnsignedDocuments');
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
