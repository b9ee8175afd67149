/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['TaskResponsibilityType'];
export const TaskResponsibilityType: zod.ZodType<Type, Type> = zod.object({
    "taskResponsibilityTypeId": zod.string().optional(),
    "name": zod.string().optional()
});
