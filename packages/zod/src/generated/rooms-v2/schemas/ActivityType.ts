/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ActivityType as Type } from '@countersign/types/rooms-v2/schemas/ActivityType';
export const ActivityType: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "activityTypeId": zod.string().optional(),
    "name": zod.string().optional()
}));
