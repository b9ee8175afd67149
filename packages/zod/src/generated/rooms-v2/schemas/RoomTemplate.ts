/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomTemplate as Type } from '@countersign/types/rooms-v2/schemas/RoomTemplate';
export const RoomTemplate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roomTemplateId": zod.int().optional(),
    "name": zod.string().optional(),
    "taskTemplateCount": zod.int().min(0).optional()
}));
