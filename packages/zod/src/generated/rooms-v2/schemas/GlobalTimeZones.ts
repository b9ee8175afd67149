/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TimeZone } from './TimeZone.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalTimeZones as Type } from '@countersign/types/rooms-v2/schemas/GlobalTimeZones';
export const GlobalTimeZones: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "timeZones": zod.array(TimeZone).optional()
}));
