/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskListForCreate as Type } from '@countersign/types/rooms-v2/schemas/TaskListForCreate';
export const TaskListForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskListTemplateId": zod.int().min(1)
}));
