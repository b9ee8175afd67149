/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountPasswordRules } from './accountPasswordRules.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserPasswordRules as Type } from '@countersign/types/esign-v2.1/schemas/userPasswordRules';
export const UserPasswordRules: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "passwordRules": AccountPasswordRules.optional(),
    "userId": formats.guid.optional()
}));
