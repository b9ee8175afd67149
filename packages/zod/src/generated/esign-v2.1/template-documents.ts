/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import { EnvelopeDocument } from './schemas/envelopeDocument.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { TemplateDocumentsResult } from './schemas/templateDocumentsResult.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-documents';
export const TemplateDocumentsListParams: ObjectSchema<types.TemplateDocumentsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateDocumentsListQueryParams: ObjectSchema<types.TemplateDocumentsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_agreement_type": formats.booleanString.optional(),
    "include_is_edited": formats.booleanString.optional(),
    "include_tabs": formats.booleanString.optional()
}));
export const TemplateDocumentsList200Response: zod.ZodType<zod.output<typeof TemplateDocumentsResult>, unknown> = /* @__PURE__ */ lenientResponse(TemplateDocumentsResult);
export const TemplateDocumentsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateListParams: ObjectSchema<types.TemplateDocumentsUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateDocumentsUpdateListHeader: ObjectSchema<types.TemplateDocumentsUpdateListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentsUpdateListBody = EnvelopeDefinition;
export const TemplateDocumentsUpdateList200Response: zod.ZodType<zod.output<typeof TemplateDocumentsResult>, unknown> = /* @__PURE__ */ lenientResponse(TemplateDocumentsResult);
export const TemplateDocumentsUpdateList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDeleteParams: ObjectSchema<types.TemplateDocumentsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateDocumentsDeleteHeader: ObjectSchema<types.TemplateDocumentsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentsDeleteBody = EnvelopeDefinition;
export const TemplateDocumentsDelete200Response: zod.ZodType<zod.output<typeof TemplateDocumentsResult>, unknown> = /* @__PURE__ */ lenientResponse(TemplateDocumentsResult);
export const TemplateDocumentsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGetParams: ObjectSchema<types.TemplateDocumentsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": zod.string().regex(/^(\d+|combined)$/)
}));
export const TemplateDocumentsGetQueryParams: ObjectSchema<types.TemplateDocumentsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "encrypt": formats.booleanString.optional(),
    "file_type": zod.string().optional(),
    "show_changes": formats.booleanString.optional()
}));
export const TemplateDocumentsGet200Response = /* @__PURE__ */ zod.unknown();
export const TemplateDocumentsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateParams: ObjectSchema<types.TemplateDocumentsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString
}));
export const TemplateDocumentsUpdateQueryParams: ObjectSchema<types.TemplateDocumentsUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "is_envelope_definition": formats.booleanString.optional()
}));
export const TemplateDocumentsUpdateHeader: ObjectSchema<types.TemplateDocumentsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentsUpdateBody = EnvelopeDefinition;
export const TemplateDocumentsUpdate200Response: zod.ZodType<zod.output<typeof EnvelopeDocument>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeDocument);
export const TemplateDocumentsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
