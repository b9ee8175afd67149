import { ended, statusInWords } from '../../../envelopes/statuses.ts';
import {
  roomDocuments,
  type StoredRoom,
  type StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { formatRoomKey } from '../documents/folders.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { isTaskDone } from '../tasks/statuses.ts';
import { listTaskLists } from '../tasks/task-lists-of-room.ts';

/**
 * Refuses to delete a room in which something is left to do, or that holds what other people own.
 * @throws RoomsRefusal INVALID_REQUEST_PARAMETERS
 * @evidence public
 */
export async function requireFinished(
  state: State,
  room: StoredRoom,
  { userId }: Pick<StoredRoomsUser, 'userId'>,
): Promise<void> {
  const lists = await listTaskLists(state, room.accountId, room.roomId);
  if (lists.some(({ tasks }) => tasks.some((task) => !isTaskDone(task))))
    throw refuse(room, 'it has open tasks');
  const documents = await state.of(roomDocuments).list(formatRoomKey(room));
  const others = documents.filter(({ ownerId }) => ownerId !== userId);
  if (others.length > 0) throw refuse(room, `other people own ${others.length} of its documents`);
  for (const { envelopeId } of room.envelopes) {
    const envelope = await state.envelopes.get(envelopeId);
    if (envelope !== undefined && !ended.includes(envelope.status))
      throw refuse(room, `the envelope ${envelopeId} is ${statusInWords(envelope.status)}`);
  }
}

/**
 * The refusal to delete a room in which work is left.
 * @evidence public
 */
function refuse({ roomId }: StoredRoom, why: string): RoomsRefusal {
  return new RoomsRefusal(
    'INVALID_REQUEST_PARAMETERS',
    `Invalid path parameter roomId: the room ${roomId} cannot be deleted, because ${why}.`,
  );
}
