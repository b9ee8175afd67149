import { findRoom, requireInRoom } from '../access/find-room.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { changeFieldData, presentFieldData } from './field-data.ts';
import { findFieldSet } from './find-field-set.ts';
import { presentFieldSet } from './present-field-set.ts';

export const Rooms_GetRoomFieldSet = defineRoomsOperation(
  'Rooms_GetRoomFieldSet',
  async (state, { path }, rooms) => {
    const { room } = await findRoom(state, rooms, path.roomId);
    const set = await findFieldSet(state, room.accountId, room.fieldSetId);
    return { status: 200, body: presentFieldSet(set) };
  },
);

export const Rooms_GetRoomFieldData = defineRoomsOperation(
  'Rooms_GetRoomFieldData',
  async (state, { path }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId);
    requireInRoom(found, rooms, 'canViewRoomDetails', 'canViewAndEditRoomDetails');
    const set = await findFieldSet(state, found.room.accountId, found.room.fieldSetId);
    return { status: 200, body: { data: presentFieldData(set, found.room.fieldData) } };
  },
);

export const Rooms_UpdateRoomFieldData = defineRoomsOperation(
  'Rooms_UpdateRoomFieldData',
  async (state, { path, body }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId, { lock: true });
    requireInRoom(found, rooms, 'canViewAndEditRoomDetails');
    const { room } = found;
    if (room.status === 'closed')
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `The room ${room.roomId} is closed, so its details cannot be changed. Reopen it first.`,
      );
    const set = await findFieldSet(state, room.accountId, room.fieldSetId);
    const { after, changed } = changeFieldData(set, room.fieldData, body.data ?? {}, '/data');
    if (Object.keys(changed).length > 0) {
      room.fieldData = after;
      room.fieldDataChangedAt = state.now;
      await state.rooms.put(room);
    }
    return { status: 200, body: { data: changed } };
  },
);
