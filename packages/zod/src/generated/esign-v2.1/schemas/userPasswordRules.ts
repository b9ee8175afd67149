/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { AccountPasswordRules } from './accountPasswordRules.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserPasswordRules as Type } from '@countersign/types/esign-v2.1/schemas/userPasswordRules';
export const UserPasswordRules: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "passwordRules": AccountPasswordRules.optional(),
    "userId": formats.guid.optional()
}));
