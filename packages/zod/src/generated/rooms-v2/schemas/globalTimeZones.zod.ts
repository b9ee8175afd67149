/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TimeZone } from './timeZone.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalTimeZones'];
export const GlobalTimeZones: zod.ZodType<Type, Type> = zod.object({
    "timeZones": zod.array(TimeZone).optional()
});
