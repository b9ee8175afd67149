/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DisplayApplianceAccount as Type } from '@countersign/types/esign-v2.1/schemas/displayApplianceAccount';
export const DisplayApplianceAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().optional(),
    "optOutAutoNavTextAndTabColorUpdates": zod.boolean().optional(),
    "showInitialConditionalFields": zod.boolean().optional(),
    "signingVersion": zod.string().optional(),
    "tagHasSigBlock": zod.boolean().optional()
}));
