/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BulkSendRequest
} from './schemas/bulkSendRequest.zod.js';

import {
  BulkSendResponse
} from './schemas/bulkSendResponse.zod.js';

import {
  BulkSendTestResponse
} from './schemas/bulkSendTestResponse.zod.js';

import {
  BulkSendingList
} from './schemas/bulkSendingList.zod.js';

import {
  BulkSendingListSummaries
} from './schemas/bulkSendingListSummaries.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const bulkSendGetBulkSendListsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BulkSendGetBulkSendListsParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkSendGetBulkSendListsPathAccountIdRegExp)
})

export const BulkSendGetBulkSendLists200Response = BulkSendingListSummaries

export const BulkSendGetBulkSendLists400Response = ErrorDetails

export const BulkSendGetBulkSendLists401Response = ErrorDetails

export const BulkSendGetBulkSendLists403Response = ErrorDetails

export const BulkSendGetBulkSendLists404Response = ErrorDetails

export const BulkSendGetBulkSendLists405Response = ErrorDetails

export const BulkSendGetBulkSendLists429Response = ErrorDetails

export const BulkSendGetBulkSendLists500Response = ErrorDetails

export const bulkSendCreateBulkSendListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BulkSendCreateBulkSendListParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkSendCreateBulkSendListPathAccountIdRegExp)
})

export const BulkSendCreateBulkSendListBody = BulkSendingList

export const BulkSendCreateBulkSendList201Response = BulkSendingList

export const BulkSendCreateBulkSendList400Response = ErrorDetails

export const BulkSendCreateBulkSendList401Response = ErrorDetails

export const BulkSendCreateBulkSendList403Response = ErrorDetails

export const BulkSendCreateBulkSendList404Response = ErrorDetails

export const BulkSendCreateBulkSendList405Response = ErrorDetails

export const BulkSendCreateBulkSendList429Response = ErrorDetails

export const BulkSendCreateBulkSendList500Response = ErrorDetails

export const bulkSendGetBulkSendListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const bulkSendGetBulkSendListPathBulkSendListIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const BulkSendGetBulkSendListParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkSendGetBulkSendListPathAccountIdRegExp),
  "bulkSendListId": zod.stringFormat('guid', bulkSendGetBulkSendListPathBulkSendListIdRegExp)
})

export const BulkSendGetBulkSendList200Response = BulkSendingList

export const BulkSendGetBulkSendList400Response = ErrorDetails

export const BulkSendGetBulkSendList401Response = ErrorDetails

export const BulkSendGetBulkSendList403Response = ErrorDetails

export const BulkSendGetBulkSendList404Response = ErrorDetails

export const BulkSendGetBulkSendList405Response = ErrorDetails

export const BulkSendGetBulkSendList429Response = ErrorDetails

export const BulkSendGetBulkSendList500Response = ErrorDetails

export const bulkSendUpdateBulkSendListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const bulkSendUpdateBulkSendListPathBulkSendListIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const BulkSendUpdateBulkSendListParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkSendUpdateBulkSendListPathAccountIdRegExp),
  "bulkSendListId": zod.stringFormat('guid', bulkSendUpdateBulkSendListPathBulkSendListIdRegExp)
})

export const BulkSendUpdateBulkSendListBody = BulkSendingList

export const BulkSendUpdateBulkSendList200Response = BulkSendingList

export const BulkSendUpdateBulkSendList400Response = ErrorDetails

export const BulkSendUpdateBulkSendList401Response = ErrorDetails

export const BulkSendUpdateBulkSendList403Response = ErrorDetails

export const BulkSendUpdateBulkSendList404Response = ErrorDetails

export const BulkSendUpdateBulkSendList405Response = ErrorDetails

export const BulkSendUpdateBulkSendList429Response = ErrorDetails

export const BulkSendUpdateBulkSendList500Response = ErrorDetails

export const bulkSendDeleteBulkSendListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const bulkSendDeleteBulkSendListPathBulkSendListIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const BulkSendDeleteBulkSendListParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkSendDeleteBulkSendListPathAccountIdRegExp),
  "bulkSendListId": zod.stringFormat('guid', bulkSendDeleteBulkSendListPathBulkSendListIdRegExp)
})

export const BulkSendDeleteBulkSendList200Response = BulkSendingListSummaries

export const BulkSendDeleteBulkSendList400Response = ErrorDetails

export const BulkSendDeleteBulkSendList401Response = ErrorDetails

export const BulkSendDeleteBulkSendList403Response = ErrorDetails

export const BulkSendDeleteBulkSendList404Response = ErrorDetails

export const BulkSendDeleteBulkSendList405Response = ErrorDetails

export const BulkSendDeleteBulkSendList429Response = ErrorDetails

export const BulkSendDeleteBulkSendList500Response = ErrorDetails

export const bulkSendCreateBulkSendRequestPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const bulkSendCreateBulkSendRequestPathBulkSendListIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const BulkSendCreateBulkSendRequestParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkSendCreateBulkSendRequestPathAccountIdRegExp),
  "bulkSendListId": zod.stringFormat('guid', bulkSendCreateBulkSendRequestPathBulkSendListIdRegExp)
})

export const BulkSendCreateBulkSendRequestBody = BulkSendRequest

export const BulkSendCreateBulkSendRequest201Response = BulkSendResponse

export const BulkSendCreateBulkSendRequest400Response = ErrorDetails

export const BulkSendCreateBulkSendRequest401Response = ErrorDetails

export const BulkSendCreateBulkSendRequest403Response = ErrorDetails

export const BulkSendCreateBulkSendRequest404Response = ErrorDetails

export const BulkSendCreateBulkSendRequest405Response = ErrorDetails

export const BulkSendCreateBulkSendRequest429Response = ErrorDetails

export const BulkSendCreateBulkSendRequest500Response = ErrorDetails

export const bulkSendCreateBulkSendTestRequestPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const bulkSendCreateBulkSendTestRequestPathBulkSendListIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const BulkSendCreateBulkSendTestRequestParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkSendCreateBulkSendTestRequestPathAccountIdRegExp),
  "bulkSendListId": zod.stringFormat('guid', bulkSendCreateBulkSendTestRequestPathBulkSendListIdRegExp)
})

export const BulkSendCreateBulkSendTestRequestBody = BulkSendRequest

export const BulkSendCreateBulkSendTestRequest201Response = BulkSendTestResponse

export const BulkSendCreateBulkSendTestRequest400Response = ErrorDetails

export const BulkSendCreateBulkSendTestRequest401Response = ErrorDetails

export const BulkSendCreateBulkSendTestRequest403Response = ErrorDetails

export const BulkSendCreateBulkSendTestRequest404Response = ErrorDetails

export const BulkSendCreateBulkSendTestRequest405Response = ErrorDetails

export const BulkSendCreateBulkSendTestRequest429Response = ErrorDetails

export const BulkSendCreateBulkSendTestRequest500Response = ErrorDetails

