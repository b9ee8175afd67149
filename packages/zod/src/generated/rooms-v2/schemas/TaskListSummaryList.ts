/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskListSummary } from './TaskListSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskListSummaryList as Type } from '@countersign/types/rooms-v2/schemas/TaskListSummaryList';
export const TaskListSummaryList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskListSummaries": zod.array(TaskListSummary).optional()
}));
