/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendBatchActionRequest } from './schemas/bulkSendBatchActionRequest.js';
import { BulkSendBatchRequest } from './schemas/bulkSendBatchRequest.js';
import { BulkSendBatchStatus } from './schemas/bulkSendBatchStatus.js';
import { BulkSendBatchSummaries } from './schemas/bulkSendBatchSummaries.js';
import { BulkSendRequest } from './schemas/bulkSendRequest.js';
import { BulkSendResponse } from './schemas/bulkSendResponse.js';
import { BulkSendTestResponse } from './schemas/bulkSendTestResponse.js';
import { BulkSendingList } from './schemas/bulkSendingList.js';
import { BulkSendingListSummaries } from './schemas/bulkSendingListSummaries.js';
import { EnvelopesInformation } from './schemas/envelopesInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/bulk-send';
export const BulkSendGetBulkSendListsParams: ObjectSchema<types.BulkSendGetBulkSendListsParams> = /* @__PURE__ */ fastObject(() => ({
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
export const BulkSendCreateBulkSendListParams: ObjectSchema<types.BulkSendCreateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
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
export const BulkSendGetBulkSendListParams: ObjectSchema<types.BulkSendGetBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
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
export const BulkSendUpdateBulkSendListParams: ObjectSchema<types.BulkSendUpdateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
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
export const BulkSendDeleteBulkSendListParams: ObjectSchema<types.BulkSendDeleteBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
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
export const BulkSendCreateBulkSendRequestParams: ObjectSchema<types.BulkSendCreateBulkSendRequestParams> = /* @__PURE__ */ fastObject(() => ({
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
export const BulkSendCreateBulkSendTestRequestParams: ObjectSchema<types.BulkSendCreateBulkSendTestRequestParams> = /* @__PURE__ */ fastObject(() => ({
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
export const BulkSendGetBulkSendBatchesParams: ObjectSchema<types.BulkSendGetBulkSendBatchesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BulkSendGetBulkSendBatchesQueryParams: ObjectSchema<types.BulkSendGetBulkSendBatchesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "batch_ids": zod.string().optional(),
    "count": formats.integerString3.optional(),
    "from_date": formats.dateOrTime.optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.enum(['all', 'failed', 'sent', 'queued']).optional(),
    "to_date": formats.dateOrTime.optional(),
    "user_id": formats.guid.optional()
}));
export const BulkSendGetBulkSendBatches200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchSummaries);
export const BulkSendGetBulkSendBatches400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatusParams: ObjectSchema<types.BulkSendGetBulkSendBatchStatusParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendBatchId": formats.guid
}));
export const BulkSendGetBulkSendBatchStatus200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendGetBulkSendBatchStatus400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatusParams: ObjectSchema<types.BulkSendUpdateBulkSendBatchStatusParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendBatchId": formats.guid
}));
export const BulkSendUpdateBulkSendBatchStatusBody = BulkSendBatchRequest;
export const BulkSendUpdateBulkSendBatchStatus200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendUpdateBulkSendBatchStatus400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopesParams: ObjectSchema<types.BulkSendGetBulkSendBatchEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendBatchId": formats.guid
}));
export const BulkSendGetBulkSendBatchEnvelopesQueryParams: ObjectSchema<types.BulkSendGetBulkSendBatchEnvelopesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString5.optional(),
    "include": zod.string().optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['created', 'completed', 'last_modified', 'sent', 'status', 'subject', 'status_changed']).optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().regex(/^(any|completed|created|declined|deleted|delivered|deliveryfailure|processing|sent|signed|timedout|voided)(,(any|completed|created|declined|deleted|delivered|deliveryfailure|processing|sent|signed|timedout|voided))*$/).optional()
}));
export const BulkSendGetBulkSendBatchEnvelopes200Response = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const BulkSendGetBulkSendBatchEnvelopes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchActionParams: ObjectSchema<types.BulkSendUpdateBulkSendBatchActionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendBatchId": formats.guid,
    "bulkAction": zod.enum(['resend', 'correct', 'void', 'pause', 'resume', 'resubmit'])
}));
export const BulkSendUpdateBulkSendBatchActionBody = BulkSendBatchActionRequest;
export const BulkSendUpdateBulkSendBatchAction200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendUpdateBulkSendBatchAction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
