import type { DocumentUser } from '@countersign/types/rooms-v2';
import type { State } from '../../../state/state.ts';
import {
  roomsUsers,
  type StoredRoom,
  type StoredRoomsUser,
  type StoredRoomDocument,
} from '../../../state/model/rooms.ts';
import type { FoundRoom } from '../access/find-room.ts';
import { readPermissions, refusePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { roomsDate } from '../rooms-date.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { readDocumentAccess, type DocumentAccess } from './document-access.ts';
import { findDocument, findRoomIfAny } from './find-document.ts';
import { putDocument, removeDocument } from './keep-document.ts';
import { readDocumentBytes } from './read-document-bytes.ts';
import { mailUser } from '../mail-user.ts';

export const Documents_GetDocument = defineRoomsOperation(
  'Documents_GetDocument',
  async (state, { path, query }, rooms) => {
    const { document, found } = await findDocument(state, rooms, path.documentId);
    const bytes =
      String(query.includeContents) === 'true'
        ? await readDocumentBytes(state, found.room, document)
        : undefined;
    return {
      status: 200,
      body: {
        documentId: document.documentId,
        name: document.name,
        roomId: document.roomId,
        ownerId: document.ownerId,
        size: document.size,
        folderId: document.folderId,
        createdDate: roomsDate(document.createdAt),
        isSigned: document.signedInEnvelopeId !== undefined,
        contentType: document.mediaType,
        ...(bytes !== undefined && { base64Contents: bytes.toString('base64') }),
        isDynamic: document.isDynamic,
      },
    };
  },
);

export const Documents_DeleteDocument = defineRoomsOperation(
  'Documents_DeleteDocument',
  async (state, { path }, rooms) => {
    const { document, found, access } = await findDocument(state, rooms, path.documentId);
    const { canDelete } = await readDocumentRights(found, access, document);
    if (!canDelete) {
      const isSigned = document.signedInEnvelopeId !== undefined;
      throw refusePermission(rooms.operationId, rooms.member.email, [
        ...((await access.owns(document)) ? (['canDeleteOwnedDocuments'] as const) : []),
        isSigned ? 'canDeleteSignedDocuments' : 'canDeleteUnsignedDocuments',
      ]);
    }
    await removeDocument(state, found.room, document);
    return { status: 204 };
  },
);

export const Documents_CreateDocumentUser = defineRoomsOperation(
  'Documents_CreateDocumentUser',
  async (state, { path, body }, rooms) => {
    const { document, found, access } = await findDocument(state, rooms, path.documentId);
    const { canShare } = await readDocumentRights(found, access, document);
    if (!canShare)
      throw refusePermission(rooms.operationId, rooms.member.email, ['canShareDocsNotOwned']);
    const target = await findTarget(state, rooms, found.room, body.userId);
    const theirs = readDocumentAccess(
      state,
      { company: rooms.company, member: target.user },
      target.found,
    );
    if (!(await theirs.owns(document)) && !document.users.includes(body.userId)) {
      document.users.push(body.userId);
      await putDocument(state, found.room, document);
      await notifyOfDocument(state, rooms, found.room, document, target.user);
    }
    const { documentId, name } = document;
    const rights = await readDocumentRights(target.found, theirs, document);
    return { status: 201, body: { userId: body.userId, documentId, name, ...rights } };
  },
);

/**
 * The person that a document is shared with, and the room as that person finds it.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE where the person cannot open the room
 */
async function findTarget(
  state: State,
  rooms: RoomsContext,
  { roomId }: StoredRoom,
  userId: number,
): Promise<{ user: StoredRoomsUser; found: FoundRoom }> {
  const user = await state.of(roomsUsers).get(rooms.account.accountId, String(userId));
  if (user !== undefined) {
    const permissions = await readPermissions(state, rooms.company, user);
    const found = await findRoomIfAny(state, { ...rooms, member: user, permissions }, roomId);
    if (found !== undefined) return { user, found };
  }
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `/userId: the user ${userId} cannot open the room ${roomId} of the document. Invite them with Rooms_InviteUser first.`,
  );
}

/** A user's rights to a document. */
type DocumentRights = Omit<Required<DocumentUser>, 'userId' | 'documentId' | 'name'>;

/**
 * Reads the rights of a user to a document, from the role in the room and the owner of the
 * document.
 */
async function readDocumentRights(
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

/** Sends an e-mail to a person with whom a document was shared. */
async function notifyOfDocument(
  state: State,
  { account, company, member }: Pick<RoomsContext, 'account' | 'company' | 'member'>,
  room: StoredRoom,
  document: StoredRoomDocument,
  user: StoredRoomsUser,
): Promise<void> {
  const sender = `${member.firstName} ${member.lastName}`;
  await mailUser(state, account.accountId, user, {
    reason: 'room-document-shared',
    subject: `${sender} shared a document with you`,
    text: [
      `${sender} of ${company.name} gave you access to ${document.name} in the room ${room.name}.`,
    ],
  });
}
