/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Brand } from './brand.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandsResponse'];
export const brandsResponseRecipientBrandIdDefaultRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const brandsResponseSenderBrandIdDefaultRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const BrandsResponse: zod.ZodType<Type, Type> = zod.object({
    "brands": zod.array(Brand).optional(),
    "recipientBrandIdDefault": zod.stringFormat('guid', brandsResponseRecipientBrandIdDefaultRegExp).optional(),
    "senderBrandIdDefault": zod.stringFormat('guid', brandsResponseSenderBrandIdDefaultRegExp).optional()
});
