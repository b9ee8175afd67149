/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskResponsibilityType } from './taskResponsibilityType.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalTaskResponsibilityTypes'];
export const GlobalTaskResponsibilityTypes: zod.ZodType<Type, Type> = zod.object({
    "taskResponsibilityTypes": zod.array(TaskResponsibilityType).optional()
});
