/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { NotaryJurisdiction } from './schemas/notaryJurisdiction.js';
import { NotaryJurisdictionList } from './schemas/notaryJurisdictionList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import type * as types from '@countersign/types/esign-v2.1/notary-jurisdiction';
export const NotaryJurisdictionGetNotaryJurisdictions200Response = /* @__PURE__ */ lenientResponse(NotaryJurisdictionList);
export const NotaryJurisdictionGetNotaryJurisdictions400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictionsBody = NotaryJurisdiction;
export const NotaryJurisdictionCreateNotaryJurisdictions201Response = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionCreateNotaryJurisdictions400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictionParams: ObjectSchema<types.NotaryJurisdictionGetNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionGetNotaryJurisdiction200Response = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionGetNotaryJurisdiction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdictionParams: ObjectSchema<types.NotaryJurisdictionUpdateNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionUpdateNotaryJurisdictionBody = NotaryJurisdiction;
export const NotaryJurisdictionUpdateNotaryJurisdiction200Response = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionUpdateNotaryJurisdiction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdictionParams: ObjectSchema<types.NotaryJurisdictionDeleteNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionDeleteNotaryJurisdiction200Response = /* @__PURE__ */ zod.unknown();
export const NotaryJurisdictionDeleteNotaryJurisdiction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
