/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandRequest } from './brandRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandsRequest as Type } from '@countersign/types/esign-v2.1/schemas/brandsRequest';
export const BrandsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "brands": zod.array(BrandRequest).optional()
}));
