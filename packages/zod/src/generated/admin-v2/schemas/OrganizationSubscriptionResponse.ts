/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SubscriptionPlanItemResponse } from './SubscriptionPlanItemResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationSubscriptionResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationSubscriptionResponse';
export const OrganizationSubscriptionResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "plan_id": formats.guid.optional(),
    "plan_name": zod.string().optional(),
    "associated_accounts_count": zod.int().min(0).optional(),
    "asset_group_name": zod.string().optional(),
    "asset_group_id": formats.guid.optional(),
    "subscription_name": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "modules": zod.array(SubscriptionPlanItemResponse).optional()
}));
