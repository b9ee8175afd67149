/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientOption as Type } from '@countersign/types/esign-v2.1/schemas/recipientOption';
export const RecipientOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().max(100).optional(),
    "name": zod.string().max(100).optional(),
    "recipientLabel": zod.string().optional(),
    "roleName": zod.string().optional(),
    "signingGroupId": zod.string().optional()
}));
