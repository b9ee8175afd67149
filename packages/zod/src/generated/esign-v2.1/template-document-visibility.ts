/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { TemplateDocumentVisibilityList } from './schemas/templateDocumentVisibilityList.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-document-visibility';
export const TemplateDocumentVisibilityGetParams: zod.ZodType<types.TemplateDocumentVisibilityGetParams, types.TemplateDocumentVisibilityGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateDocumentVisibilityGet200Response = DocumentVisibilityList;
export const TemplateDocumentVisibilityGet400Response = ErrorDetails;
export const TemplateDocumentVisibilityGet401Response = ErrorDetails;
export const TemplateDocumentVisibilityGet403Response = ErrorDetails;
export const TemplateDocumentVisibilityGet404Response = ErrorDetails;
export const TemplateDocumentVisibilityGet405Response = ErrorDetails;
export const TemplateDocumentVisibilityGet429Response = ErrorDetails;
export const TemplateDocumentVisibilityGet500Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateParams: zod.ZodType<types.TemplateDocumentVisibilityUpdateParams, types.TemplateDocumentVisibilityUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateDocumentVisibilityUpdateHeader: zod.ZodType<types.TemplateDocumentVisibilityUpdateHeader, types.TemplateDocumentVisibilityUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentVisibilityUpdateBody = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdate200Response = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdate400Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdate401Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdate403Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdate404Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdate405Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdate429Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdate500Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateListParams: zod.ZodType<types.TemplateDocumentVisibilityUpdateListParams, types.TemplateDocumentVisibilityUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateDocumentVisibilityUpdateListHeader: zod.ZodType<types.TemplateDocumentVisibilityUpdateListHeader, types.TemplateDocumentVisibilityUpdateListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentVisibilityUpdateListBody = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdateList200Response = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdateList400Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateList401Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateList403Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateList404Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateList405Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateList429Response = ErrorDetails;
export const TemplateDocumentVisibilityUpdateList500Response = ErrorDetails;
