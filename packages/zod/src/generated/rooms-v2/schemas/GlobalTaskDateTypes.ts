/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskDateType } from './TaskDateType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalTaskDateTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalTaskDateTypes';
export const GlobalTaskDateTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskDateTypes": zod.array(TaskDateType).optional()
}));
