/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * List the task lists of a room.
 *
 * Lists all task lists of a room at once, without their tasks. Each tells from which template it
 * was made and how far its review has come.
 *
 * TaskLists_GetTaskLists: `GET /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 */
export const taskListsGetTaskLists = /* @__PURE__ */ operation<operations['TaskLists_GetTaskLists']>({
    id: 'TaskLists_GetTaskLists',
    method: 'GET',
    path: '/v2/accounts/{accountId}/rooms/{roomId}/task_lists'
});


/**
 * Apply a task list to a room.
 *
 * Puts a task list into a room: the tasks of a template of the company are copied and can from
 * then on be done, reviewed and approved in the room. The user must be in the room, with a role
 * that may apply task lists.
 *
 * TaskLists_CreateTaskList: `POST /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 */
export const taskListsCreateTaskList = /* @__PURE__ */ operation<operations['TaskLists_CreateTaskList']>({
    id: 'TaskLists_CreateTaskList',
    method: 'POST',
    path: '/v2/accounts/{accountId}/rooms/{roomId}/task_lists',
    mediaTypes: ['application/json']
});

