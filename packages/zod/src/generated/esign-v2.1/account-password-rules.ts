/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountPasswordRules } from './schemas/accountPasswordRules.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { UserPasswordRules } from './schemas/userPasswordRules.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/account-password-rules';
export const AccountPasswordRulesGetParams: zod.ZodType<types.AccountPasswordRulesGetParams, types.AccountPasswordRulesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountPasswordRulesGet200Response = AccountPasswordRules;
export const AccountPasswordRulesGet400Response = ErrorDetails;
export const AccountPasswordRulesGet401Response = ErrorDetails;
export const AccountPasswordRulesGet403Response = ErrorDetails;
export const AccountPasswordRulesGet404Response = ErrorDetails;
export const AccountPasswordRulesGet405Response = ErrorDetails;
export const AccountPasswordRulesGet429Response = ErrorDetails;
export const AccountPasswordRulesGet500Response = ErrorDetails;
export const AccountPasswordRulesUpdateParams: zod.ZodType<types.AccountPasswordRulesUpdateParams, types.AccountPasswordRulesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountPasswordRulesUpdateBody = AccountPasswordRules;
export const AccountPasswordRulesUpdate200Response = AccountPasswordRules;
export const AccountPasswordRulesUpdate400Response = ErrorDetails;
export const AccountPasswordRulesUpdate401Response = ErrorDetails;
export const AccountPasswordRulesUpdate403Response = ErrorDetails;
export const AccountPasswordRulesUpdate404Response = ErrorDetails;
export const AccountPasswordRulesUpdate405Response = ErrorDetails;
export const AccountPasswordRulesUpdate429Response = ErrorDetails;
export const AccountPasswordRulesUpdate500Response = ErrorDetails;
export const AccountPasswordRulesGetForUser200Response = UserPasswordRules;
export const AccountPasswordRulesGetForUser400Response = ErrorDetails;
export const AccountPasswordRulesGetForUser401Response = ErrorDetails;
export const AccountPasswordRulesGetForUser403Response = ErrorDetails;
export const AccountPasswordRulesGetForUser404Response = ErrorDetails;
export const AccountPasswordRulesGetForUser405Response = ErrorDetails;
export const AccountPasswordRulesGetForUser429Response = ErrorDetails;
export const AccountPasswordRulesGetForUser500Response = ErrorDetails;
