/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-document-visibility';
export const EnvelopeDocumentVisibilityGetParams: ObjectSchema<types.EnvelopeDocumentVisibilityGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeDocumentVisibilityGet200Response = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const EnvelopeDocumentVisibilityGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateParams: ObjectSchema<types.EnvelopeDocumentVisibilityUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeDocumentVisibilityUpdateHeader: ObjectSchema<types.EnvelopeDocumentVisibilityUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentVisibilityUpdateBody = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdate200Response = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const EnvelopeDocumentVisibilityUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateListParams: ObjectSchema<types.EnvelopeDocumentVisibilityUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeDocumentVisibilityUpdateListHeader: ObjectSchema<types.EnvelopeDocumentVisibilityUpdateListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentVisibilityUpdateListBody = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdateList200Response = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const EnvelopeDocumentVisibilityUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
