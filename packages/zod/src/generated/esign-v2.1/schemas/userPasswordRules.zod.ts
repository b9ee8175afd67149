/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountPasswordRules } from './accountPasswordRules.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userPasswordRules'];
export const userPasswordRulesUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserPasswordRules: zod.ZodType<Type, Type> = zod.object({
    "passwordRules": AccountPasswordRules.optional(),
    "userId": zod.stringFormat('guid', userPasswordRulesUserIdRegExp).optional()
});
