import {
  roomDocuments,
  roomOfDocuments,
  type StoredRoom,
  type StoredRoomDocument,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { findRoom, type FoundRoom } from '../access/find-room.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { type DocumentAccess, readDocumentAccess } from './document-access.ts';
import { formatRoomKey } from './folders.ts';

/** A document, the room that it is in, and what the caller can do with documents there. */
export interface FoundDocument {
  document: StoredRoomDocument;
  found: FoundRoom;
  access: DocumentAccess;
}

/**
 * Finds a document of any room that the caller can view.
 * @throws RoomsRefusal if it does not exist; a document that the caller cannot view counts as
 * missing
 */
export async function findDocument(
  state: State,
  rooms: RoomsContext,
  documentId: number | string,
): Promise<FoundDocument> {
  const { accountId } = rooms.account;
  const id = Number(documentId);
  const roomId = await state.of(roomOfDocuments).get(accountId, String(id));
  const found = roomId === undefined ? undefined : await findRoomIfAny(state, rooms, roomId);
  if (found !== undefined) {
    const access = readDocumentAccess(state, rooms, found);
    const document = await getDocument(state, found.room, id);
    if (document !== undefined && (await access.canView(document)))
      return { document, found, access };
  }
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `There is no document ${documentId} that ${rooms.member.email} can view. Get the IDs with Rooms_GetDocuments.`,
  );
}

/** The document of a room with a number. */
export async function getDocument(
  state: State,
  room: Pick<StoredRoom, 'accountId' | 'roomId'>,
  documentId: number,
): Promise<StoredRoomDocument | undefined> {
  return state.of(roomDocuments).get(formatRoomKey(room), String(documentId));
}

/** Finds a room that the caller can view; undefined if there is none. */
export async function findRoomIfAny(
  state: State,
  rooms: RoomsContext,
  roomId: number,
): Promise<FoundRoom | undefined> {
  try {
    return await findRoom(state, rooms, roomId);
  } catch (error) {
    if (error instanceof RoomsRefusal && error.code === 'RESOURCE_NOT_FOUND') return undefined;
    throw error;
  }
}
