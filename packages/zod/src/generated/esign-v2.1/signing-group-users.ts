/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  SigningGroupUsers
} from './schemas/signingGroupUsers.zod.js';



export const signingGroupUsersListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupUsersListParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupUsersListPathAccountIdRegExp),
  "signingGroupId": zod.string()
})

export const SigningGroupUsersList200Response = SigningGroupUsers

export const SigningGroupUsersList400Response = ErrorDetails

export const SigningGroupUsersList401Response = ErrorDetails

export const SigningGroupUsersList403Response = ErrorDetails

export const SigningGroupUsersList404Response = ErrorDetails

export const SigningGroupUsersList405Response = ErrorDetails

export const SigningGroupUsersList429Response = ErrorDetails

export const SigningGroupUsersList500Response = ErrorDetails

export const signingGroupUsersUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupUsersUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupUsersUpdatePathAccountIdRegExp),
  "signingGroupId": zod.string()
})

export const SigningGroupUsersUpdateBody = SigningGroupUsers

export const SigningGroupUsersUpdate200Response = SigningGroupUsers

export const SigningGroupUsersUpdate400Response = ErrorDetails

export const SigningGroupUsersUpdate401Response = ErrorDetails

export const SigningGroupUsersUpdate403Response = ErrorDetails

export const SigningGroupUsersUpdate404Response = ErrorDetails

export const SigningGroupUsersUpdate405Response = ErrorDetails

export const SigningGroupUsersUpdate429Response = ErrorDetails

export const SigningGroupUsersUpdate500Response = ErrorDetails

export const signingGroupUsersDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const SigningGroupUsersDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', signingGroupUsersDeletePathAccountIdRegExp),
  "signingGroupId": zod.string()
})

export const SigningGroupUsersDeleteBody = SigningGroupUsers

export const SigningGroupUsersDelete200Response = SigningGroupUsers

export const SigningGroupUsersDelete400Response = ErrorDetails

export const SigningGroupUsersDelete401Response = ErrorDetails

export const SigningGroupUsersDelete403Response = ErrorDetails

export const SigningGroupUsersDelete404Response = ErrorDetails

export const SigningGroupUsersDelete405Response = ErrorDetails

export const SigningGroupUsersDelete429Response = ErrorDetails

export const SigningGroupUsersDelete500Response = ErrorDetails

