import { findRoom } from '../access/find-room.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { listFolders } from './folders.ts';

export const RoomFolders_GetRoomFolders = defineRoomsOperation(
  'RoomFolders_GetRoomFolders',
  async (state, { path }, rooms) => {
    const { room } = await findRoom(state, rooms, path.roomId);
    const folders = (await listFolders(state, room)).map(({ roomFolderId, name, isDefault }) => ({
      roomFolderId,
      name,
      isDefault,
    }));
    return { status: 200, paged: true, body: { folders, ...wholeRoomsList } };
  },
);
