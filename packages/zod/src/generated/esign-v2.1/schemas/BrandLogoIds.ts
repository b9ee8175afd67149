/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandLogoIds as Type } from '@countersign/types/esign-v2.1/schemas/BrandLogoIds';
export const BrandLogoIds: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "emailLogoId": zod.string().optional(),
    "primaryLogoId": zod.string().optional(),
    "secondaryLogoId": zod.string().optional()
}));
