/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  PostTransactionsRequest
} from './schemas/postTransactionsRequest.zod.js';

import {
  PostTransactionsResponse
} from './schemas/postTransactionsResponse.zod.js';



export const eMortgageTransactionsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const EMortgageTransactionsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', eMortgageTransactionsCreatePathAccountIdRegExp)
})

export const EMortgageTransactionsCreateBody = PostTransactionsRequest

export const EMortgageTransactionsCreate201Response = PostTransactionsResponse

export const EMortgageTransactionsCreate400Response = ErrorDetails

export const EMortgageTransactionsCreate401Response = ErrorDetails

export const EMortgageTransactionsCreate403Response = ErrorDetails

export const EMortgageTransactionsCreate404Response = ErrorDetails

export const EMortgageTransactionsCreate405Response = ErrorDetails

export const EMortgageTransactionsCreate429Response = ErrorDetails

export const EMortgageTransactionsCreate500Response = ErrorDetails

