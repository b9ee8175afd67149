/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountIdentityInputOption as Type } from '@countersign/types/esign-v2.1/schemas/accountIdentityInputOption';
export const AccountIdentityInputOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isRequired": zod.boolean().optional(),
    "optionName": zod.string().optional(),
    "valueType": zod.string().optional()
}));
