/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskResponsibilityType } from './TaskResponsibilityType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalTaskResponsibilityTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalTaskResponsibilityTypes';
export const GlobalTaskResponsibilityTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskResponsibilityTypes": zod.array(TaskResponsibilityType).optional()
}));
