/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomTemplate as Type } from '@countersign/types/rooms-v2/schemas/RoomTemplate';
export const RoomTemplate: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "roomTemplateId": zod.int().optional(),
    "name": zod.string().optional(),
    "taskTemplateCount": zod.int().min(0).optional()
}));
