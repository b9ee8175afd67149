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
import type * as types from '@countersign/types/esign-v2.1/responsive-html-preview';
export const ResponsiveHtmlPreviewCreateParams: ObjectSchema<types.ResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const ResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const ResponsiveHtmlPreviewCreate201Response: zod.ZodType<zod.output<typeof DocumentHtmlDefinitions>, unknown> = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const ResponsiveHtmlPreviewCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
