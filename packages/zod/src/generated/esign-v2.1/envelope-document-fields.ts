/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-document-fields';
export const EnvelopeDocumentFieldsListParams: ObjectSchema<types.EnvelopeDocumentFieldsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsList200Response: zod.ZodType<zod.output<typeof DocumentFieldsInformation>, unknown> = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreateParams: ObjectSchema<types.EnvelopeDocumentFieldsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsCreateHeader: ObjectSchema<types.EnvelopeDocumentFieldsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentFieldsCreateBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsCreate201Response: zod.ZodType<zod.output<typeof DocumentFieldsInformation>, unknown> = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdateParams: ObjectSchema<types.EnvelopeDocumentFieldsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsUpdateHeader: ObjectSchema<types.EnvelopeDocumentFieldsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentFieldsUpdateBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsUpdate200Response: zod.ZodType<zod.output<typeof DocumentFieldsInformation>, unknown> = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDeleteParams: ObjectSchema<types.EnvelopeDocumentFieldsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentFieldsDeleteHeader: ObjectSchema<types.EnvelopeDocumentFieldsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentFieldsDeleteBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsDelete200Response: zod.ZodType<zod.output<typeof DocumentFieldsInformation>, unknown> = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
