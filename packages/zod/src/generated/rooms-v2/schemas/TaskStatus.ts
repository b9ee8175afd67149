/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskStatus as Type } from '@countersign/types/rooms-v2/schemas/TaskStatus';
export const TaskStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskStatusId": zod.string().optional(),
    "name": zod.string().optional()
}));
