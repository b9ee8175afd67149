/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomContactType as Type } from '@countersign/types/rooms-v2/schemas/RoomContactType';
export const RoomContactType: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": zod.string().optional(),
    "name": zod.string().optional()
}));
