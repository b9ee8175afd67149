/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ENoteConfiguration } from './schemas/eNoteConfiguration.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/enote-configurations';
export const ENoteConfigurationsGetParams: zod.ZodType<types.ENoteConfigurationsGetParams, types.ENoteConfigurationsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ENoteConfigurationsGet200Response = ENoteConfiguration;
export const ENoteConfigurationsGet400Response = ErrorDetails;
export const ENoteConfigurationsGet401Response = ErrorDetails;
export const ENoteConfigurationsGet403Response = ErrorDetails;
export const ENoteConfigurationsGet404Response = ErrorDetails;
export const ENoteConfigurationsGet405Response = ErrorDetails;
export const ENoteConfigurationsGet429Response = ErrorDetails;
export const ENoteConfigurationsGet500Response = ErrorDetails;
export const ENoteConfigurationsUpdateParams: zod.ZodType<types.ENoteConfigurationsUpdateParams, types.ENoteConfigurationsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ENoteConfigurationsUpdateBody = ENoteConfiguration;
export const ENoteConfigurationsUpdate200Response = ENoteConfiguration;
export const ENoteConfigurationsUpdate400Response = ErrorDetails;
export const ENoteConfigurationsUpdate401Response = ErrorDetails;
export const ENoteConfigurationsUpdate403Response = ErrorDetails;
export const ENoteConfigurationsUpdate404Response = ErrorDetails;
export const ENoteConfigurationsUpdate405Response = ErrorDetails;
export const ENoteConfigurationsUpdate429Response = ErrorDetails;
export const ENoteConfigurationsUpdate500Response = ErrorDetails;
export const ENoteConfigurationsDeleteParams: zod.ZodType<types.ENoteConfigurationsDeleteParams, types.ENoteConfigurationsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ENoteConfigurationsDelete200Response = /* @__PURE__ */ zod.unknown();
export const ENoteConfigurationsDelete400Response = ErrorDetails;
export const ENoteConfigurationsDelete401Response = ErrorDetails;
export const ENoteConfigurationsDelete403Response = ErrorDetails;
export const ENoteConfigurationsDelete404Response = ErrorDetails;
export const ENoteConfigurationsDelete405Response = ErrorDetails;
export const ENoteConfigurationsDelete429Response = ErrorDetails;
export const ENoteConfigurationsDelete500Response = ErrorDetails;
