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
import type * as types from '@countersign/types/esign-v2.1/template-responsive-html-preview';
export const TemplateResponsiveHtmlPreviewCreateParams: ObjectSchema<types.TemplateResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const TemplateResponsiveHtmlPreviewCreate201Response: zod.ZodType<zod.output<typeof DocumentHtmlDefinitions>, unknown> = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const TemplateResponsiveHtmlPreviewCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
