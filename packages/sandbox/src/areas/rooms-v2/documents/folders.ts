import {
  roomFolders,
  type StoredRoom,
  type StoredRoomDocument,
  type StoredRoomFolder,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { showName } from '../../../engine/show-name.ts';

/** Formats the key of a room's folders, documents and task lists. */
export function formatRoomKey({ accountId, roomId }: Pick<StoredRoom, 'accountId' | 'roomId'>) {
  return `${accountId}/${roomId}`;
}

/**
 * The folders of a room, the default one first. A room that was given none has its default folder
 * all the same, with the number of the room: then nothing has to be kept for it.
 */
export async function listFolders(state: State, room: StoredRoom): Promise<StoredRoomFolder[]> {
  const kept = await state.of(roomFolders).list(formatRoomKey(room));
  const others = kept.filter(({ isDefault }) => !isDefault);
  const usual = kept.find(({ isDefault }) => isDefault) ?? {
    roomFolderId: room.roomId,
    roomId: room.roomId,
    name: 'Documents',
    isDefault: true,
  };
  return [usual, ...others];
}

/**
 * The folder that a new document goes into.
 * @param folderId the one of the request; the default folder if it names none
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE where the room has no such folder
 */
export async function chooseFolder(
  state: State,
  room: StoredRoom,
  folderId: number | undefined,
): Promise<StoredRoomDocument['folderId']> {
  const folders = await listFolders(state, room);
  const chosen = folders.find(({ roomFolderId, isDefault }) =>
    folderId === undefined ? isDefault : roomFolderId === folderId,
  );
  if (chosen !== undefined) return chosen.roomFolderId;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `/folderId: the room ${room.roomId} has no folder ${showName(folderId)}. Get the IDs with RoomFolders_GetRoomFolders.`,
  );
}
