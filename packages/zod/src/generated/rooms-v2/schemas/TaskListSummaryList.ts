/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskListSummary } from './TaskListSummary.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskListSummaryList as Type } from '@countersign/types/rooms-v2/schemas/TaskListSummaryList';
export const TaskListSummaryList: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "taskListSummaries": zod.array(TaskListSummary).optional()
}));
