/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandRequest } from './brandRequest.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandsRequest as Type } from '@countersign/types/esign-v2.1/schemas/brandsRequest';
export const BrandsRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "brands": zod.array(BrandRequest).optional()
}));
