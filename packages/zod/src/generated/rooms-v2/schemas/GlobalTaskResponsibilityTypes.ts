/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskResponsibilityType } from './TaskResponsibilityType.js';
import { fast } from '../../../fast/fast.js';
import type { GlobalTaskResponsibilityTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalTaskResponsibilityTypes';
export const GlobalTaskResponsibilityTypes: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "taskResponsibilityTypes": zod.array(TaskResponsibilityType).optional()
}));
