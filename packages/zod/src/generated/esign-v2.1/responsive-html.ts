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
import type * as types from '@countersign/types/esign-v2.1/responsive-html';
export const ResponsiveHtmlGetResponsiveHtmlParams: ObjectSchema<types.ResponsiveHtmlGetResponsiveHtmlParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const ResponsiveHtmlGetResponsiveHtmlQueryParams: ObjectSchema<types.ResponsiveHtmlGetResponsiveHtmlQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_anchor_tab_locations": formats.booleanString.optional()
}));
export const ResponsiveHtmlGetResponsiveHtml200Response: zod.ZodType<zod.output<typeof DocumentHtmlDefinitionOriginals>, unknown> = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const ResponsiveHtmlGetResponsiveHtml400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
