/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  AccountPasswordRules
} from './schemas/accountPasswordRules.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  UserPasswordRules
} from './schemas/userPasswordRules.zod.js';



export const accountPasswordRulesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountPasswordRulesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountPasswordRulesGetPathAccountIdRegExp)
})

export const AccountPasswordRulesGet200Response = AccountPasswordRules

export const AccountPasswordRulesGet400Response = ErrorDetails

export const AccountPasswordRulesGet401Response = ErrorDetails

export const AccountPasswordRulesGet403Response = ErrorDetails

export const AccountPasswordRulesGet404Response = ErrorDetails

export const AccountPasswordRulesGet405Response = ErrorDetails

export const AccountPasswordRulesGet429Response = ErrorDetails

export const AccountPasswordRulesGet500Response = ErrorDetails

export const accountPasswordRulesUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountPasswordRulesUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountPasswordRulesUpdatePathAccountIdRegExp)
})

export const AccountPasswordRulesUpdateBody = AccountPasswordRules

export const AccountPasswordRulesUpdate200Response = AccountPasswordRules

export const AccountPasswordRulesUpdate400Response = ErrorDetails

export const AccountPasswordRulesUpdate401Response = ErrorDetails

export const AccountPasswordRulesUpdate403Response = ErrorDetails

export const AccountPasswordRulesUpdate404Response = ErrorDetails

export const AccountPasswordRulesUpdate405Response = ErrorDetails

export const AccountPasswordRulesUpdate429Response = ErrorDetails

export const AccountPasswordRulesUpdate500Response = ErrorDetails

export const AccountPasswordRulesGetForUser200Response = UserPasswordRules

export const AccountPasswordRulesGetForUser400Response = ErrorDetails

export const AccountPasswordRulesGetForUser401Response = ErrorDetails

export const AccountPasswordRulesGetForUser403Response = ErrorDetails

export const AccountPasswordRulesGetForUser404Response = ErrorDetails

export const AccountPasswordRulesGetForUser405Response = ErrorDetails

export const AccountPasswordRulesGetForUser429Response = ErrorDetails

export const AccountPasswordRulesGetForUser500Response = ErrorDetails

