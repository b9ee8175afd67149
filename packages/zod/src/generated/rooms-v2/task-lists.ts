/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  TaskList
} from './schemas/taskList.zod.js';

import {
  TaskListForCreate
} from './schemas/taskListForCreate.zod.js';

import {
  TaskListSummaryList
} from './schemas/taskListSummaryList.zod.js';



export const taskListsGetTaskListsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const TaskListsGetTaskListsParams = zod.object({
  "accountId": zod.stringFormat('account-id', taskListsGetTaskListsPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const TaskListsGetTaskLists200Response = TaskListSummaryList

export const TaskListsGetTaskLists400Response = ApiError

export const TaskListsGetTaskLists401Response = ApiError

export const TaskListsGetTaskLists403Response = ApiError

export const TaskListsGetTaskLists404Response = ApiError

export const TaskListsGetTaskLists405Response = ApiError

export const TaskListsGetTaskLists429Response = ApiError

export const TaskListsGetTaskLists500Response = ApiError

export const taskListsCreateTaskListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const TaskListsCreateTaskListParams = zod.object({
  "accountId": zod.stringFormat('account-id', taskListsCreateTaskListPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const TaskListsCreateTaskListBody = TaskListForCreate

export const TaskListsCreateTaskList201Response = TaskList

export const TaskListsCreateTaskList400Response = ApiError

export const TaskListsCreateTaskList401Response = ApiError

export const TaskListsCreateTaskList403Response = ApiError

export const TaskListsCreateTaskList404Response = ApiError

export const TaskListsCreateTaskList405Response = ApiError

export const TaskListsCreateTaskList429Response = ApiError

export const TaskListsCreateTaskList500Response = ApiError

