/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskDateType } from './taskDateType.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalTaskDateTypes'];
export const GlobalTaskDateTypes: zod.ZodType<Type, Type> = zod.object({
    "taskDateTypes": zod.array(TaskDateType).optional()
});
