/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { TemplateViewRequest } from './schemas/templateViewRequest.js';
import { ViewUrl } from './schemas/viewUrl.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-views';
export const TemplateViewsCreateEditParams: ObjectSchema<types.TemplateViewsCreateEditParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateViewsCreateEditBody = TemplateViewRequest;
export const TemplateViewsCreateEdit201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const TemplateViewsCreateEdit400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
