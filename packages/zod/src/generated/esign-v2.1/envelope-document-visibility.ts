/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-document-visibility';
export const EnvelopeDocumentVisibilityGetParams: zod.ZodType<types.EnvelopeDocumentVisibilityGetParams, types.EnvelopeDocumentVisibilityGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeDocumentVisibilityGet200Response = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityGet400Response = ErrorDetails;
export const EnvelopeDocumentVisibilityGet401Response = ErrorDetails;
export const EnvelopeDocumentVisibilityGet403Response = ErrorDetails;
export const EnvelopeDocumentVisibilityGet404Response = ErrorDetails;
export const EnvelopeDocumentVisibilityGet405Response = ErrorDetails;
export const EnvelopeDocumentVisibilityGet429Response = ErrorDetails;
export const EnvelopeDocumentVisibilityGet500Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateParams: zod.ZodType<types.EnvelopeDocumentVisibilityUpdateParams, types.EnvelopeDocumentVisibilityUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeDocumentVisibilityUpdateHeader: zod.ZodType<types.EnvelopeDocumentVisibilityUpdateHeader, types.EnvelopeDocumentVisibilityUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentVisibilityUpdateBody = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdate200Response = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdate400Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdate401Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdate403Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdate404Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdate405Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdate429Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdate500Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateListParams: zod.ZodType<types.EnvelopeDocumentVisibilityUpdateListParams, types.EnvelopeDocumentVisibilityUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeDocumentVisibilityUpdateListHeader: zod.ZodType<types.EnvelopeDocumentVisibilityUpdateListHeader, types.EnvelopeDocumentVisibilityUpdateListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentVisibilityUpdateListBody = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdateList200Response = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdateList400Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateList401Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateList403Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateList404Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateList405Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateList429Response = ErrorDetails;
export const EnvelopeDocumentVisibilityUpdateList500Response = ErrorDetails;
