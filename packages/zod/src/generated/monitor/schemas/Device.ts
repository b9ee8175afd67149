/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Device as Type } from '@countersign/types/monitor/schemas/Device';
export const Device: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "family": zod.string().optional(),
    "brand": zod.string().optional(),
    "model": zod.string().optional()
}));
