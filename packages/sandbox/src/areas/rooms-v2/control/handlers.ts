import { roomEnvelopes } from './room-envelopes.ts';
import { roomStatus } from './room-status.ts';
import { roomTasks } from './room-tasks.ts';
import { roomsCompanies } from './rooms-companies.ts';
import { roomsInvitations } from './rooms-invitations.ts';

/** The handlers of the control API that are about Rooms. */
export const handlers = {
  ...roomEnvelopes,
  ...roomStatus,
  ...roomTasks,
  ...roomsCompanies,
  ...roomsInvitations,
};
