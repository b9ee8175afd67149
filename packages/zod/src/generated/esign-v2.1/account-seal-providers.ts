/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  AccountSeals
} from './schemas/accountSeals.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const accountSealProvidersListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountSealProvidersListParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountSealProvidersListPathAccountIdRegExp)
})

export const AccountSealProvidersList200Response = AccountSeals

export const AccountSealProvidersList400Response = ErrorDetails

export const AccountSealProvidersList401Response = ErrorDetails

export const AccountSealProvidersList403Response = ErrorDetails

export const AccountSealProvidersList404Response = ErrorDetails

export const AccountSealProvidersList405Response = ErrorDetails

export const AccountSealProvidersList429Response = ErrorDetails

export const AccountSealProvidersList500Response = ErrorDetails

