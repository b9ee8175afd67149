/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubscriptionPlanItemResponse as Type } from '@countersign/types/admin-v2/schemas/SubscriptionPlanItemResponse';
export const SubscriptionPlanItemResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "plan_item_id": formats.guid.optional(),
    "plan_item_name": zod.string().optional(),
    "plan_item_description": zod.string().optional(),
    "plan_item_internal_id": zod.string().optional()
}));
