/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkProcessRequest } from './schemas/bulkProcessRequest.js';
import { BulkProcessResponse } from './schemas/bulkProcessResponse.js';
import { BulkProcessResult } from './schemas/bulkProcessResult.js';
import { BulkProcessingListSummary } from './schemas/bulkProcessingListSummary.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/bulk-process-data-send';
export const BulkProcessDataSendGetBulkProcessListParams: ObjectSchema<types.BulkProcessDataSendGetBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataSendGetBulkProcessList200Response: zod.ZodType<zod.output<typeof BulkProcessingListSummary>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataSendGetBulkProcessList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueueParams: ObjectSchema<types.BulkProcessDataSendCreateBulkProcessRequestToQueueParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataSendCreateBulkProcessRequestToQueueBody = BulkProcessRequest;
export const BulkProcessDataSendCreateBulkProcessRequestToQueue201Response: zod.ZodType<zod.output<typeof BulkProcessResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessResponse);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessListParams: ObjectSchema<types.BulkProcessDataSendUpdateBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataSendUpdateBulkProcessList200Response: zod.ZodType<zod.output<typeof BulkProcessingListSummary>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataSendUpdateBulkProcessList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessListParams: ObjectSchema<types.BulkProcessDataSendDeleteBulkProcessListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "processAction": zod.string(),
    "bulkProcessListId": formats.guid
}));
export const BulkProcessDataSendDeleteBulkProcessList200Response: zod.ZodType<zod.output<typeof BulkProcessResult>, unknown> = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataSendDeleteBulkProcessList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
