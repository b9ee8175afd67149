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
export const BulkSendGetBulkSendLists200Response: zod.ZodType<zod.output<typeof BulkSendingListSummaries>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendingListSummaries);
export const BulkSendGetBulkSendLists400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendListParams: ObjectSchema<types.BulkSendCreateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BulkSendCreateBulkSendListBody = BulkSendingList;
export const BulkSendCreateBulkSendList201Response: zod.ZodType<zod.output<typeof BulkSendingList>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendCreateBulkSendList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendListParams: ObjectSchema<types.BulkSendGetBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendGetBulkSendList200Response: zod.ZodType<zod.output<typeof BulkSendingList>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendGetBulkSendList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendListParams: ObjectSchema<types.BulkSendUpdateBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendUpdateBulkSendListBody = BulkSendingList;
export const BulkSendUpdateBulkSendList200Response: zod.ZodType<zod.output<typeof BulkSendingList>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendUpdateBulkSendList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendListParams: ObjectSchema<types.BulkSendDeleteBulkSendListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendDeleteBulkSendList200Response: zod.ZodType<zod.output<typeof BulkSendingListSummaries>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendingListSummaries);
export const BulkSendDeleteBulkSendList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequestParams: ObjectSchema<types.BulkSendCreateBulkSendRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendCreateBulkSendRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendRequest201Response: zod.ZodType<zod.output<typeof BulkSendResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendResponse);
export const BulkSendCreateBulkSendRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequestParams: ObjectSchema<types.BulkSendCreateBulkSendTestRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendListId": formats.guid
}));
export const BulkSendCreateBulkSendTestRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendTestRequest201Response: zod.ZodType<zod.output<typeof BulkSendTestResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendTestResponse);
export const BulkSendCreateBulkSendTestRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
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
export const BulkSendGetBulkSendBatches200Response: zod.ZodType<zod.output<typeof BulkSendBatchSummaries>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendBatchSummaries);
export const BulkSendGetBulkSendBatches400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatusParams: ObjectSchema<types.BulkSendGetBulkSendBatchStatusParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendBatchId": formats.guid
}));
export const BulkSendGetBulkSendBatchStatus200Response: zod.ZodType<zod.output<typeof BulkSendBatchStatus>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendGetBulkSendBatchStatus400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatusParams: ObjectSchema<types.BulkSendUpdateBulkSendBatchStatusParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendBatchId": formats.guid
}));
export const BulkSendUpdateBulkSendBatchStatusBody = BulkSendBatchRequest;
export const BulkSendUpdateBulkSendBatchStatus200Response: zod.ZodType<zod.output<typeof BulkSendBatchStatus>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendUpdateBulkSendBatchStatus400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
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
export const BulkSendGetBulkSendBatchEnvelopes200Response: zod.ZodType<zod.output<typeof EnvelopesInformation>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const BulkSendGetBulkSendBatchEnvelopes400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchActionParams: ObjectSchema<types.BulkSendUpdateBulkSendBatchActionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bulkSendBatchId": formats.guid,
    "bulkAction": zod.enum(['resend', 'correct', 'void', 'pause', 'resume', 'resubmit'])
}));
export const BulkSendUpdateBulkSendBatchActionBody = BulkSendBatchActionRequest;
export const BulkSendUpdateBulkSendBatchAction200Response: zod.ZodType<zod.output<typeof BulkSendBatchStatus>, unknown> = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendUpdateBulkSendBatchAction400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
