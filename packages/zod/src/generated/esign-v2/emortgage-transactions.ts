/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { PostTransactionsRequest } from './schemas/PostTransactionsRequest.js';
import { PostTransactionsResponse } from './schemas/PostTransactionsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/emortgage-transactions';
export const EMortgageTransactionsCreateParams: ObjectSchema<types.EMortgageTransactionsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EMortgageTransactionsCreateBody = PostTransactionsRequest;
export const EMortgageTransactionsCreate201Response = /* @__PURE__ */ lenientResponse(PostTransactionsResponse);
export const EMortgageTransactionsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
