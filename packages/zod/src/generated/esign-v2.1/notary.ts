/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { Notary } from './schemas/notary.js';
import { NotaryResult } from './schemas/notaryResult.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/notary';
export const NotaryGetNotaryQueryParams: ObjectSchema<types.NotaryGetNotaryQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_jurisdictions": formats.booleanString.optional()
}));
export const NotaryGetNotary200Response: zod.ZodType<zod.output<typeof NotaryResult>, unknown> = /* @__PURE__ */ lenientResponse(NotaryResult);
export const NotaryGetNotary400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotaryBody = Notary;
export const NotaryCreateNotary201Response: zod.ZodType<zod.output<typeof Notary>, unknown> = /* @__PURE__ */ lenientResponse(Notary);
export const NotaryCreateNotary400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotaryBody = Notary;
export const NotaryUpdateNotary200Response: zod.ZodType<zod.output<typeof Notary>, unknown> = /* @__PURE__ */ lenientResponse(Notary);
export const NotaryUpdateNotary400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSealParams: ObjectSchema<types.NotaryGetNotaryJurisdictionSealParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryGetNotaryJurisdictionSeal200Response = /* @__PURE__ */ zod.unknown();
export const NotaryGetNotaryJurisdictionSeal400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
