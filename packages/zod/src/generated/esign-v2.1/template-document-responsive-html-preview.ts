/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-document-responsive-html-preview';
export const TemplateDocumentResponsiveHtmlPreviewCreateParams: ObjectSchema<types.TemplateDocumentResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString
}));
export const TemplateDocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const TemplateDocumentResponsiveHtmlPreviewCreate201Response: zod.ZodType<zod.output<typeof DocumentHtmlDefinitions>, unknown> = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const TemplateDocumentResponsiveHtmlPreviewCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
