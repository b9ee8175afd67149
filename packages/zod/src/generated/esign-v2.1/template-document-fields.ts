/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-document-fields';
export const TemplateDocumentFieldsListParams: zod.ZodType<types.TemplateDocumentFieldsListParams, types.TemplateDocumentFieldsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString
}));
export const TemplateDocumentFieldsList200Response = DocumentFieldsInformation;
export const TemplateDocumentFieldsList400Response = ErrorDetails;
export const TemplateDocumentFieldsList401Response = ErrorDetails;
export const TemplateDocumentFieldsList403Response = ErrorDetails;
export const TemplateDocumentFieldsList404Response = ErrorDetails;
export const TemplateDocumentFieldsList405Response = ErrorDetails;
export const TemplateDocumentFieldsList429Response = ErrorDetails;
export const TemplateDocumentFieldsList500Response = ErrorDetails;
export const TemplateDocumentFieldsCreateParams: zod.ZodType<types.TemplateDocumentFieldsCreateParams, types.TemplateDocumentFieldsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString
}));
export const TemplateDocumentFieldsCreateHeader: zod.ZodType<types.TemplateDocumentFieldsCreateHeader, types.TemplateDocumentFieldsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentFieldsCreateBody = DocumentFieldsInformation;
export const TemplateDocumentFieldsCreate201Response = DocumentFieldsInformation;
export const TemplateDocumentFieldsCreate400Response = ErrorDetails;
export const TemplateDocumentFieldsCreate401Response = ErrorDetails;
export const TemplateDocumentFieldsCreate403Response = ErrorDetails;
export const TemplateDocumentFieldsCreate404Response = ErrorDetails;
export const TemplateDocumentFieldsCreate405Response = ErrorDetails;
export const TemplateDocumentFieldsCreate429Response = ErrorDetails;
export const TemplateDocumentFieldsCreate500Response = ErrorDetails;
export const TemplateDocumentFieldsUpdateParams: zod.ZodType<types.TemplateDocumentFieldsUpdateParams, types.TemplateDocumentFieldsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString
}));
export const TemplateDocumentFieldsUpdateHeader: zod.ZodType<types.TemplateDocumentFieldsUpdateHeader, types.TemplateDocumentFieldsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentFieldsUpdateBody = DocumentFieldsInformation;
export const TemplateDocumentFieldsUpdate200Response = DocumentFieldsInformation;
export const TemplateDocumentFieldsUpdate400Response = ErrorDetails;
export const TemplateDocumentFieldsUpdate401Response = ErrorDetails;
export const TemplateDocumentFieldsUpdate403Response = ErrorDetails;
export const TemplateDocumentFieldsUpdate404Response = ErrorDetails;
export const TemplateDocumentFieldsUpdate405Response = ErrorDetails;
export const TemplateDocumentFieldsUpdate429Response = ErrorDetails;
export const TemplateDocumentFieldsUpdate500Response = ErrorDetails;
export const TemplateDocumentFieldsDeleteParams: zod.ZodType<types.TemplateDocumentFieldsDeleteParams, types.TemplateDocumentFieldsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString
}));
export const TemplateDocumentFieldsDeleteHeader: zod.ZodType<types.TemplateDocumentFieldsDeleteHeader, types.TemplateDocumentFieldsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentFieldsDeleteBody = DocumentFieldsInformation;
export const TemplateDocumentFieldsDelete200Response = DocumentFieldsInformation;
export const TemplateDocumentFieldsDelete400Response = ErrorDetails;
export const TemplateDocumentFieldsDelete401Response = ErrorDetails;
export const TemplateDocumentFieldsDelete403Response = ErrorDetails;
export const TemplateDocumentFieldsDelete404Response = ErrorDetails;
export const TemplateDocumentFieldsDelete405Response = ErrorDetails;
export const TemplateDocumentFieldsDelete429Response = ErrorDetails;
export const TemplateDocumentFieldsDelete500Response = ErrorDetails;
