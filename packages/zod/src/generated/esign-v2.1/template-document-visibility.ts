/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { TemplateDocumentVisibilityList } from './schemas/templateDocumentVisibilityList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-document-visibility';
export const TemplateDocumentVisibilityGetParams: ObjectSchema<types.TemplateDocumentVisibilityGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateDocumentVisibilityGet200Response: zod.ZodType<zod.output<typeof DocumentVisibilityList>, unknown> = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const TemplateDocumentVisibilityGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateParams: ObjectSchema<types.TemplateDocumentVisibilityUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateDocumentVisibilityUpdateHeader: ObjectSchema<types.TemplateDocumentVisibilityUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentVisibilityUpdateBody = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdate200Response: zod.ZodType<zod.output<typeof TemplateDocumentVisibilityList>, unknown> = /* @__PURE__ */ lenientResponse(TemplateDocumentVisibilityList);
export const TemplateDocumentVisibilityUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateListParams: ObjectSchema<types.TemplateDocumentVisibilityUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateDocumentVisibilityUpdateListHeader: ObjectSchema<types.TemplateDocumentVisibilityUpdateListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateDocumentVisibilityUpdateListBody = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdateList200Response: zod.ZodType<zod.output<typeof TemplateDocumentVisibilityList>, unknown> = /* @__PURE__ */ lenientResponse(TemplateDocumentVisibilityList);
export const TemplateDocumentVisibilityUpdateList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
