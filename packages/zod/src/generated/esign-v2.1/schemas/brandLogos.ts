/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandLogos as Type } from '@countersign/types/esign-v2.1/schemas/brandLogos';
export const BrandLogos: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "primary": zod.string().optional(),
    "secondary": zod.string().optional()
}));
