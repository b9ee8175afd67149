/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TaskListsCreateTaskList201Response, TaskListsCreateTaskListBody, TaskListsCreateTaskListParams, TaskListsCreateTaskListResponses, TaskListsGetTaskLists200Response, TaskListsGetTaskListsParams, TaskListsGetTaskListsResponses } from '@countersign/types/rooms-v2/task-lists';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `taskListsGetTaskLists` takes.
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
 * TaskLists_GetTaskLists: `GET /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 */
export const taskListsGetTaskLists: Operation<TaskListsGetTaskListsInput, TaskListsGetTaskLists200Response, TaskListsGetTaskListsResponses> = /* @__PURE__ */ operation('TaskLists_GetTaskLists', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/task_lists');


/**
 * What `taskListsCreateTaskList` takes.
 */
export interface TaskListsCreateTaskListInput {
    path: PathOf<TaskListsCreateTaskListParams>;
    body: TaskListsCreateTaskListBody;
}
/**
 * Apply a task list to a room.
 *
 * Creates a task list in a room: the tasks of a template of the company are copied, and can then be
 * completed, reviewed and approved in the room. The user must be in the room, with a role that can
 * apply task lists.
 *
 * TaskLists_CreateTaskList: `POST /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 */
export const taskListsCreateTaskList: Operation<TaskListsCreateTaskListInput, TaskListsCreateTaskList201Response, TaskListsCreateTaskListResponses> = /* @__PURE__ */ operation('TaskLists_CreateTaskList', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/task_lists');

