/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { PostTransactionsRequest } from './schemas/PostTransactionsRequest.js';
import { PostTransactionsResponse } from './schemas/PostTransactionsResponse.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/emortgage-transactions';
export const EMortgageTransactionsCreateParams: zod.ZodType<types.EMortgageTransactionsCreateParams, types.EMortgageTransactionsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EMortgageTransactionsCreateBody = PostTransactionsRequest;
export const EMortgageTransactionsCreate201Response = PostTransactionsResponse;
export const EMortgageTransactionsCreate400Response = ErrorDetails;
export const EMortgageTransactionsCreate401Response = ErrorDetails;
export const EMortgageTransactionsCreate403Response = ErrorDetails;
export const EMortgageTransactionsCreate404Response = ErrorDetails;
export const EMortgageTransactionsCreate405Response = ErrorDetails;
export const EMortgageTransactionsCreate429Response = ErrorDetails;
export const EMortgageTransactionsCreate500Response = ErrorDetails;
