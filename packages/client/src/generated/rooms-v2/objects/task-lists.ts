// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskListsCreateTaskList201Response, TaskListsCreateTaskListResponses, TaskListsGetTaskLists200Response, TaskListsGetTaskListsResponses } from '@countersign/types/rooms-v2/task-lists';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TaskListsCreateTaskListInput, TaskListsGetTaskListsInput } from '../task-lists.js';
import { taskListsCreateTaskList, taskListsGetTaskLists } from '../task-lists.js';
/**
 * The task lists in a room, each made from a template of the company.
 */
export interface TaskLists {
    /**
     * List the task lists of a room.
     *
     * Lists all task lists of a room at once, without their tasks. Each tells from which template it
     * was made and how far its review has come.
     *
     * TaskLists_GetTaskLists: `GET /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
     */
    getTaskLists(input: TaskListsGetTaskListsInput, options?: CallOptions): Call<TaskListsGetTaskLists200Response, TaskListsGetTaskListsResponses>;
    /**
     * Apply a task list to a room.
     *
     * Puts a task list into a room: the tasks of a template of the company are copied and can from
     * then on be done, reviewed and approved in the room. The user must be in the room, with a role
     * that may apply task lists.
     *
     * TaskLists_CreateTaskList: `POST /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
     */
    createTaskList(input: TaskListsCreateTaskListInput, options?: CallOptions): Call<TaskListsCreateTaskList201Response, TaskListsCreateTaskListResponses>;
}
/**
 * Makes the functions of TaskLists into methods of one object.
 */
export function taskLists(client: Client): TaskLists {
    return {
        getTaskLists: taskListsGetTaskLists.bind(null, client),
        createTaskList: taskListsCreateTaskList.bind(null, client)
    };
}

