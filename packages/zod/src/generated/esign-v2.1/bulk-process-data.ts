/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkProcessRequest } from './schemas/bulkProcessRequest.js';
import { BulkProcessResponse } from './schemas/bulkProcessResponse.js';
import { BulkProcessResult } from './schemas/bulkProcessResult.js';
import { BulkProcessingListSummaries } from './schemas/bulkProcessingListSummaries.js';
import { BulkProcessingListSummary } from './schemas/bulkProcessingListSummary.js';
import { BulkProcessingLists } from './schemas/bulkProcessingLists.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/bulk-process-data';
export const BulkProcessDataGetBulkProcessListsParams: ObjectSchema<types.BulkProcessDataGetBulkProcessListsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string()
}));
export const BulkProcessDataGetBulkProcessLists200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummaries);
export const BulkProcessDataGetBulkProcessLists400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestParams: ObjectSchema<types.BulkProcessDataCreateBulkProcessRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string()
}));
export const BulkProcessDataCreateBulkProcessRequest201Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataCreateBulkProcessRequest400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessListsParams: ObjectSchema<types.BulkProcessDataDeleteBulkProcessListsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string()
}));
export const BulkProcessDataDeleteBulkProcessListsBody = BulkProcessingLists;
export const BulkProcessDataDeleteBulkProcessLists200Response = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataDeleteBulkProcessLists400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessListParams: ObjectSchema<types.BulkProcessDataGetBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataGetBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataGetBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueueParams: ObjectSchema<types.BulkProcessDataCreateBulkProcessRequestToQueueParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataCreateBulkProcessRequestToQueueBody = BulkProcessRequest;
export const BulkProcessDataCreateBulkProcessRequestToQueue201Response = /* @__PURE__ */ lenientResponse(BulkProcessResponse);
export const BulkProcessDataCreateBulkProcessRequestToQueue400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessListParams: ObjectSchema<types.BulkProcessDataUpdateBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataUpdateBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataUpdateBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessListParams: ObjectSchema<types.BulkProcessDataDeleteBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataDeleteBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataDeleteBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
