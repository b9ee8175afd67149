import { z } from 'zod';
import { requireMayChange, setRoomStatus } from '../rooms/set-status.ts';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { findRoomOfPath } from './find-room-of-path.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import { closedStatuses } from '../seed/rooms.ts';

const change = z.strictObject({
  status: z.enum(['active', 'pending', 'closed', 'submitted', 'rejected']),
  closedStatusId: z.exactOptional(z.enum(closedStatuses)),
  userId: z.exactOptional(z.int().positive()),
});

export const roomStatus: ControlHandlers<'setRoomStatus'> = {
  async setRoomStatus(parts, call) {
    const { userId, ...body } = readBody(call, change);
    return write(parts, call, async (state) => {
      const room = await findRoomOfPath(state, call, { lock: true });
      if (userId !== undefined) await requireMayChange(state, room, userId, body);
      const actor = userId ?? room.ownerIds[0] ?? room.createdByUserId;
      await setRoomStatus(state, room, actor, body);
      const { name, status, closedStatusId } = room;
      return {
        roomId: room.roomId,
        name,
        status,
        isUnderReview: room.submittedForReviewAt !== undefined && room.rejectedAt === undefined,
        ...(closedStatusId !== undefined && { closedStatusId }),
      };
    });
  },
};
