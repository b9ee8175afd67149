/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentTemplateList } from './schemas/documentTemplateList.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { TemplateInformation } from './schemas/templateInformation.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-templates';
export const EnvelopeTemplatesListByDocumentParams: ObjectSchema<types.EnvelopeTemplatesListByDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeTemplatesListByDocumentQueryParams: ObjectSchema<types.EnvelopeTemplatesListByDocumentQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional()
}));
export const EnvelopeTemplatesListByDocument200Response: zod.ZodType<zod.output<typeof TemplateInformation>, unknown> = /* @__PURE__ */ lenientResponse(TemplateInformation);
export const EnvelopeTemplatesListByDocument400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocumentParams: ObjectSchema<types.EnvelopeTemplatesApplyToDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeTemplatesApplyToDocumentQueryParams: ObjectSchema<types.EnvelopeTemplatesApplyToDocumentQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preserve_template_recipient": formats.booleanString.optional()
}));
export const EnvelopeTemplatesApplyToDocumentHeader: ObjectSchema<types.EnvelopeTemplatesApplyToDocumentHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeTemplatesApplyToDocumentBody = DocumentTemplateList;
export const EnvelopeTemplatesApplyToDocument201Response: zod.ZodType<zod.output<typeof DocumentTemplateList>, unknown> = /* @__PURE__ */ lenientResponse(DocumentTemplateList);
export const EnvelopeTemplatesApplyToDocument400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDeleteParams: ObjectSchema<types.EnvelopeTemplatesDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString,
    "templateId": formats.guid
}));
export const EnvelopeTemplatesDeleteHeader: ObjectSchema<types.EnvelopeTemplatesDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeTemplatesDelete200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeTemplatesDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListParams: ObjectSchema<types.EnvelopeTemplatesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeTemplatesListQueryParams: ObjectSchema<types.EnvelopeTemplatesListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional()
}));
export const EnvelopeTemplatesList200Response: zod.ZodType<zod.output<typeof TemplateInformation>, unknown> = /* @__PURE__ */ lenientResponse(TemplateInformation);
export const EnvelopeTemplatesList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyParams: ObjectSchema<types.EnvelopeTemplatesApplyParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeTemplatesApplyQueryParams: ObjectSchema<types.EnvelopeTemplatesApplyQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preserve_template_recipient": formats.booleanString.optional()
}));
export const EnvelopeTemplatesApplyHeader: ObjectSchema<types.EnvelopeTemplatesApplyHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeTemplatesApplyBody = DocumentTemplateList;
export const EnvelopeTemplatesApply201Response: zod.ZodType<zod.output<typeof DocumentTemplateList>, unknown> = /* @__PURE__ */ lenientResponse(DocumentTemplateList);
export const EnvelopeTemplatesApply400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
