/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  AccountIdentityVerificationResponse
} from './schemas/accountIdentityVerificationResponse.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const identityVerificationsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const IdentityVerificationsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', identityVerificationsListPathAccountIdRegExp)
})

export const IdentityVerificationsList200Response = AccountIdentityVerificationResponse

export const IdentityVerificationsList400Response = ErrorDetails

export const IdentityVerificationsList401Response = ErrorDetails

export const IdentityVerificationsList403Response = ErrorDetails

export const IdentityVerificationsList404Response = ErrorDetails

export const IdentityVerificationsList405Response = ErrorDetails

export const IdentityVerificationsList429Response = ErrorDetails

export const IdentityVerificationsList500Response = ErrorDetails

