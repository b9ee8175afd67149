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
export const EnvelopeLocksGet200Response: zod.ZodType<zod.output<typeof LockInformation>, unknown> = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreateParams: ObjectSchema<types.EnvelopeLocksCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksCreateBody = LockRequest;
export const EnvelopeLocksCreate201Response: zod.ZodType<zod.output<typeof LockInformation>, unknown> = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdateParams: ObjectSchema<types.EnvelopeLocksUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeLocksUpdateHeader: ObjectSchema<types.EnvelopeLocksUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeLocksUpdateBody = LockRequest;
export const EnvelopeLocksUpdate200Response: zod.ZodType<zod.output<typeof LockInformation>, unknown> = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
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
export const EnvelopeLocksDelete200Response: zod.ZodType<zod.output<typeof LockInformation>, unknown> = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
