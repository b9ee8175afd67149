/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SubAccountCreateRequestSubAccountCreationSubscription } from './SubAccountCreateRequestSubAccountCreationSubscription.js';
import { SubAccountCreateRequestSubAccountCreationTargetAccountDetails } from './SubAccountCreateRequestSubAccountCreationTargetAccountDetails.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubAccountCreateRequest as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateRequest';
export const SubAccountCreateRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "subscriptionDetails": SubAccountCreateRequestSubAccountCreationSubscription.optional(),
    "targetAccount": SubAccountCreateRequestSubAccountCreationTargetAccountDetails.optional()
}));
