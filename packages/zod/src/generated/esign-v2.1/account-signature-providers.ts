/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  AccountSignatureProviders
} from './schemas/accountSignatureProviders.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const accountSignatureProvidersListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountSignatureProvidersListParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountSignatureProvidersListPathAccountIdRegExp)
})

export const AccountSignatureProvidersList200Response = AccountSignatureProviders

export const AccountSignatureProvidersList400Response = ErrorDetails

export const AccountSignatureProvidersList401Response = ErrorDetails

export const AccountSignatureProvidersList403Response = ErrorDetails

export const AccountSignatureProvidersList404Response = ErrorDetails

export const AccountSignatureProvidersList405Response = ErrorDetails

export const AccountSignatureProvidersList429Response = ErrorDetails

export const AccountSignatureProvidersList500Response = ErrorDetails

