import {
  roomDocuments,
  roomFolders,
  roomOfDocuments,
  type StoredRoom,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { formatRoomKey } from '../documents/folders.ts';
import { removeTaskLists } from '../tasks/task-lists-of-room.ts';

/** Deletes a room with its documents, folders and task lists. Envelopes of the e-signature service stay. */
export async function deleteRoom(
  state: State,
  { accountId, roomId }: Pick<StoredRoom, 'accountId' | 'roomId'>,
): Promise<void> {
  const inRoom = formatRoomKey({ accountId, roomId });
  for (const { documentId } of await state.of(roomDocuments).list(inRoom))
    await state.of(roomOfDocuments).remove(accountId, String(documentId));
  await state.of(roomDocuments).removeAll(inRoom);
  await state.of(roomFolders).removeAll(inRoom);
  await removeTaskLists(state, accountId, roomId);
  await state.rooms.remove(accountId, roomId);
}
