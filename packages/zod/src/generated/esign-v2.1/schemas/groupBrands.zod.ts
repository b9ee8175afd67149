/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Brand } from './brand.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['GroupBrands'];
export const groupBrandsRecipientBrandIdDefaultRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const groupBrandsSenderBrandIdDefaultRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const GroupBrands: zod.ZodType<Type, Type> = zod.object({
    "recipientBrandIdDefault": zod.stringFormat('guid', groupBrandsRecipientBrandIdDefaultRegExp).optional(),
    "senderBrandIdDefault": zod.stringFormat('guid', groupBrandsSenderBrandIdDefaultRegExp).optional(),
    "brandOptions": zod.array(Brand).optional()
});
