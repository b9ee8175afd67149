import type { FieldData, Room, RoomSummary } from '@countersign/types/rooms-v2';
import type { StoredCompany, StoredRoom } from '../../../state/model/rooms.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { optionalRoomsDate, roomsDate } from '../rooms-date.ts';

/** Presents a room in a list. */
export function presentRoomSummary(room: StoredRoom): RoomSummary {
  const { roomId, name, officeId, createdByUserId, rejectedByUserId, closedStatusId } = room;
  return withoutUndefined({
    roomId,
    name,
    officeId,
    createdDate: roomsDate(room.createdAt),
    submittedForReviewDate: optionalRoomsDate(room.submittedForReviewAt),
    closedDate: optionalRoomsDate(room.closedAt),
    rejectedDate: optionalRoomsDate(room.rejectedAt),
    createdByUserId,
    rejectedByUserId,
    closedStatusId,
    fieldDataLastUpdatedDate: roomsDate(room.fieldDataChangedAt),
  });
}

/** Presents a single room, with its details if requested. */
export function presentRoom(
  room: StoredRoom,
  { companyId }: StoredCompany,
  fieldData: FieldData | undefined,
): Room {
  return {
    ...presentRoomSummary(room),
    companyId,
    roomOwnerIds: room.ownerIds,
    ...(fieldData !== undefined && { fieldData }),
  };
}
