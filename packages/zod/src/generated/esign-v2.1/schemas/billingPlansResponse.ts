/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPlan } from './billingPlan.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BillingPlansResponse as Type } from '@countersign/types/esign-v2.1/schemas/billingPlansResponse';
export const BillingPlansResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingPlans": zod.array(BillingPlan).optional()
}));
