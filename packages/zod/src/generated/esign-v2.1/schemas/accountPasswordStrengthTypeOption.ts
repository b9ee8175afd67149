/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountPasswordStrengthTypeOption as Type } from '@countersign/types/esign-v2.1/schemas/accountPasswordStrengthTypeOption';
export const AccountPasswordStrengthTypeOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "minimumLength": formats.integerString.optional(),
    "name": zod.string().optional(),
    "passwordIncludeDigit": formats.booleanString.optional(),
    "passwordIncludeDigitOrSpecialCharacter": formats.booleanString.optional(),
    "passwordIncludeLowerCase": formats.booleanString.optional(),
    "passwordIncludeSpecialCharacter": formats.booleanString.optional(),
    "passwordIncludeUpperCase": formats.booleanString.optional()
}));
