/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TaskListsCreateTaskList201Response, TaskListsCreateTaskListBody, TaskListsCreateTaskListParams, TaskListsCreateTaskListResponses, TaskListsDeleteTaskList204Response, TaskListsDeleteTaskListParams, TaskListsDeleteTaskListResponses, TaskListsGetTaskLists200Response, TaskListsGetTaskListsParams, TaskListsGetTaskListsResponses } from '@countersign/types/rooms-v2/task-lists';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `taskListsGetTaskLists`.
 */
export interface TaskListsGetTaskListsInput {
    path: PathOf<TaskListsGetTaskListsParams>;
}
/**
 * List the task lists of a room.
 *
 * Returns all task lists of a room in one response, without their tasks. Each contains the template
 * from which it was created, and the status of its review.
 *
 * A caller with one of the permissions for task lists sees all of them. Any other person in the room
 * sees only the lists with tasks that the person owns, and is rejected if there are none.
 *
 * TaskLists_GetTaskLists: `GET /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const taskListsGetTaskLists: Operation<TaskListsGetTaskListsInput, TaskListsGetTaskLists200Response, TaskListsGetTaskListsResponses, 'rooms'> = /* @__PURE__ */ operation('TaskLists_GetTaskLists', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/task_lists');


/**
 * The input of `taskListsCreateTaskList`.
 */
export interface TaskListsCreateTaskListInput {
    path: PathOf<TaskListsCreateTaskListParams>;
    body: TaskListsCreateTaskListBody;
}
/**
 * Apply a task list to a room.
 *
 * Creates a task list in a room: the tasks of a template of the company are copied, and can then be
 * completed, reviewed and approved in the room. The caller needs the right to apply task lists in
 * the room.
 *
 * Each task gets its owner from the template: a certain user of the company, or the first person in
 * the room who has a certain role. Otherwise the caller is the owner. The due date is a fixed date,
 * or a number of days before or after a date of the room, such as the contract date, and moves with
 * it.
 *
 * TaskLists_CreateTaskList: `POST /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const taskListsCreateTaskList: Operation<TaskListsCreateTaskListInput, TaskListsCreateTaskList201Response, TaskListsCreateTaskListResponses, 'rooms'> = /* @__PURE__ */ operation('TaskLists_CreateTaskList', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/task_lists');


/**
 * The input of `taskListsDeleteTaskList`.
 */
export interface TaskListsDeleteTaskListInput {
    path: PathOf<TaskListsDeleteTaskListParams>;
}
/**
 * Remove a task list from its room.
 *
 * Deletes a task list with all its tasks, whatever their status is. Documents that were attached to
 * the tasks stay in the room. The caller must be able to view the room, and needs the right to
 * remove any task list in it. The template is not changed.
 *
 * TaskLists_DeleteTaskList: `DELETE /v2/accounts/{accountId}/task_lists/{taskListId}`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const taskListsDeleteTaskList: Operation<TaskListsDeleteTaskListInput, TaskListsDeleteTaskList204Response, TaskListsDeleteTaskListResponses, 'rooms'> = /* @__PURE__ */ operation('TaskLists_DeleteTaskList', 'DELETE', '/v2/accounts/{accountId}/task_lists/{taskListId}');

