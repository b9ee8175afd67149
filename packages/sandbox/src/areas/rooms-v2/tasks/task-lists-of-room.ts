import type { State } from '../../../state/state.ts';
import { formatRoomKey } from '../documents/folders.ts';
import {
  listOfTasks,
  roomOfTaskLists,
  type StoredTaskList,
  taskLists,
} from './stored-task-list.ts';

/** The task lists of a room, oldest first. */
export function listTaskLists(
  state: State,
  accountId: string,
  roomId: number,
): Promise<StoredTaskList[]> {
  return state.of(taskLists).list(formatRoomKey({ accountId, roomId }));
}

/** Finds a task list by its number, in any room. */
export async function getTaskList(
  state: State,
  accountId: string,
  taskListId: number,
): Promise<StoredTaskList | undefined> {
  const id = String(taskListId);
  const roomId = await state.of(roomOfTaskLists).get(accountId, id);
  return roomId === undefined
    ? undefined
    : state.of(taskLists).get(formatRoomKey({ accountId, roomId }), id);
}

/** The number of the list that a task is in. */
export function getListOfTask(
  state: State,
  accountId: string,
  taskId: number,
): Promise<number | undefined> {
  return state.of(listOfTasks).get(accountId, String(taskId));
}

/**
 * Stores a task list, replacing an earlier one, and notes the locations of the list and its tasks.
 */
export async function putTaskList(
  state: State,
  accountId: string,
  list: StoredTaskList,
): Promise<void> {
  const { taskListId, roomId, tasks } = list;
  await saveTaskList(state, accountId, list);
  await state.of(roomOfTaskLists).put(accountId, String(taskListId), roomId);
  for (const { taskId } of tasks)
    await state.of(listOfTasks).put(accountId, String(taskId), taskListId);
}

/** Saves what changed within a task list; its tasks are the same. */
export async function saveTaskList(
  state: State,
  accountId: string,
  list: StoredTaskList,
): Promise<void> {
  const { taskListId, roomId } = list;
  await state.of(taskLists).put(formatRoomKey({ accountId, roomId }), String(taskListId), list);
}

/** Removes a task list with its tasks; documents that were attached stay in the room. */
export async function removeTaskList(
  state: State,
  accountId: string,
  { taskListId, roomId, tasks }: StoredTaskList,
): Promise<void> {
  for (const { taskId } of tasks) await state.of(listOfTasks).remove(accountId, String(taskId));
  await state.of(roomOfTaskLists).remove(accountId, String(taskListId));
  await state.of(taskLists).remove(formatRoomKey({ accountId, roomId }), String(taskListId));
}

/** Removes all task lists of a room, which is deleted. */
export async function removeTaskLists(
  state: State,
  accountId: string,
  roomId: number,
): Promise<void> {
  for (const list of await listTaskLists(state, accountId, roomId))
    await removeTaskList(state, accountId, list);
}
