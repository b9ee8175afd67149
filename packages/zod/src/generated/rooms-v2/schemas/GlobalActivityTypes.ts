/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ActivityType } from './ActivityType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalActivityTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalActivityTypes';
export const GlobalActivityTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "activityTypes": zod.array(ActivityType).optional()
}));
