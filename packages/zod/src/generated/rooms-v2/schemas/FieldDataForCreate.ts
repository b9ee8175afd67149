/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FieldDataForCreate as Type } from '@countersign/types/rooms-v2/schemas/FieldDataForCreate';
export const FieldDataForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "data": zod.record(zod.string(), zod.union([zod.union([zod.string(), zod.number(), zod.boolean()]).nullable(), zod.record(zod.string(), zod.union([zod.string(), zod.number(), zod.boolean()]).nullable())])).optional()
}));
