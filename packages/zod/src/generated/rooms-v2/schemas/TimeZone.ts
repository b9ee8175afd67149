/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TimeZone as Type } from '@countersign/types/rooms-v2/schemas/TimeZone';
export const TimeZone: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "timeZoneId": zod.string().optional(),
    "name": zod.string().optional()
}));
