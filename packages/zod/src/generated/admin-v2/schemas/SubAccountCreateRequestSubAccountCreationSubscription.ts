/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubAccountCreateRequestSubAccountCreationSubscription as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateRequestSubAccountCreationSubscription';
export const SubAccountCreateRequestSubAccountCreationSubscription: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": zod.string().optional(),
    "planId": formats.guid.optional(),
    "modules": zod.array(formats.guid).optional()
}));
