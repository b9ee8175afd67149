/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendRequest } from './schemas/bulkSendRequest.js';
import { BulkSendResponse } from './schemas/bulkSendResponse.js';
import { BulkSendTestResponse } from './schemas/bulkSendTestResponse.js';
import { BulkSendingList } from './schemas/bulkSendingList.js';
import { BulkSendingListSummaries } from './schemas/bulkSendingListSummaries.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/bulk-send';
export const BulkSendGetBulkSendListsParams: zod.ZodType<types.BulkSendGetBulkSendListsParams, types.BulkSendGetBulkSendListsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BulkSendGetBulkSendLists200Response = /* @__PURE__ */ lenientResponse(BulkSendingListSummaries);
export const BulkSendGetBulkSendLists400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendListParams: zod.ZodType<types.BulkSendCreateBulkSendListParams, types.BulkSendCreateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BulkSendCreateBulkSendListBody = BulkSendingList;
export const BulkSendCreateBulkSendList201Response = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendCreateBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendListParams: zod.ZodType<types.BulkSendGetBulkSendListParams, types.BulkSendGetBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendGetBulkSendList200Response = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendGetBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendListParams: zod.ZodType<types.BulkSendUpdateBulkSendListParams, types.BulkSendUpdateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendUpdateBulkSendListBody = BulkSendingList;
export const BulkSendUpdateBulkSendList200Response = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendUpdateBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendListParams: zod.ZodType<types.BulkSendDeleteBulkSendListParams, types.BulkSendDeleteBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendDeleteBulkSendList200Response = /* @__PURE__ */ lenientResponse(BulkSendingListSummaries);
export const BulkSendDeleteBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequestParams: zod.ZodType<types.BulkSendCreateBulkSendRequestParams, types.BulkSendCreateBulkSendRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendCreateBulkSendRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendRequest201Response = /* @__PURE__ */ lenientResponse(BulkSendResponse);
export const BulkSendCreateBulkSendRequest400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequestParams: zod.ZodType<types.BulkSendCreateBulkSendTestRequestParams, types.BulkSendCreateBulkSendTestRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendCreateBulkSendTestRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendTestRequest201Response = /* @__PURE__ */ lenientResponse(BulkSendTestResponse);
export const BulkSendCreateBulkSendTestRequest400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
