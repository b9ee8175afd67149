import type { State } from '../../../state/state.ts';
import { roomsUsers, type StoredRoom, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { FoundRoom } from '../access/find-room.ts';
import { readPermissions, refusePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { roomsDate } from '../rooms-date.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { readDocumentAccess } from './document-access.ts';
import { readDocumentRights } from './document-rights.ts';
import { findDocument, findRoomIfAny } from './find-document.ts';
import { putDocument, removeDocument } from './keep-document.ts';
import { notifyOfDocument } from './notify-of-document.ts';
import { readDocumentBytes } from './read-document-bytes.ts';

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
 * @throws RoomsRefusal INVALID_REQUEST_BODY where the person cannot open the room
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
    'INVALID_REQUEST_BODY',
    `/userId: the user ${userId} cannot open the room ${roomId} of the document. Invite them with Rooms_InviteUser first.`,
  );
}
