/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingCharge } from './billingCharge.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['billingChargeResponse'];
export const BillingChargeResponse: zod.ZodType<Type, Type> = zod.object({
    "billingChargeItems": zod.array(BillingCharge).optional()
});
