/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { LockInformation } from './schemas/lockInformation.js';
import { LockRequest } from './schemas/lockRequest.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-locks';
export const EnvelopeLocksGetParams: ObjectSchema<types.EnvelopeLocksGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksGet200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreateParams: ObjectSchema<types.EnvelopeLocksCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksCreateBody = LockRequest;
export const EnvelopeLocksCreate201Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdateParams: ObjectSchema<types.EnvelopeLocksUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksUpdateHeader: ObjectSchema<types.EnvelopeLocksUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeLocksUpdateBody = LockRequest;
export const EnvelopeLocksUpdate200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDeleteParams: ObjectSchema<types.EnvelopeLocksDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksDeleteQueryParams: ObjectSchema<types.EnvelopeLocksDeleteQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "save_changes": formats.booleanString.optional()
}));
export const EnvelopeLocksDeleteHeader: ObjectSchema<types.EnvelopeLocksDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeLocksDelete200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
