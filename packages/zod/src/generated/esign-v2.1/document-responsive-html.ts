/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/document-responsive-html';
export const DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams: ObjectSchema<types.DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams: ObjectSchema<types.DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_anchor_tab_locations": formats.booleanString.optional()
}));
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response: zod.ZodType<zod.output<typeof DocumentHtmlDefinitionOriginals>, unknown> = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
