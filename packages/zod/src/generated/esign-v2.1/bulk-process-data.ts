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
export const BulkProcessDataGetBulkProcessLists200Response: zod.ZodType<zod.output<typeof BulkProcessingListSummaries>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessingListSummaries);
export const BulkProcessDataGetBulkProcessLists400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestParams: ObjectSchema<types.BulkProcessDataCreateBulkProcessRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string()
}));
export const BulkProcessDataCreateBulkProcessRequest201Response: zod.ZodType<zod.output<typeof BulkProcessingListSummary>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataCreateBulkProcessRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessListsParams: ObjectSchema<types.BulkProcessDataDeleteBulkProcessListsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string()
}));
export const BulkProcessDataDeleteBulkProcessListsBody = BulkProcessingLists;
export const BulkProcessDataDeleteBulkProcessLists200Response: zod.ZodType<zod.output<typeof BulkProcessResult>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataDeleteBulkProcessLists400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessListParams: ObjectSchema<types.BulkProcessDataGetBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataGetBulkProcessList200Response: zod.ZodType<zod.output<typeof BulkProcessingListSummary>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataGetBulkProcessList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueueParams: ObjectSchema<types.BulkProcessDataCreateBulkProcessRequestToQueueParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataCreateBulkProcessRequestToQueueBody = BulkProcessRequest;
export const BulkProcessDataCreateBulkProcessRequestToQueue201Response: zod.ZodType<zod.output<typeof BulkProcessResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessResponse);
export const BulkProcessDataCreateBulkProcessRequestToQueue400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessListParams: ObjectSchema<types.BulkProcessDataUpdateBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataUpdateBulkProcessList200Response: zod.ZodType<zod.output<typeof BulkProcessingListSummary>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataUpdateBulkProcessList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessListParams: ObjectSchema<types.BulkProcessDataDeleteBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataDeleteBulkProcessList200Response: zod.ZodType<zod.output<typeof BulkProcessResult>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataDeleteBulkProcessList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
