/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientIdentityPhoneNumber } from './recipientIdentityPhoneNumber.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientIdentityInputOption as Type } from '@countersign/types/esign-v2.1/schemas/recipientIdentityInputOption';
export const RecipientIdentityInputOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "phoneNumberList": zod.array(RecipientIdentityPhoneNumber).optional(),
    "valueType": zod.string().optional(),
    "stringValue": zod.string().optional()
}));
