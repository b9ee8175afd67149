/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { AppStoreReceipt as Type } from '@countersign/types/esign-v2/schemas/appStoreReceipt';
export const AppStoreReceipt: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "productId": zod.string().optional(),
    "receiptData": zod.string().optional()
}));
