/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskStatus } from './taskStatus.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalTaskStatuses'];
export const GlobalTaskStatuses: zod.ZodType<Type, Type> = zod.object({
    "taskStatuses": zod.array(TaskStatus).optional()
});
