/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
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
export const DocumentResponsiveHtmlPreviewCreate201Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const DocumentResponsiveHtmlPreviewCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
