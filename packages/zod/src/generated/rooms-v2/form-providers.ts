/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { FormProviderAssociationsSummaryList } from './schemas/FormProviderAssociationsSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/form-providers';
export const FormProvidersGetFormProviderAssociationsParams: ObjectSchema<types.FormProvidersGetFormProviderAssociationsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "providerId": zod.string().min(1)
}));
export const FormProvidersGetFormProviderAssociationsQueryParams: ObjectSchema<types.FormProvidersGetFormProviderAssociationsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional()
}));
export const FormProvidersGetFormProviderAssociations200Response: zod.ZodType<zod.output<typeof FormProviderAssociationsSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormProviderAssociationsSummaryList);
export const FormProvidersGetFormProviderAssociations400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
