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
export const NotaryJurisdictionGetNotaryJurisdictions200Response: zod.ZodType<zod.output<typeof NotaryJurisdictionList>, unknown> = /* @__PURE__ */ lenientResponse(NotaryJurisdictionList);
export const NotaryJurisdictionGetNotaryJurisdictions400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictionsBody = NotaryJurisdiction;
export const NotaryJurisdictionCreateNotaryJurisdictions201Response: zod.ZodType<zod.output<typeof NotaryJurisdiction>, unknown> = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionCreateNotaryJurisdictions400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictionParams: ObjectSchema<types.NotaryJurisdictionGetNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionGetNotaryJurisdiction200Response: zod.ZodType<zod.output<typeof NotaryJurisdiction>, unknown> = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionGetNotaryJurisdiction400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdictionParams: ObjectSchema<types.NotaryJurisdictionUpdateNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionUpdateNotaryJurisdictionBody = NotaryJurisdiction;
export const NotaryJurisdictionUpdateNotaryJurisdiction200Response: zod.ZodType<zod.output<typeof NotaryJurisdiction>, unknown> = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionUpdateNotaryJurisdiction400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdictionParams: ObjectSchema<types.NotaryJurisdictionDeleteNotaryJurisdictionParams> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictionId": zod.string()
}));
export const NotaryJurisdictionDeleteNotaryJurisdiction200Response = /* @__PURE__ */ zod.unknown();
export const NotaryJurisdictionDeleteNotaryJurisdiction400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
