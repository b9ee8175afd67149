/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TaskSummary as Type } from '@countersign/types/rooms-v2/schemas/TaskSummary';
export const TaskSummary: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "taskId": zod.int().optional(),
    "name": zod.string().optional(),
    "requiresApproval": zod.boolean().optional(),
    "dueDateTypeId": zod.string().optional(),
    "dueDateOffset": zod.int().optional(),
    "fixedDueDate": formats.dateTime.optional(),
    "ownerUserId": zod.int().optional(),
    "completionDate": formats.dateTime.optional(),
    "approvalDate": formats.dateTime.optional(),
    "rejectedDate": formats.dateTime.optional(),
    "createdDate": formats.dateTime.optional(),
    "isDocumentTask": zod.boolean().optional(),
    "requiresReview": zod.boolean().optional()
}));
