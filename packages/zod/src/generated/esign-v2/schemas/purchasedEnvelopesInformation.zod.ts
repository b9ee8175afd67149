/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['purchasedEnvelopesInformation'];
export const purchasedEnvelopesInformationQuantityRegExp = new RegExp('^\\d+$');
export const PurchasedEnvelopesInformation: zod.ZodType<Type, Type> = zod.object({
    "amount": zod.string().optional(),
    "appName": zod.string().optional(),
    "currencyCode": zod.string().optional(),
    "platform": zod.string().optional(),
    "productId": zod.string().optional(),
    "quantity": zod.stringFormat('integer-string', purchasedEnvelopesInformationQuantityRegExp).optional(),
    "receiptData": zod.string().optional(),
    "storeName": zod.string().optional(),
    "transactionId": zod.string().optional()
});
