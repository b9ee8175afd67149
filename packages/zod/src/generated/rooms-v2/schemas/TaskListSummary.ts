/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskListSummary as Type } from '@countersign/types/rooms-v2/schemas/TaskListSummary';
export const TaskListSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskListId": zod.int().optional(),
    "name": zod.string().optional(),
    "taskListTemplateId": zod.int().optional(),
    "submittedForReviewDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "approvalDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "rejectedDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "createdDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "approvedByUserId": zod.int().optional(),
    "rejectedByUserId": zod.int().optional(),
    "comment": zod.string().optional()
}));
