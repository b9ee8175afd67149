/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddOn } from './addOn.js';
import { FeatureSet } from './featureSet.js';
import { RecipientDomain } from './recipientDomain.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PlanInformation as Type } from '@countersign/types/esign-v2/schemas/planInformation';
export const PlanInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "addOns": zod.array(AddOn).optional(),
    "currencyCode": zod.string().optional(),
    "freeTrialDaysOverride": formats.integerString.optional(),
    "planFeatureSets": zod.array(FeatureSet).optional(),
    "planId": zod.string().optional(),
    "recipientDomains": zod.array(RecipientDomain).optional()
}));
