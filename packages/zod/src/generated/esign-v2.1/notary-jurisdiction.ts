/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { NotaryJurisdiction } from './schemas/notaryJurisdiction.js';
import { NotaryJurisdictionList } from './schemas/notaryJurisdictionList.js';
import { fastObject } from '../../fast/fast-object.js';
import type * as types from '@countersign/types/esign-v2.1/notary-jurisdiction';
export const NotaryJurisdictionGetNotaryJurisdictions200Response = NotaryJurisdictionList;
export const NotaryJurisdictionGetNotaryJurisdictions400Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdictions401Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdictions403Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdictions404Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdictions405Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdictions429Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdictions500Response = ErrorDetails;
export const NotaryJurisdictionCreateNotaryJurisdictionsBody = NotaryJurisdiction;
export const NotaryJurisdictionCreateNotaryJurisdictions201Response = NotaryJurisdiction;
export const NotaryJurisdictionCreateNotaryJurisdictions400Response = ErrorDetails;
export const NotaryJurisdictionCreateNotaryJurisdictions401Response = ErrorDetails;
export const NotaryJurisdictionCreateNotaryJurisdictions403Response = ErrorDetails;
export const NotaryJurisdictionCreateNotaryJurisdictions404Response = ErrorDetails;
export const NotaryJurisdictionCreateNotaryJurisdictions405Response = ErrorDetails;
export const NotaryJurisdictionCreateNotaryJurisdictions429Response = ErrorDetails;
export const NotaryJurisdictionCreateNotaryJurisdictions500Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdictionParams: zod.ZodType<types.NotaryJurisdictionGetNotaryJurisdictionParams, types.NotaryJurisdictionGetNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionGetNotaryJurisdiction200Response = NotaryJurisdiction;
export const NotaryJurisdictionGetNotaryJurisdiction400Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdiction401Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdiction403Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdiction404Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdiction405Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdiction429Response = ErrorDetails;
export const NotaryJurisdictionGetNotaryJurisdiction500Response = ErrorDetails;
export const NotaryJurisdictionUpdateNotaryJurisdictionParams: zod.ZodType<types.NotaryJurisdictionUpdateNotaryJurisdictionParams, types.NotaryJurisdictionUpdateNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionUpdateNotaryJurisdictionBody = NotaryJurisdiction;
export const NotaryJurisdictionUpdateNotaryJurisdiction200Response = NotaryJurisdiction;
export const NotaryJurisdictionUpdateNotaryJurisdiction400Response = ErrorDetails;
export const NotaryJurisdictionUpdateNotaryJurisdiction401Response = ErrorDetails;
export const NotaryJurisdictionUpdateNotaryJurisdiction403Response = ErrorDetails;
export const NotaryJurisdictionUpdateNotaryJurisdiction404Response = ErrorDetails;
export const NotaryJurisdictionUpdateNotaryJurisdiction405Response = ErrorDetails;
export const NotaryJurisdictionUpdateNotaryJurisdiction429Response = ErrorDetails;
export const NotaryJurisdictionUpdateNotaryJurisdiction500Response = ErrorDetails;
export const NotaryJurisdictionDeleteNotaryJurisdictionParams: zod.ZodType<types.NotaryJurisdictionDeleteNotaryJurisdictionParams, types.NotaryJurisdictionDeleteNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionDeleteNotaryJurisdiction200Response = /* @__PURE__ */ zod.unknown();
export const NotaryJurisdictionDeleteNotaryJurisdiction400Response = ErrorDetails;
export const NotaryJurisdictionDeleteNotaryJurisdiction401Response = ErrorDetails;
export const NotaryJurisdictionDeleteNotaryJurisdiction403Response = ErrorDetails;
export const NotaryJurisdictionDeleteNotaryJurisdiction404Response = ErrorDetails;
export const NotaryJurisdictionDeleteNotaryJurisdiction405Response = ErrorDetails;
export const NotaryJurisdictionDeleteNotaryJurisdiction429Response = ErrorDetails;
export const NotaryJurisdictionDeleteNotaryJurisdiction500Response = ErrorDetails;
