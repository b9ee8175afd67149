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
import type * as types from '@countersign/types/esign-v2.1/document-responsive-html-preview';
export const DocumentResponsiveHtmlPreviewCreateParams: ObjectSchema<types.DocumentResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const DocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const DocumentResponsiveHtmlPreviewCreate201Response: zod.ZodType<zod.output<typeof DocumentHtmlDefinitions>, unknown> = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const DocumentResponsiveHtmlPreviewCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
