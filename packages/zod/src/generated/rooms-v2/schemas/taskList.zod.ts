/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskSummary } from './taskSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['TaskList'];
export const TaskList: zod.ZodType<Type, Type> = zod.object({
    "taskListId": zod.int().optional(),
    "name": zod.string().optional(),
    "taskListTemplateId": zod.int().optional(),
    "submittedForReviewDate": zod.iso.datetime({ "offset": true }).optional(),
    "approvalDate": zod.iso.datetime({ "offset": true }).optional(),
    "rejectedDate": zod.iso.datetime({ "offset": true }).optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "approvedByUserId": zod.int().optional(),
    "rejectedByUserId": zod.int().optional(),
    "comment": zod.string().optional(),
    "tasks": zod.array(TaskSummary).optional()
});
