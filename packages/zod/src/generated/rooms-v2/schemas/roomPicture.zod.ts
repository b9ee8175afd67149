/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomPicture'];
export const RoomPicture: zod.ZodType<Type, Type> = zod.object({
    "url": zod.string().optional()
});
