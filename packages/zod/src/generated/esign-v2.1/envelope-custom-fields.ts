/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomFields } from './schemas/customFields.js';
import { CustomFieldsEnvelope } from './schemas/customFieldsEnvelope.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-custom-fields';
export const EnvelopeCustomFieldsListParams: zod.ZodType<types.EnvelopeCustomFieldsListParams, types.EnvelopeCustomFieldsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeCustomFieldsList200Response = CustomFieldsEnvelope;
export const EnvelopeCustomFieldsList400Response = ErrorDetails;
export const EnvelopeCustomFieldsList401Response = ErrorDetails;
export const EnvelopeCustomFieldsList403Response = ErrorDetails;
export const EnvelopeCustomFieldsList404Response = ErrorDetails;
export const EnvelopeCustomFieldsList405Response = ErrorDetails;
export const EnvelopeCustomFieldsList429Response = ErrorDetails;
export const EnvelopeCustomFieldsList500Response = ErrorDetails;
export const EnvelopeCustomFieldsCreateParams: zod.ZodType<types.EnvelopeCustomFieldsCreateParams, types.EnvelopeCustomFieldsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeCustomFieldsCreateHeader: zod.ZodType<types.EnvelopeCustomFieldsCreateHeader, types.EnvelopeCustomFieldsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeCustomFieldsCreateBody = CustomFields;
export const EnvelopeCustomFieldsCreate201Response = CustomFields;
export const EnvelopeCustomFieldsCreate400Response = ErrorDetails;
export const EnvelopeCustomFieldsCreate401Response = ErrorDetails;
export const EnvelopeCustomFieldsCreate403Response = ErrorDetails;
export const EnvelopeCustomFieldsCreate404Response = ErrorDetails;
export const EnvelopeCustomFieldsCreate405Response = ErrorDetails;
export const EnvelopeCustomFieldsCreate429Response = ErrorDetails;
export const EnvelopeCustomFieldsCreate500Response = ErrorDetails;
export const EnvelopeCustomFieldsUpdateParams: zod.ZodType<types.EnvelopeCustomFieldsUpdateParams, types.EnvelopeCustomFieldsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeCustomFieldsUpdateHeader: zod.ZodType<types.EnvelopeCustomFieldsUpdateHeader, types.EnvelopeCustomFieldsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeCustomFieldsUpdateBody = CustomFields;
export const EnvelopeCustomFieldsUpdate200Response = CustomFields;
export const EnvelopeCustomFieldsUpdate400Response = ErrorDetails;
export const EnvelopeCustomFieldsUpdate401Response = ErrorDetails;
export const EnvelopeCustomFieldsUpdate403Response = ErrorDetails;
export const EnvelopeCustomFieldsUpdate404Response = ErrorDetails;
export const EnvelopeCustomFieldsUpdate405Response = ErrorDetails;
export const EnvelopeCustomFieldsUpdate429Response = ErrorDetails;
export const EnvelopeCustomFieldsUpdate500Response = ErrorDetails;
export const EnvelopeCustomFieldsDeleteParams: zod.ZodType<types.EnvelopeCustomFieldsDeleteParams, types.EnvelopeCustomFieldsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeCustomFieldsDeleteHeader: zod.ZodType<types.EnvelopeCustomFieldsDeleteHeader, types.EnvelopeCustomFieldsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeCustomFieldsDeleteBody = CustomFields;
export const EnvelopeCustomFieldsDelete200Response = CustomFields;
export const EnvelopeCustomFieldsDelete400Response = ErrorDetails;
export const EnvelopeCustomFieldsDelete401Response = ErrorDetails;
export const EnvelopeCustomFieldsDelete403Response = ErrorDetails;
export const EnvelopeCustomFieldsDelete404Response = ErrorDetails;
export const EnvelopeCustomFieldsDelete405Response = ErrorDetails;
export const EnvelopeCustomFieldsDelete429Response = ErrorDetails;
export const EnvelopeCustomFieldsDelete500Response = ErrorDetails;
