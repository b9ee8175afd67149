/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SubAccountCreateSubscriptionModuleDetails } from './SubAccountCreateSubscriptionModuleDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubAccountCreateSubscriptionDetails as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateSubscriptionDetails';
export const SubAccountCreateSubscriptionDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": zod.string().optional(),
    "planId": formats.guid.optional(),
    "planName": zod.string().optional(),
    "modules": zod.array(SubAccountCreateSubscriptionModuleDetails).optional()
}));
