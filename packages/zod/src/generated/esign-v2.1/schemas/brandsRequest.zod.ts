/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandRequest } from './brandRequest.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandsRequest'];
export const BrandsRequest: zod.ZodType<Type, Type> = zod.object({
    "brands": zod.array(BrandRequest).optional()
});
