/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskListTemplate as Type } from '@countersign/types/rooms-v2/schemas/TaskListTemplate';
export const TaskListTemplate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskListTemplateId": zod.int().optional(),
    "name": zod.string().optional(),
    "taskCount": zod.int().optional(),
    "tasksWithDocumentsCount": zod.int().optional()
}));
