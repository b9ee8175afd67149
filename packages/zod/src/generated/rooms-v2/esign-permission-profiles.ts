/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { ESignPermissionProfileList } from './schemas/ESignPermissionProfileList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/esign-permission-profiles';
export const ESignPermissionProfilesGetESignPermissionProfilesParams: ObjectSchema<types.ESignPermissionProfilesGetESignPermissionProfilesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ESignPermissionProfilesGetESignPermissionProfiles200Response: zod.ZodType<zod.output<typeof ESignPermissionProfileList>, unknown> = /* @__PURE__ */ lenientResponse(ESignPermissionProfileList);
export const ESignPermissionProfilesGetESignPermissionProfiles400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
