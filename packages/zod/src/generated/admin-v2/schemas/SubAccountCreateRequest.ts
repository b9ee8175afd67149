/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { SubAccountCreateRequestSubAccountCreationSubscription } from './SubAccountCreateRequestSubAccountCreationSubscription.js';
import { SubAccountCreateRequestSubAccountCreationTargetAccountDetails } from './SubAccountCreateRequestSubAccountCreationTargetAccountDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubAccountCreateRequest as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateRequest';
export const SubAccountCreateRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "subscriptionDetails": SubAccountCreateRequestSubAccountCreationSubscription.optional(),
    "targetAccount": SubAccountCreateRequestSubAccountCreationTargetAccountDetails.optional()
}));
