/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { TaskListTemplateList } from './schemas/TaskListTemplateList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/task-list-templates';
export const TaskListTemplatesGetTaskListTemplatesParams: ObjectSchema<types.TaskListTemplatesGetTaskListTemplatesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const TaskListTemplatesGetTaskListTemplatesQueryParams: ObjectSchema<types.TaskListTemplatesGetTaskListTemplatesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "startPosition": zod.int().min(0).optional(),
    "count": zod.int().min(1).max(100).optional()
}));
export const TaskListTemplatesGetTaskListTemplates200Response: zod.ZodType<zod.output<typeof TaskListTemplateList>, unknown> = /* @__PURE__ */ lenientResponse(TaskListTemplateList);
export const TaskListTemplatesGetTaskListTemplates400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
