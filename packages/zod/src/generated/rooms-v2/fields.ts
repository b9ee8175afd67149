/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { FieldSet } from './schemas/FieldSet.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/fields';
export const FieldsGetFieldSetParams: ObjectSchema<types.FieldsGetFieldSetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "fieldSetId": formats.guid
}));
export const FieldsGetFieldSetQueryParams: ObjectSchema<types.FieldsGetFieldSetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "fieldsCustomDataFilters": zod.string().regex(/^(None|IsRequiredOnCreate|IsRequiredOnSubmit)(,(None|IsRequiredOnCreate|IsRequiredOnSubmit))*$/).optional()
}));
export const FieldsGetFieldSet200Response: zod.ZodType<zod.output<typeof FieldSet>, unknown> = /* @__PURE__ */ lenientResponse(FieldSet);
export const FieldsGetFieldSet400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
