import { randomUUID } from 'node:crypto';
import { completedPdfs } from '../../../envelopes/documents/completed-pdf.ts';
import { pdfName } from '../../../envelopes/documents/document-file.ts';
import { sealPdf } from '../../../envelopes/documents/seal-pdf.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
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
  const completed = completedPdfs(state, envelope);
  const signed = await oneByOne(envelope.documents, async (document) => ({
    document,
    bytes: await readSigned(async () =>
      sealPdf(state, envelope, document.name, await completed(document)),
    ),
  }));
  const sender = await state.of(roomsUserNumbers).get(room.accountId, envelope.sender.userId);
  for (const { document, bytes } of signed) {
    if (bytes === undefined) continue;
    const original = await findOriginal(state, room, envelope, document);
    const ownerId = sender ?? original?.ownerId ?? room.createdByUserId;
    await addDocument(
      state,
      { newId: randomUUID },
      room,
      {
        name: pdfName(document.name, document.fileExtension),
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

/** A signed document; undefined where it was purged, or nothing can be drawn into it. */
async function readSigned(complete: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return await complete();
  } catch (error) {
    // A document that cannot be drawn must not keep its signer from finishing.
    if (error instanceof ServiceRefusal) return undefined;
    throw error;
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
