/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TaskListTemplatesGetTaskListTemplates200Response, TaskListTemplatesGetTaskListTemplatesParams, TaskListTemplatesGetTaskListTemplatesQueryParams, TaskListTemplatesGetTaskListTemplatesResponses } from '@countersign/types/rooms-v2/task-list-templates';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `taskListTemplatesGetTaskListTemplates`.
 */
export interface TaskListTemplatesGetTaskListTemplatesInput {
    path?: PathOf<TaskListTemplatesGetTaskListTemplatesParams> | undefined;
    query?: TaskListTemplatesGetTaskListTemplatesQueryParams | undefined;
}
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
export const taskListTemplatesGetTaskListTemplates: PagedOperation<TaskListTemplatesGetTaskListTemplatesInput, TaskListTemplatesGetTaskListTemplates200Response, TaskListTemplatesGetTaskListTemplatesResponses, NonNullable<TaskListTemplatesGetTaskListTemplates200Response['taskListTemplates']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('TaskListTemplates_GetTaskListTemplates', 'GET', '/v2/accounts/{accountId}/task_list_templates', {
    paging: {
        items: 'taskListTemplates',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});

