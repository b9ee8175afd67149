/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PurchasedEnvelopesInformation as Type } from '@countersign/types/esign-v2.1/schemas/purchasedEnvelopesInformation';
export const PurchasedEnvelopesInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "amount": zod.string().optional(),
    "appName": zod.string().optional(),
    "currencyCode": zod.string().optional(),
    "platform": zod.string().optional(),
    "productId": zod.string().optional(),
    "quantity": formats.integerString.optional(),
    "receiptData": formats.base64.optional(),
    "storeName": zod.string().optional(),
    "transactionId": zod.string().optional()
}));
