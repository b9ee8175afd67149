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
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/bulk-send';
export const BulkSendGetBulkSendListsParams: zod.ZodType<types.BulkSendGetBulkSendListsParams, types.BulkSendGetBulkSendListsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BulkSendGetBulkSendLists200Response = BulkSendingListSummaries;
export const BulkSendGetBulkSendLists400Response = ErrorDetails;
export const BulkSendGetBulkSendLists401Response = ErrorDetails;
export const BulkSendGetBulkSendLists403Response = ErrorDetails;
export const BulkSendGetBulkSendLists404Response = ErrorDetails;
export const BulkSendGetBulkSendLists405Response = ErrorDetails;
export const BulkSendGetBulkSendLists429Response = ErrorDetails;
export const BulkSendGetBulkSendLists500Response = ErrorDetails;
export const BulkSendCreateBulkSendListParams: zod.ZodType<types.BulkSendCreateBulkSendListParams, types.BulkSendCreateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BulkSendCreateBulkSendListBody = BulkSendingList;
export const BulkSendCreateBulkSendList201Response = BulkSendingList;
export const BulkSendCreateBulkSendList400Response = ErrorDetails;
export const BulkSendCreateBulkSendList401Response = ErrorDetails;
export const BulkSendCreateBulkSendList403Response = ErrorDetails;
export const BulkSendCreateBulkSendList404Response = ErrorDetails;
export const BulkSendCreateBulkSendList405Response = ErrorDetails;
export const BulkSendCreateBulkSendList429Response = ErrorDetails;
export const BulkSendCreateBulkSendList500Response = ErrorDetails;
export const BulkSendGetBulkSendListParams: zod.ZodType<types.BulkSendGetBulkSendListParams, types.BulkSendGetBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendGetBulkSendList200Response = BulkSendingList;
export const BulkSendGetBulkSendList400Response = ErrorDetails;
export const BulkSendGetBulkSendList401Response = ErrorDetails;
export const BulkSendGetBulkSendList403Response = ErrorDetails;
export const BulkSendGetBulkSendList404Response = ErrorDetails;
export const BulkSendGetBulkSendList405Response = ErrorDetails;
export const BulkSendGetBulkSendList429Response = ErrorDetails;
export const BulkSendGetBulkSendList500Response = ErrorDetails;
export const BulkSendUpdateBulkSendListParams: zod.ZodType<types.BulkSendUpdateBulkSendListParams, types.BulkSendUpdateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendUpdateBulkSendListBody = BulkSendingList;
export const BulkSendUpdateBulkSendList200Response = BulkSendingList;
export const BulkSendUpdateBulkSendList400Response = ErrorDetails;
export const BulkSendUpdateBulkSendList401Response = ErrorDetails;
export const BulkSendUpdateBulkSendList403Response = ErrorDetails;
export const BulkSendUpdateBulkSendList404Response = ErrorDetails;
export const BulkSendUpdateBulkSendList405Response = ErrorDetails;
export const BulkSendUpdateBulkSendList429Response = ErrorDetails;
export const BulkSendUpdateBulkSendList500Response = ErrorDetails;
export const BulkSendDeleteBulkSendListParams: zod.ZodType<types.BulkSendDeleteBulkSendListParams, types.BulkSendDeleteBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendDeleteBulkSendList200Response = BulkSendingListSummaries;
export const BulkSendDeleteBulkSendList400Response = ErrorDetails;
export const BulkSendDeleteBulkSendList401Response = ErrorDetails;
export const BulkSendDeleteBulkSendList403Response = ErrorDetails;
export const BulkSendDeleteBulkSendList404Response = ErrorDetails;
export const BulkSendDeleteBulkSendList405Response = ErrorDetails;
export const BulkSendDeleteBulkSendList429Response = ErrorDetails;
export const BulkSendDeleteBulkSendList500Response = ErrorDetails;
export const BulkSendCreateBulkSendRequestParams: zod.ZodType<types.BulkSendCreateBulkSendRequestParams, types.BulkSendCreateBulkSendRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendCreateBulkSendRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendRequest201Response = BulkSendResponse;
export const BulkSendCreateBulkSendRequest400Response = ErrorDetails;
export const BulkSendCreateBulkSendRequest401Response = ErrorDetails;
export const BulkSendCreateBulkSendRequest403Response = ErrorDetails;
export const BulkSendCreateBulkSendRequest404Response = ErrorDetails;
export const BulkSendCreateBulkSendRequest405Response = ErrorDetails;
export const BulkSendCreateBulkSendRequest429Response = ErrorDetails;
export const BulkSendCreateBulkSendRequest500Response = ErrorDetails;
export const BulkSendCreateBulkSendTestRequestParams: zod.ZodType<types.BulkSendCreateBulkSendTestRequestParams, types.BulkSendCreateBulkSendTestRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendCreateBulkSendTestRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendTestRequest201Response = BulkSendTestResponse;
export const BulkSendCreateBulkSendTestRequest400Response = ErrorDetails;
export const BulkSendCreateBulkSendTestRequest401Response = ErrorDetails;
export const BulkSendCreateBulkSendTestRequest403Response = ErrorDetails;
export const BulkSendCreateBulkSendTestRequest404Response = ErrorDetails;
export const BulkSendCreateBulkSendTestRequest405Response = ErrorDetails;
export const BulkSendCreateBulkSendTestRequest429Response = ErrorDetails;
export const BulkSendCreateBulkSendTestRequest500Response = ErrorDetails;
