/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-document-fields';
export const EnvelopeDocumentFieldsListParams: zod.ZodType<types.EnvelopeDocumentFieldsListParams, types.EnvelopeDocumentFieldsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsList200Response = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsList400Response = ErrorDetails;
export const EnvelopeDocumentFieldsList401Response = ErrorDetails;
export const EnvelopeDocumentFieldsList403Response = ErrorDetails;
export const EnvelopeDocumentFieldsList404Response = ErrorDetails;
export const EnvelopeDocumentFieldsList405Response = ErrorDetails;
export const EnvelopeDocumentFieldsList429Response = ErrorDetails;
export const EnvelopeDocumentFieldsList500Response = ErrorDetails;
export const EnvelopeDocumentFieldsCreateParams: zod.ZodType<types.EnvelopeDocumentFieldsCreateParams, types.EnvelopeDocumentFieldsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsCreateHeader: zod.ZodType<types.EnvelopeDocumentFieldsCreateHeader, types.EnvelopeDocumentFieldsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentFieldsCreateBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsCreate201Response = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsCreate400Response = ErrorDetails;
export const EnvelopeDocumentFieldsCreate401Response = ErrorDetails;
export const EnvelopeDocumentFieldsCreate403Response = ErrorDetails;
export const EnvelopeDocumentFieldsCreate404Response = ErrorDetails;
export const EnvelopeDocumentFieldsCreate405Response = ErrorDetails;
export const EnvelopeDocumentFieldsCreate429Response = ErrorDetails;
export const EnvelopeDocumentFieldsCreate500Response = ErrorDetails;
export const EnvelopeDocumentFieldsUpdateParams: zod.ZodType<types.EnvelopeDocumentFieldsUpdateParams, types.EnvelopeDocumentFieldsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsUpdateHeader: zod.ZodType<types.EnvelopeDocumentFieldsUpdateHeader, types.EnvelopeDocumentFieldsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentFieldsUpdateBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsUpdate200Response = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsUpdate400Response = ErrorDetails;
export const EnvelopeDocumentFieldsUpdate401Response = ErrorDetails;
export const EnvelopeDocumentFieldsUpdate403Response = ErrorDetails;
export const EnvelopeDocumentFieldsUpdate404Response = ErrorDetails;
export const EnvelopeDocumentFieldsUpdate405Response = ErrorDetails;
export const EnvelopeDocumentFieldsUpdate429Response = ErrorDetails;
export const EnvelopeDocumentFieldsUpdate500Response = ErrorDetails;
export const EnvelopeDocumentFieldsDeleteParams: zod.ZodType<types.EnvelopeDocumentFieldsDeleteParams, types.EnvelopeDocumentFieldsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsDeleteHeader: zod.ZodType<types.EnvelopeDocumentFieldsDeleteHeader, types.EnvelopeDocumentFieldsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentFieldsDeleteBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsDelete200Response = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsDelete400Response = ErrorDetails;
export const EnvelopeDocumentFieldsDelete401Response = ErrorDetails;
export const EnvelopeDocumentFieldsDelete403Response = ErrorDetails;
export const EnvelopeDocumentFieldsDelete404Response = ErrorDetails;
export const EnvelopeDocumentFieldsDelete405Response = ErrorDetails;
export const EnvelopeDocumentFieldsDelete429Response = ErrorDetails;
export const EnvelopeDocumentFieldsDelete500Response = ErrorDetails;
