/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectDeleteFailureResult } from './schemas/connectDeleteFailureResult.js';
import { ConnectFailureFilter } from './schemas/connectFailureFilter.js';
import { ConnectFailureResults } from './schemas/connectFailureResults.js';
import { ConnectLog } from './schemas/connectLog.js';
import { ConnectLogs } from './schemas/connectLogs.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/connect-events';
export const ConnectEventsRetryForEnvelopeParams: ObjectSchema<types.ConnectEventsRetryForEnvelopeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const ConnectEventsRetryForEnvelope200Response: zod.ZodType<zod.output<typeof ConnectFailureResults>, unknown> = /* @__PURE__ */ lenientResponse(ConnectFailureResults);
export const ConnectEventsRetryForEnvelope400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopesParams: ObjectSchema<types.ConnectEventsRetryForEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectEventsRetryForEnvelopesBody = ConnectFailureFilter;
export const ConnectEventsRetryForEnvelopes200Response: zod.ZodType<zod.output<typeof ConnectFailureResults>, unknown> = /* @__PURE__ */ lenientResponse(ConnectFailureResults);
export const ConnectEventsRetryForEnvelopes400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailuresParams: ObjectSchema<types.ConnectEventsListFailuresParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectEventsListFailuresQueryParams: ObjectSchema<types.ConnectEventsListFailuresQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": formats.dateOrTime.optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const ConnectEventsListFailures200Response: zod.ZodType<zod.output<typeof ConnectLogs>, unknown> = /* @__PURE__ */ lenientResponse(ConnectLogs);
export const ConnectEventsListFailures400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailureParams: ObjectSchema<types.ConnectEventsDeleteFailureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "failureId": zod.string()
}));
export const ConnectEventsDeleteFailure200Response: zod.ZodType<zod.output<typeof ConnectDeleteFailureResult>, unknown> = /* @__PURE__ */ lenientResponse(ConnectDeleteFailureResult);
export const ConnectEventsDeleteFailure400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListParams: ObjectSchema<types.ConnectEventsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectEventsListQueryParams: ObjectSchema<types.ConnectEventsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": formats.dateOrTime.optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const ConnectEventsList200Response: zod.ZodType<zod.output<typeof ConnectLogs>, unknown> = /* @__PURE__ */ lenientResponse(ConnectLogs);
export const ConnectEventsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteListParams: ObjectSchema<types.ConnectEventsDeleteListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectEventsDeleteList200Response = /* @__PURE__ */ zod.unknown();
export const ConnectEventsDeleteList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGetParams: ObjectSchema<types.ConnectEventsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "logId": zod.string()
}));
export const ConnectEventsGetQueryParams: ObjectSchema<types.ConnectEventsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "additional_info": formats.booleanString.optional()
}));
export const ConnectEventsGet200Response: zod.ZodType<zod.output<typeof ConnectLog>, unknown> = /* @__PURE__ */ lenientResponse(ConnectLog);
export const ConnectEventsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteParams: ObjectSchema<types.ConnectEventsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "logId": zod.string()
}));
export const ConnectEventsDelete200Response = /* @__PURE__ */ zod.unknown();
export const ConnectEventsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
