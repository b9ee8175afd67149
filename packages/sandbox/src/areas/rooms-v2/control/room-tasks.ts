import { z } from 'zod';
import { reviewTaskList, submitTaskList } from '../tasks/act-on-list.ts';
import { completeTask, reviewTask } from '../tasks/act-on-task.ts';
import { findDueDates } from '../tasks/due-date.ts';
import {
  findTask,
  findTaskList,
  openTaskList,
  type TaskAct,
  type TaskListInRoom,
} from '../tasks/open-task-list.ts';
import { findOwner } from '../tasks/present-task-list.ts';
import { findTaskListStatus, findTaskStatus } from '../tasks/statuses.ts';
import type { StoredTask } from '../tasks/stored-task-list.ts';
import { getListOfTask } from '../tasks/task-lists-of-room.ts';
import type { State } from '../../../state/state.ts';
import {
  type ControlCall,
  type ControlHandlers,
  type ControlParts,
  read,
  write,
} from '../../../frame/control/control-call.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import { readAccountId } from './find-room-of-path.ts';
import type { components } from '../../../frame/control/generated/control.ts';
import { readBody } from '../../../frame/control/read-body.ts';

type ListAnswer = components['schemas']['RoomTaskList'];

const userId = z.exactOptional(z.int().positive());
const acting = z.strictObject({ userId });
const completing = acting.extend({ documentId: z.exactOptional(z.int().positive()) });
const reviewing = acting.extend({ comment: z.exactOptional(z.string().min(1)) });

export const roomTasks: ControlHandlers<
  | 'getTaskList'
  | 'submitTaskList'
  | 'approveTaskList'
  | 'rejectTaskList'
  | 'completeTask'
  | 'approveTask'
  | 'rejectTask'
> = {
  getTaskList: (parts, call) =>
    read(parts, call, async (state) =>
      presentList(
        state,
        await findTaskList(state, readAccountId(call), readNumber(call, 'taskListId')),
      ),
    ),
  async submitTaskList(parts, call) {
    const { userId: by } = readBody(call, acting);
    return onList(parts, call, by, (state, act) => submitTaskList(state, act));
  },
  async approveTaskList(parts, call) {
    const { userId: by, comment } = readBody(call, reviewing);
    return onList(parts, call, by, (state, act) =>
      reviewTaskList(state, act, { approved: true, comment }),
    );
  },
  async rejectTaskList(parts, call) {
    const { userId: by, comment } = readBody(call, reviewing);
    return onList(parts, call, by, (state, act) =>
      reviewTaskList(state, act, { approved: false, comment }),
    );
  },
  async completeTask(parts, call) {
    const { userId: by, documentId } = readBody(call, completing);
    return onTask(parts, call, by, 'assignee', (state, act, task) =>
      completeTask(state, act, task, documentId),
    );
  },
  async approveTask(parts, call) {
    const { userId: by, comment } = readBody(call, reviewing);
    return onTask(parts, call, by, 'reviewer', (state, act, task) =>
      reviewTask(state, act, task, { approved: true, comment }),
    );
  },
  async rejectTask(parts, call) {
    const { userId: by, comment } = readBody(call, reviewing);
    return onTask(parts, call, by, 'reviewer', (state, act, task) =>
      reviewTask(state, act, task, { approved: false, comment }),
    );
  },
};

/** Does something with a task list, as a user or else as the first owner of the room. */
function onList(
  parts: ControlParts,
  call: ControlCall,
  by: number | undefined,
  work: (state: State, act: TaskAct) => Promise<void>,
): Promise<ListAnswer> {
  const taskListId = readNumber(call, 'taskListId');
  return write(parts, call, async (state) => {
    const found = await findTaskList(state, readAccountId(call), taskListId);
    const act = await openTaskList(state, found, by ?? findRoomOwner(found));
    await work(state, act);
    return presentList(state, found);
  });
}

/** Does something with a task, as a user or else as the first one with a responsibility for it. */
function onTask(
  parts: ControlParts,
  call: ControlCall,
  by: number | undefined,
  responsibility: 'assignee' | 'reviewer',
  work: (state: State, act: TaskAct, task: StoredTask) => Promise<void>,
): Promise<ListAnswer> {
  const taskId = readNumber(call, 'taskId');
  return write(parts, call, async (state) => {
    const accountId = readAccountId(call);
    const taskListId = await getListOfTask(state, accountId, taskId);
    if (taskListId === undefined)
      throw notFound(`The account ${accountId} has no task ${taskId} in a room.`, 'path/taskId');
    const found = await findTaskList(state, accountId, taskListId);
    const task = findTask(found, taskId);
    const person = task.people.find((one) => one.responsibility === responsibility);
    const act = await openTaskList(state, found, by ?? person?.userId ?? findRoomOwner(found));
    await work(state, act, task);
    return presentList(state, found);
  });
}

function findRoomOwner({ room }: TaskListInRoom): number {
  return room.ownerIds[0] ?? room.createdByUserId;
}

function readNumber({ path }: ControlCall, name: 'taskListId' | 'taskId'): number {
  const text = path[name] ?? '';
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw invalid(`${text} is not the number of a task list or a task.`, `path/${name}`);
}

function presentList({ now }: State, { list, room }: TaskListInRoom): ListAnswer {
  const dueDates = findDueDates(list.tasks, room);
  return {
    taskListId: list.taskListId,
    roomId: room.roomId,
    name: list.name,
    status: findTaskListStatus(list),
    ...(list.comment !== undefined && { comment: list.comment }),
    tasks: list.tasks.map((task, at) => presentTask(task, dueDates[at], now)),
  };
}

function presentTask(
  task: StoredTask,
  dueDate: number | undefined,
  now: number,
): ListAnswer['tasks'][number] {
  const { taskId, name, documentId, people } = task;
  const ownerUserId = findOwner(task);
  return {
    taskId,
    name,
    status: findTaskStatus(task, dueDate, now),
    ...(dueDate !== undefined && { dueDate: new Date(dueDate).toISOString() }),
    ...(ownerUserId !== undefined && { ownerUserId }),
    ...(documentId !== undefined && { documentId }),
    people,
  };
}
