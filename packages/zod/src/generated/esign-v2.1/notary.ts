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
export const NotaryGetNotary200Response = /* @__PURE__ */ lenientResponse(NotaryResult);
export const NotaryGetNotary400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotaryBody = Notary;
export const NotaryCreateNotary201Response = /* @__PURE__ */ lenientResponse(Notary);
export const NotaryCreateNotary400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotaryBody = Notary;
export const NotaryUpdateNotary200Response = /* @__PURE__ */ lenientResponse(Notary);
export const NotaryUpdateNotary400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSealParams: ObjectSchema<types.NotaryGetNotaryJurisdictionSealParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryGetNotaryJurisdictionSeal200Response = /* @__PURE__ */ zod.unknown();
export const NotaryGetNotaryJurisdictionSeal400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
