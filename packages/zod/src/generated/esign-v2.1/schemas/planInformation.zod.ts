/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddOn } from './addOn.zod.js';
import { FeatureSet } from './featureSet.zod.js';
import { RecipientDomain } from './recipientDomain.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['planInformation'];
export const planInformationFreeTrialDaysOverrideRegExp = new RegExp('^\\d+$');
export const PlanInformation: zod.ZodType<Type, Type> = zod.object({
    "addOns": zod.array(AddOn).optional(),
    "currencyCode": zod.string().optional(),
    "freeTrialDaysOverride": zod.stringFormat('integer-string', planInformationFreeTrialDaysOverrideRegExp).optional(),
    "planFeatureSets": zod.array(FeatureSet).optional(),
    "planId": zod.string().optional(),
    "recipientDomains": zod.array(RecipientDomain).optional()
});
