/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { TaskList } from './schemas/TaskList.js';
import { TaskListForCreate } from './schemas/TaskListForCreate.js';
import { TaskListSummaryList } from './schemas/TaskListSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/task-lists';
export const TaskListsGetTaskListsParams: ObjectSchema<types.TaskListsGetTaskListsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const TaskListsGetTaskLists200Response: zod.ZodType<zod.output<typeof TaskListSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(TaskListSummaryList);
export const TaskListsGetTaskLists400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskListParams: ObjectSchema<types.TaskListsCreateTaskListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const TaskListsCreateTaskListBody = TaskListForCreate;
export const TaskListsCreateTaskList201Response: zod.ZodType<zod.output<typeof TaskList>, unknown> = /* @__PURE__ */ lenientResponse(TaskList);
export const TaskListsCreateTaskList400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskListParams: ObjectSchema<types.TaskListsDeleteTaskListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "taskListId": zod.int().min(1)
}));
export const TaskListsDeleteTaskList204Response = /* @__PURE__ */ zod.void();
export const TaskListsDeleteTaskList400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
