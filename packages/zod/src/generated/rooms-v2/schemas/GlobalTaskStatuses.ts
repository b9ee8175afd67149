/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TaskStatus } from './TaskStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalTaskStatuses as Type } from '@countersign/types/rooms-v2/schemas/GlobalTaskStatuses';
export const GlobalTaskStatuses: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "taskStatuses": zod.array(TaskStatus).optional()
}));
