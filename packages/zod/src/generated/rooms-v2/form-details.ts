/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { FormDetails } from './schemas/FormDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/form-details';
export const FormDetailsGetFormDetailsParams: ObjectSchema<types.FormDetailsGetFormDetailsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formId": formats.guid
}));
export const FormDetailsGetFormDetails200Response: zod.ZodType<zod.output<typeof FormDetails>, unknown> = /* @__PURE__ */ lenientResponse(FormDetails);
export const FormDetailsGetFormDetails400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
