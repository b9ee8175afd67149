/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TaskListSummary as Type } from '@countersign/types/rooms-v2/schemas/TaskListSummary';
export const TaskListSummary: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "taskListId": zod.int().optional(),
    "name": zod.string().optional(),
    "taskListTemplateId": zod.int().optional(),
    "submittedForReviewDate": formats.dateTime.optional(),
    "approvalDate": formats.dateTime.optional(),
    "rejectedDate": formats.dateTime.optional(),
    "createdDate": formats.dateTime.optional(),
    "approvedByUserId": zod.int().optional(),
    "rejectedByUserId": zod.int().optional(),
    "comment": zod.string().optional()
}));
