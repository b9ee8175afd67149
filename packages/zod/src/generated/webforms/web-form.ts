/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { HttpError } from './schemas/HttpError.js';
import { WebForm } from './schemas/WebForm.js';
import { WebFormSummaryList } from './schemas/WebFormSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/webforms/web-form';
export const WebFormListFormsParams: ObjectSchema<types.WebFormListFormsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const WebFormListFormsQueryParams: ObjectSchema<types.WebFormListFormsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "user_filter": zod.enum(['owned_by_me', 'created_by_me', 'shared_with_me', 'all']).optional(),
    "is_standalone": zod.boolean().optional(),
    "is_published": zod.boolean().optional(),
    "sort_by": zod.enum(['lastModifiedDateTime:desc', 'lastModifiedDateTime:asc', 'createdDateTime:desc', 'createdDateTime:asc']).optional(),
    "search": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "count": formats.integerString.optional()
}));
export const WebFormListForms200Response: zod.ZodType<zod.output<typeof WebFormSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(WebFormSummaryList);
export const WebFormListForms400Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms401Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms403Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms404Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms405Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms429Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms500Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetFormParams: ObjectSchema<types.WebFormGetFormParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "formId": formats.guid
}));
export const WebFormGetFormQueryParams: ObjectSchema<types.WebFormGetFormQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "state": zod.enum(['active', 'draft']).optional()
}));
export const WebFormGetForm200Response: zod.ZodType<zod.output<typeof WebForm>, unknown> = /* @__PURE__ */ lenientResponse(WebForm);
export const WebFormGetForm400Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm401Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm403Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm404Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm405Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm429Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm500Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
