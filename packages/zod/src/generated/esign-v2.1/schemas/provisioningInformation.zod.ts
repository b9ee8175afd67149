/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['provisioningInformation'];
export const ProvisioningInformation: zod.ZodType<Type, Type> = zod.object({
    "defaultConnectionId": zod.string().optional(),
    "defaultPlanId": zod.string().optional(),
    "distributorCode": zod.string().optional(),
    "distributorPassword": zod.string().optional(),
    "passwordRuleText": zod.string().optional(),
    "planPromotionText": zod.string().optional(),
    "purchaseOrderOrPromAllowed": zod.enum(['true', 'false']).optional()
});
