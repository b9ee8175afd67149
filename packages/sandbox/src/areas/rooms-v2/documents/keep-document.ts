import {
  roomDocuments,
  roomOfDocuments,
  type StoredRoom,
  type StoredRoomDocument,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { formatRoomKey } from './folders.ts';

/** The properties of a new document that do not follow from its content. */
export type NewDocument = Pick<
  StoredRoomDocument,
  'name' | 'ownerId' | 'folderId' | 'mediaType' | 'isDynamic'
> &
  Partial<Pick<StoredRoomDocument, 'formId' | 'filledAt' | 'signedInEnvelopeId' | 'users'>>;

/** Adds a document to a room. */
export async function addDocument(
  state: State,
  context: Pick<RoomsContext, 'newId'>,
  room: StoredRoom,
  document: NewDocument,
  bytes: Uint8Array,
): Promise<StoredRoomDocument> {
  const known = state.of(roomOfDocuments);
  const documentId = await newRoomsNumber(
    context,
    async (id) => (await known.get(room.accountId, String(id))) !== undefined,
  );
  const added: StoredRoomDocument = {
    users: [],
    ...document,
    documentId,
    roomId: room.roomId,
    contentId: await state.contents.put(bytes),
    size: bytes.length,
    createdAt: state.now,
    isArchived: false,
  };
  await putDocument(state, room, added);
  return added;
}

/** Stores a document. */
export async function putDocument(
  state: State,
  room: Pick<StoredRoom, 'accountId' | 'roomId'>,
  document: StoredRoomDocument,
): Promise<void> {
  const id = String(document.documentId);
  await state.of(roomDocuments).put(formatRoomKey(room), id, document);
  await state.of(roomOfDocuments).put(room.accountId, id, room.roomId);
}

/** Deletes a document. */
export async function removeDocument(
  state: State,
  room: Pick<StoredRoom, 'accountId' | 'roomId'>,
  { documentId }: Pick<StoredRoomDocument, 'documentId'>,
): Promise<void> {
  await state.of(roomDocuments).remove(formatRoomKey(room), String(documentId));
  await state.of(roomOfDocuments).remove(room.accountId, String(documentId));
}
