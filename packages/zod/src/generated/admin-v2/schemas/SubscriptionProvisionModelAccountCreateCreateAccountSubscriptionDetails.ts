/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails as Type } from '@countersign/types/admin-v2/schemas/SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails';
export const SubscriptionProvisionModelAccountCreateCreateAccountSubscriptionDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "SubscriptionId": zod.string().optional(),
    "PlanId": formats.guid.optional(),
    "Modules": zod.array(formats.guid).optional()
}));
