/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPlanPreview } from './billingPlanPreview.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['newAccountSummary'];
export const newAccountSummaryAccountIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const newAccountSummaryUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const NewAccountSummary: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.string().optional(),
    "accountIdGuid": zod.stringFormat('guid', newAccountSummaryAccountIdGuidRegExp).optional(),
    "accountName": zod.string().optional(),
    "apiPassword": zod.string().optional(),
    "baseUrl": zod.string().optional(),
    "billingPlanPreview": BillingPlanPreview.optional(),
    "userId": zod.stringFormat('guid', newAccountSummaryUserIdRegExp).optional()
});
