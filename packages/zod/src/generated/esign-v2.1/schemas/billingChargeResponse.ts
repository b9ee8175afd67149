/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingCharge } from './billingCharge.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BillingChargeResponse as Type } from '@countersign/types/esign-v2.1/schemas/billingChargeResponse';
export const BillingChargeResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingChargeItems": zod.array(BillingCharge).optional()
}));
