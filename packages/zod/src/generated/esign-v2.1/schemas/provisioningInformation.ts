/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ProvisioningInformation as Type } from '@countersign/types/esign-v2.1/schemas/provisioningInformation';
export const ProvisioningInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "defaultConnectionId": zod.string().optional(),
    "defaultPlanId": zod.string().optional(),
    "distributorCode": zod.string().optional(),
    "distributorPassword": zod.string().optional(),
    "passwordRuleText": zod.string().optional(),
    "planPromotionText": zod.string().optional(),
    "purchaseOrderOrPromAllowed": formats.booleanString.optional()
}));
