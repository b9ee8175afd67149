/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { LockInformation } from './schemas/lockInformation.js';
import { LockRequest } from './schemas/lockRequest.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-locks';
export const EnvelopeLocksGetParams: zod.ZodType<types.EnvelopeLocksGetParams, types.EnvelopeLocksGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksGet200Response = LockInformation;
export const EnvelopeLocksGet400Response = ErrorDetails;
export const EnvelopeLocksGet401Response = ErrorDetails;
export const EnvelopeLocksGet403Response = ErrorDetails;
export const EnvelopeLocksGet404Response = ErrorDetails;
export const EnvelopeLocksGet405Response = ErrorDetails;
export const EnvelopeLocksGet429Response = ErrorDetails;
export const EnvelopeLocksGet500Response = ErrorDetails;
export const EnvelopeLocksCreateParams: zod.ZodType<types.EnvelopeLocksCreateParams, types.EnvelopeLocksCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksCreateBody = LockRequest;
export const EnvelopeLocksCreate201Response = LockInformation;
export const EnvelopeLocksCreate400Response = ErrorDetails;
export const EnvelopeLocksCreate401Response = ErrorDetails;
export const EnvelopeLocksCreate403Response = ErrorDetails;
export const EnvelopeLocksCreate404Response = ErrorDetails;
export const EnvelopeLocksCreate405Response = ErrorDetails;
export const EnvelopeLocksCreate429Response = ErrorDetails;
export const EnvelopeLocksCreate500Response = ErrorDetails;
export const EnvelopeLocksUpdateParams: zod.ZodType<types.EnvelopeLocksUpdateParams, types.EnvelopeLocksUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksUpdateHeader: zod.ZodType<types.EnvelopeLocksUpdateHeader, types.EnvelopeLocksUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeLocksUpdateBody = LockRequest;
export const EnvelopeLocksUpdate200Response = LockInformation;
export const EnvelopeLocksUpdate400Response = ErrorDetails;
export const EnvelopeLocksUpdate401Response = ErrorDetails;
export const EnvelopeLocksUpdate403Response = ErrorDetails;
export const EnvelopeLocksUpdate404Response = ErrorDetails;
export const EnvelopeLocksUpdate405Response = ErrorDetails;
export const EnvelopeLocksUpdate429Response = ErrorDetails;
export const EnvelopeLocksUpdate500Response = ErrorDetails;
export const EnvelopeLocksDeleteParams: zod.ZodType<types.EnvelopeLocksDeleteParams, types.EnvelopeLocksDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksDeleteQueryParams: zod.ZodType<types.EnvelopeLocksDeleteQueryParams, types.EnvelopeLocksDeleteQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "save_changes": formats.booleanString.optional()
}));
export const EnvelopeLocksDeleteHeader: zod.ZodType<types.EnvelopeLocksDeleteHeader, types.EnvelopeLocksDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeLocksDelete200Response = LockInformation;
export const EnvelopeLocksDelete400Response = ErrorDetails;
export const EnvelopeLocksDelete401Response = ErrorDetails;
export const EnvelopeLocksDelete403Response = ErrorDetails;
export const EnvelopeLocksDelete404Response = ErrorDetails;
export const EnvelopeLocksDelete405Response = ErrorDetails;
export const EnvelopeLocksDelete429Response = ErrorDetails;
export const EnvelopeLocksDelete500Response = ErrorDetails;
