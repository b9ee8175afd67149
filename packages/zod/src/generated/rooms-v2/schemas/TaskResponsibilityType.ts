/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { TaskResponsibilityType as Type } from '@countersign/types/rooms-v2/schemas/TaskResponsibilityType';
export const TaskResponsibilityType: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "taskResponsibilityTypeId": zod.string().optional(),
    "name": zod.string().optional()
}));
