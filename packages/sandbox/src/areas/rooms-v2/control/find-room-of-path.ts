import type { StoredRoom } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { ControlCall } from '../../../frame/control/control-call.ts';
import { notFound } from '../../../frame/control/control-problem.ts';

/** The account that the path of a call names. */
export function readAccountId({ path }: Pick<ControlCall, 'path'>): string {
  return (path['accountId'] ?? '').toLowerCase();
}

/** The room that the path of a call names. @throws ControlProblem */
export async function findRoomOfPath(
  state: State,
  call: Pick<ControlCall, 'path'>,
  options?: { lock?: boolean },
): Promise<StoredRoom> {
  const { accountId = '', roomId = '' } = call.path;
  const id = /^\d{1,10}$/.test(roomId) ? Number(roomId) : 0;
  const room = await state.rooms.get(readAccountId(call), id, options);
  if (room !== undefined) return room;
  throw notFound(`The account ${accountId} has no room ${roomId}.`, 'path/roomId');
}
