/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPlanPreview } from './billingPlanPreview.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NewAccountSummary as Type } from '@countersign/types/esign-v2.1/schemas/newAccountSummary';
export const NewAccountSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().optional(),
    "accountIdGuid": formats.guid.optional(),
    "accountName": zod.string().optional(),
    "apiPassword": zod.string().optional(),
    "baseUrl": zod.string().optional(),
    "billingPlanPreview": BillingPlanPreview.optional(),
    "userId": formats.guid.optional()
}));
