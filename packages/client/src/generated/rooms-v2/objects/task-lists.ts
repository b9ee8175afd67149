// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskListsCreateTaskList201Response, TaskListsCreateTaskListResponses, TaskListsGetTaskLists200Response, TaskListsGetTaskListsResponses } from '@countersign/types/rooms-v2/task-lists';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TaskListsCreateTaskListInput, TaskListsGetTaskListsInput } from '../task-lists.js';
import { taskListsCreateTaskList, taskListsGetTaskLists } from '../task-lists.js';
/**
 * The task lists in a room, each created from a template of the company.
 */
export interface TaskLists {
    /**
     * List the task lists of a room.
     *
     * Returns all task lists of a room in one response, without their tasks. Each contains the template
     * from which it was created, and the status of its review.
     *
     * TaskLists_GetTaskLists: `GET /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
     */
    getTaskLists(input: TaskListsGetTaskListsInput, options?: CallOptions): Call<TaskListsGetTaskLists200Response, TaskListsGetTaskListsResponses>;
    /**
     * Apply a task list to a room.
     *
     * Creates a task list in a room: the tasks of a template of the company are copied, and can then be
     * completed, reviewed and approved in the room. The user must be in the room, with a role that can
     * apply task lists.
     *
     * TaskLists_CreateTaskList: `POST /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
     */
    createTaskList(input: TaskListsCreateTaskListInput, options?: CallOptions): Call<TaskListsCreateTaskList201Response, TaskListsCreateTaskListResponses>;
}
/**
 * Creates an object whose methods are the functions of TaskLists.
 */
export function taskLists(client: Client): TaskLists {
    return {
        getTaskLists: taskListsGetTaskLists.bind(null, client),
        createTaskList: taskListsCreateTaskList.bind(null, client)
    };
}

