/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiRequestLogsResult } from './schemas/apiRequestLogsResult.js';
import { DiagnosticsSettingsInformation } from './schemas/diagnosticsSettingsInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/request-logs';
export const RequestLogsListRequestLogsQueryParams: ObjectSchema<types.RequestLogsListRequestLogsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "encoding": zod.string().optional()
}));
export const RequestLogsListRequestLogs200Response: zod.ZodType<zod.output<typeof ApiRequestLogsResult>, unknown> = /* @__PURE__ */ lenientResponse(ApiRequestLogsResult);
export const RequestLogsListRequestLogs400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs200Response = /* @__PURE__ */ zod.unknown();
export const RequestLogsDeleteRequestLogs400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogParams: ObjectSchema<types.RequestLogsGetRequestLogParams> = /* @__PURE__ */ fastObject(() => ({
    "requestLogId": formats.guid
}));
export const RequestLogsGetRequestLog200Response = /* @__PURE__ */ zod.unknown();
export const RequestLogsGetRequestLog400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings200Response: zod.ZodType<zod.output<typeof DiagnosticsSettingsInformation>, unknown> = /* @__PURE__ */ lenientResponse(DiagnosticsSettingsInformation);
export const RequestLogsGetRequestLogSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettingsBody = DiagnosticsSettingsInformation;
export const RequestLogsUpdateRequestLogSettings200Response: zod.ZodType<zod.output<typeof DiagnosticsSettingsInformation>, unknown> = /* @__PURE__ */ lenientResponse(DiagnosticsSettingsInformation);
export const RequestLogsUpdateRequestLogSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
