/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { Notary } from './schemas/notary.js';
import { NotaryResult } from './schemas/notaryResult.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/notary';
export const NotaryGetNotaryQueryParams: zod.ZodType<types.NotaryGetNotaryQueryParams, types.NotaryGetNotaryQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_jurisdictions": formats.booleanString.optional()
}));
export const NotaryGetNotary200Response = NotaryResult;
export const NotaryGetNotary400Response = ErrorDetails;
export const NotaryGetNotary401Response = ErrorDetails;
export const NotaryGetNotary403Response = ErrorDetails;
export const NotaryGetNotary404Response = ErrorDetails;
export const NotaryGetNotary405Response = ErrorDetails;
export const NotaryGetNotary429Response = ErrorDetails;
export const NotaryGetNotary500Response = ErrorDetails;
export const NotaryCreateNotaryBody = Notary;
export const NotaryCreateNotary201Response = Notary;
export const NotaryCreateNotary400Response = ErrorDetails;
export const NotaryCreateNotary401Response = ErrorDetails;
export const NotaryCreateNotary403Response = ErrorDetails;
export const NotaryCreateNotary404Response = ErrorDetails;
export const NotaryCreateNotary405Response = ErrorDetails;
export const NotaryCreateNotary429Response = ErrorDetails;
export const NotaryCreateNotary500Response = ErrorDetails;
export const NotaryUpdateNotaryBody = Notary;
export const NotaryUpdateNotary200Response = Notary;
export const NotaryUpdateNotary400Response = ErrorDetails;
export const NotaryUpdateNotary401Response = ErrorDetails;
export const NotaryUpdateNotary403Response = ErrorDetails;
export const NotaryUpdateNotary404Response = ErrorDetails;
export const NotaryUpdateNotary405Response = ErrorDetails;
export const NotaryUpdateNotary429Response = ErrorDetails;
export const NotaryUpdateNotary500Response = ErrorDetails;
