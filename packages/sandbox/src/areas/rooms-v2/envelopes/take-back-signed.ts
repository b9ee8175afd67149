import { randomUUID } from 'node:crypto';
import { readSignedDocuments } from '../../../envelopes/documents/signed-documents.ts';
import type { StoredDocument, StoredEnvelope } from '../../../state/model/envelope.ts';
import {
  roomOfEnvelopes,
  roomsUserNumbers,
  type StoredRoom,
  type StoredRoomDocument,
} from '../../../state/model/rooms.ts';
import type { State, StateEvent } from '../../../state/state.ts';
import { getDocument } from '../documents/find-document.ts';
import { chooseFolder, listFolders } from '../documents/folders.ts';
import { addDocument } from '../documents/keep-document.ts';

/** Adds the signed documents of a completed envelope to the room that the envelope is from. */
export async function takeBackSigned(state: State, { envelope }: StateEvent): Promise<void> {
  if (envelope === undefined) return;
  const { accountId, envelopeId } = envelope;
  const roomId = await state.of(roomOfEnvelopes).get(accountId, envelopeId);
  const room =
    roomId === undefined ? undefined : await state.rooms.get(accountId, roomId, { lock: true });
  if (room !== undefined) await takeBack(state, room, envelope);
}

async function takeBack(state: State, room: StoredRoom, envelope: StoredEnvelope): Promise<void> {
  const signed = await readSignedDocuments(state, envelope);
  const sender = await state.of(roomsUserNumbers).get(room.accountId, envelope.sender.userId);
  for (const { document, name, bytes } of signed) {
    const original = await findOriginal(state, room, envelope, document);
    const ownerId = sender ?? original?.ownerId ?? room.createdByUserId;
    await addDocument(
      state,
      { newId: randomUUID },
      room,
      {
        name,
        ownerId,
        folderId: await findFolder(state, room, original),
        mediaType: 'application/pdf',
        isDynamic: false,
        signedInEnvelopeId: envelope.envelopeId,
        users: listOthers(original, ownerId),
      },
      bytes,
    );
  }
}

/** The document of the room that one of the envelope is a copy of. */
async function findOriginal(
  state: State,
  room: StoredRoom,
  { envelopeId }: StoredEnvelope,
  { documentId }: StoredDocument,
): Promise<StoredRoomDocument | undefined> {
  const made = room.envelopes.find((one) => one.envelopeId === envelopeId);
  const id = made?.documentIds[Number(documentId) - 1];
  return id === undefined ? undefined : getDocument(state, room, id);
}

async function findFolder(
  state: State,
  room: StoredRoom,
  original: StoredRoomDocument | undefined,
): Promise<number> {
  const folders = await listFolders(state, room);
  const isThere = folders.some(({ roomFolderId }) => roomFolderId === original?.folderId);
  return chooseFolder(state, room, isThere ? original?.folderId : undefined);
}

/** Lists the users who see the original, as they see the signed document too. */
function listOthers(original: StoredRoomDocument | undefined, ownerId: number): number[] {
  if (original === undefined) return [];
  return [original.ownerId, ...original.users].filter((userId) => userId !== ownerId);
}
