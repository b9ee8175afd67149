/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomFolder as Type } from '@countersign/types/rooms-v2/schemas/RoomFolder';
export const RoomFolder: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roomFolderId": zod.int().optional(),
    "name": zod.string().optional(),
    "isDefault": zod.boolean().optional()
}));
