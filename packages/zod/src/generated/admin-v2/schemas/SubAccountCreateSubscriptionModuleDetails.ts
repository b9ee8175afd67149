/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubAccountCreateSubscriptionModuleDetails as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateSubscriptionModuleDetails';
export const SubAccountCreateSubscriptionModuleDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "moduleId": formats.guid.optional(),
    "moduleName": zod.string().optional()
}));
