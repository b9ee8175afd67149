import type {
  Permission,
  PermissionSet,
  StoredRoom,
  StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { findRoom } from '../access/find-room.ts';
import { findViewer } from '../access/find-viewer.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import type { StoredTask, StoredTaskList } from './stored-task-list.ts';
import { getTaskList } from './task-lists-of-room.ts';

/** A task list in its room. */
export interface TaskListInRoom {
  accountId: string;
  room: StoredRoom;
  list: StoredTaskList;
}

/** A user who does something with a task list in the web pages of the service. */
export interface TaskAct extends TaskListInRoom {
  actor: StoredRoomsUser;
  permissions: PermissionSet;
}

/** @throws RoomsRefusal where the company has no such task list */
export async function findTaskList(
  state: State,
  accountId: string,
  taskListId: number,
): Promise<TaskListInRoom> {
  const list = await getTaskList(state, accountId, taskListId);
  const room = list === undefined ? undefined : await state.rooms.get(accountId, list.roomId);
  if (list !== undefined && room !== undefined) return { accountId, room, list };
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `The account ${accountId} has no task list ${taskListId} in a room. Get the IDs with TaskLists_GetTaskLists.`,
  );
}

/** @throws RoomsRefusal where the task list has no such task */
export function findTask({ list }: TaskListInRoom, taskId: number): StoredTask {
  const task = list.tasks.find((one) => one.taskId === taskId);
  if (task !== undefined) return task;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `Task list ${list.taskListId} has no task ${taskId}. It has ${list.tasks.map((one) => one.taskId).join(', ')}.`,
  );
}

/**
 * Opens a task list for a user, with the user's rights in its room.
 * @throws RoomsRefusal if the user does not exist, or cannot log in or view the room
 */
export async function openTaskList(
  state: State,
  found: TaskListInRoom,
  userId: number,
): Promise<TaskAct> {
  const { accountId, room } = found;
  const viewer = await findViewer(state, accountId, userId);
  const { permissions } = await findRoom(state, viewer, room.roomId);
  return { ...found, actor: viewer.member, permissions };
}

/** @throws RoomsRefusal unless the user has the permission, or may act for another reason */
export function requireRight(
  { actor, permissions, room }: TaskAct,
  permission: Permission,
  otherReason = false,
): void {
  if (otherReason || permissions.has(permission)) return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${actor.email} needs the permission ${permission} in room ${room.roomId} for this.`,
  );
}

/** Creates the error for an action that the state of a task or task list does not allow. */
export function refuse(message: string): RoomsRefusal {
  return new RoomsRefusal('PROPERTY_VALIDATION_FAILURE', message);
}
