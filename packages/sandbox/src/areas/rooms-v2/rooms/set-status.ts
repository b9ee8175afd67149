import { findRoom, requireInRoom } from '../access/find-room.ts';
import { findViewer } from '../access/find-viewer.ts';
import type { Permission, StoredRoom } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { listMissing } from '../fields/field-data.ts';
import { findFieldSet } from '../fields/find-field-set.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** A change of a room's status, which people make in the web pages of the service. */
export interface StatusChange {
  status: StoredRoom['status'] | 'submitted' | 'rejected';
  closedStatusId?: StoredRoom['closedStatusId'];
}

/**
 * Changes the status of a room: opens, closes or reopens it, submits it for review or rejects it.
 * @throws RoomsRefusal if the current status does not allow the change
 */
export async function setRoomStatus(
  state: State,
  room: StoredRoom,
  userId: number,
  { status, closedStatusId }: StatusChange,
): Promise<void> {
  const { now } = state;
  switch (status) {
    case 'closed':
      requireOpen(room);
      if (closedStatusId === undefined)
        throw refuse(
          'closedStatusId says why the room is closed; it is missing. Take one of GlobalLists_GetClosingStatuses',
        );
      Object.assign(room, { status, closedAt: now, closedStatusId });
      break;
    case 'submitted':
      requireOpen(room);
      await requireDetails(state, room);
      room.submittedForReviewAt = now;
      delete room.rejectedAt;
      delete room.rejectedByUserId;
      break;
    case 'rejected':
      requireOpen(room);
      if (room.submittedForReviewAt === undefined || room.rejectedAt !== undefined)
        throw refuse(`the room ${room.roomId} is not under review. Submit it first`);
      Object.assign(room, { rejectedAt: now, rejectedByUserId: userId });
      break;
    default:
      room.status = status;
      delete room.closedAt;
      delete room.closedStatusId;
  }
  await state.rooms.put(room);
}

/**
 * Refuses a change that a user may not make.
 * @throws RoomsRefusal
 */
export async function requireMayChange(
  state: State,
  room: StoredRoom,
  userId: number,
  { status }: StatusChange,
): Promise<void> {
  const viewer = await findViewer(state, room.accountId, userId);
  const found = await findRoom(state, viewer, room.roomId);
  const operationId = `setRoomStatus (${status})`;
  requireInRoom(found, { operationId, member: viewer.member }, findPermission(room, status));
}

function findPermission(room: StoredRoom, status: StatusChange['status']): Permission {
  if (status === 'submitted') return 'canSubmitRoomsForReview';
  if (status === 'closed' || status === 'rejected') return 'canCloseRooms';
  return room.status === 'closed' ? 'canReopenRooms' : 'canViewAndEditRoomDetails';
}

function requireOpen({ roomId, status }: StoredRoom): void {
  if (status === 'closed') throw refuse(`the room ${roomId} is closed. Reopen it first`);
}

/** A review requires some details. */
async function requireDetails(state: State, room: StoredRoom): Promise<void> {
  const set = await findFieldSet(state, room.accountId, room.fieldSetId);
  const missing = listMissing(set, room.fieldData, 'isRequiredOnSubmit');
  if (missing.length > 0)
    throw refuse(
      `the room ${room.roomId} has no values for ${missing.join(', ')}. Enter them first`,
    );
}

function refuse(sentence: string): RoomsRefusal {
  return new RoomsRefusal('PROPERTY_VALIDATION_FAILURE', `The status cannot be set: ${sentence}.`);
}
