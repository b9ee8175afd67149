/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['TaskListForCreate'];
export const TaskListForCreate: zod.ZodType<Type, Type> = zod.object({
    "taskListTemplateId": zod.int().min(1)
});
