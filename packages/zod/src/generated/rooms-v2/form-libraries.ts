/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { FormLibrarySummaryList } from './schemas/FormLibrarySummaryList.js';
import { FormSummaryList } from './schemas/FormSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/form-libraries';
export const FormLibrariesGetFormLibrariesParams: ObjectSchema<types.FormLibrariesGetFormLibrariesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const FormLibrariesGetFormLibrariesQueryParams: ObjectSchema<types.FormLibrariesGetFormLibrariesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional()
}));
export const FormLibrariesGetFormLibraries200Response: zod.ZodType<zod.output<typeof FormLibrarySummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormLibrarySummaryList);
export const FormLibrariesGetFormLibraries400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryFormsParams: ObjectSchema<types.FormLibrariesGetFormLibraryFormsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formLibraryId": formats.guid
}));
export const FormLibrariesGetFormLibraryFormsQueryParams: ObjectSchema<types.FormLibrariesGetFormLibraryFormsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional()
}));
export const FormLibrariesGetFormLibraryForms200Response: zod.ZodType<zod.output<typeof FormSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormSummaryList);
export const FormLibrariesGetFormLibraryForms400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
