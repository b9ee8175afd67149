/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskListSummary } from './taskListSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['TaskListSummaryList'];
export const TaskListSummaryList: zod.ZodType<Type, Type> = zod.object({
    "taskListSummaries": zod.array(TaskListSummary).optional()
});
