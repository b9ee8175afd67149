/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandRequest'];
export const brandRequestBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const BrandRequest: zod.ZodType<Type, Type> = zod.object({
    "brandId": zod.stringFormat('guid', brandRequestBrandIdRegExp).optional()
});
