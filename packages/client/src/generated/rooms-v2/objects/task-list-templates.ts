// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskListTemplatesGetTaskListTemplates200Response, TaskListTemplatesGetTaskListTemplatesResponses } from '@countersign/types/rooms-v2/task-list-templates';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { TaskListTemplatesGetTaskListTemplatesInput } from '../task-list-templates.js';
import { taskListTemplatesGetTaskListTemplates } from '../task-list-templates.js';
/**
 * The templates of the company for task lists. A template says which tasks a room gets, who does
 * them, and when they are due.
 */
export interface TaskListTemplates {
    /**
     * List the task list templates of the company.
     *
     * Returns the templates from which task lists are created, with the number of their tasks. The
     * administrators of the company create them in the web application; no operation does. Every member
     * of the company can list them. `TaskLists_CreateTaskList` applies one to a room.
     *
     * TaskListTemplates_GetTaskListTemplates: `GET /v2/accounts/{accountId}/task_list_templates`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getTaskListTemplates(input?: TaskListTemplatesGetTaskListTemplatesInput, options?: CallOptions): PagedCall<TaskListTemplatesGetTaskListTemplates200Response, TaskListTemplatesGetTaskListTemplatesResponses, NonNullable<TaskListTemplatesGetTaskListTemplates200Response['taskListTemplates']>[number]>;
}
/**
 * Creates an object whose methods are the functions of TaskListTemplates.
 */
export function taskListTemplates(client: Client<'rooms'>): TaskListTemplates {
    return {
        getTaskListTemplates: taskListTemplatesGetTaskListTemplates.bind(null, client)
    };
}

