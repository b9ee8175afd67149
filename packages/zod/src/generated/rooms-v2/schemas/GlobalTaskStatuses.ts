/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskStatus } from './TaskStatus.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalTaskStatuses as Type } from '@countersign/types/rooms-v2/schemas/GlobalTaskStatuses';
export const GlobalTaskStatuses: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "taskStatuses": zod.array(TaskStatus).optional()
}));
