/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountMinimumPasswordLength as Type } from '@countersign/types/esign-v2.1/schemas/accountMinimumPasswordLength';
export const AccountMinimumPasswordLength: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "maximumLength": formats.integerString.optional(),
    "minimumLength": formats.integerString.optional()
}));
