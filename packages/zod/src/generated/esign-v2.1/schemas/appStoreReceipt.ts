/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AppStoreReceipt as Type } from '@countersign/types/esign-v2.1/schemas/appStoreReceipt';
export const AppStoreReceipt: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "productId": zod.string().optional(),
    "receiptData": formats.base64.optional(),
    "downgradeProductId": zod.string().optional(),
    "isDowngradeCancellation": formats.booleanString.optional()
}));
