/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['TaskSummary'];
export const TaskSummary: zod.ZodType<Type, Type> = zod.object({
    "taskId": zod.int().optional(),
    "name": zod.string().optional(),
    "requiresApproval": zod.boolean().optional(),
    "dueDateTypeId": zod.string().optional(),
    "dueDateOffset": zod.int().optional(),
    "fixedDueDate": zod.iso.datetime({ "offset": true }).optional(),
    "ownerUserId": zod.int().optional(),
    "completionDate": zod.iso.datetime({ "offset": true }).optional(),
    "approvalDate": zod.iso.datetime({ "offset": true }).optional(),
    "rejectedDate": zod.iso.datetime({ "offset": true }).optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "isDocumentTask": zod.boolean().optional(),
    "requiresReview": zod.boolean().optional()
});
