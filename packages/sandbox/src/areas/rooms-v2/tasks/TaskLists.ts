import type { Permission } from '../../../state/model/rooms.ts';
import { findRoom, requireInRoom } from '../access/find-room.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { applyTaskListTemplate } from './apply-template.ts';
import { presentTaskList, presentTaskListSummary } from './present-task-list.ts';
import { taskListTemplates } from './stored-task-list.ts';
import { getTaskList, listTaskLists, removeTaskList } from './task-lists-of-room.ts';

/** Permissions, any of which lets a person see all task lists of a room. */
const seesAll: readonly Permission[] = [
  'canAddTasksToAnyTaskLists',
  'canApplyTaskList',
  'canRemoveAnyTaskList',
  'canSubmitTaskList',
  'canReviewTaskList',
];

export const TaskLists_GetTaskLists = defineRoomsOperation(
  'TaskLists_GetTaskLists',
  async (state, { path }, rooms) => {
    const { accountId } = rooms.account;
    const found = await findRoom(state, rooms, path.roomId);
    const all = await listTaskLists(state, accountId, found.room.roomId);
    const { userId } = rooms.member;
    const own = all.filter(({ tasks }) =>
      tasks.some(({ people }) => people.some((person) => person.userId === userId)),
    );
    if (own.length === 0) requireInRoom(found, rooms, ...seesAll);
    const shown = seesAll.some((permission) => found.permissions.has(permission)) ? all : own;
    return { status: 200, body: { taskListSummaries: shown.map(presentTaskListSummary) } };
  },
);

export const TaskLists_CreateTaskList = defineRoomsOperation(
  'TaskLists_CreateTaskList',
  async (state, { path, body }, rooms) => {
    const { accountId } = rooms.account;
    const found = await findRoom(state, rooms, path.roomId);
    requireInRoom(found, rooms, 'canApplyTaskList');
    const id = String(body.taskListTemplateId);
    const template = await state.of(taskListTemplates).get(accountId, id);
    if (template === undefined)
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `/taskListTemplateId: the company has no task list template ${id}. Get the IDs with TaskListTemplates_GetTaskListTemplates.`,
      );
    const list = await applyTaskListTemplate(state, rooms, found.room, template);
    return { status: 201, body: presentTaskList(list) };
  },
);

export const TaskLists_DeleteTaskList = defineRoomsOperation(
  'TaskLists_DeleteTaskList',
  async (state, { path }, rooms) => {
    const { accountId } = rooms.account;
    const list = await getTaskList(state, accountId, Number(path.taskListId));
    if (list === undefined)
      throw new RoomsRefusal(
        'RESOURCE_NOT_FOUND',
        `There is no task list ${path.taskListId} in a room that ${rooms.member.email} can view. Get the IDs with TaskLists_GetTaskLists.`,
      );
    const found = await findRoom(state, rooms, list.roomId);
    requireInRoom(found, rooms, 'canRemoveAnyTaskList');
    await removeTaskList(state, accountId, list);
    return { status: 204 };
  },
);
