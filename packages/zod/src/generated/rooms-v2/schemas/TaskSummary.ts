/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskSummary as Type } from '@countersign/types/rooms-v2/schemas/TaskSummary';
export const TaskSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskId": zod.int().optional(),
    "name": zod.string().optional(),
    "requiresApproval": zod.boolean().optional(),
    "dueDateTypeId": zod.string().optional(),
    "dueDateOffset": zod.int().optional(),
    "fixedDueDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "ownerUserId": zod.int().optional(),
    "completionDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "approvalDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "rejectedDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "createdDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "isDocumentTask": zod.boolean().optional(),
    "requiresReview": zod.boolean().optional()
}));
