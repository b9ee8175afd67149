/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { Office } from './schemas/Office.js';
import { OfficeForCreate } from './schemas/OfficeForCreate.js';
import { OfficeReferenceCountList } from './schemas/OfficeReferenceCountList.js';
import { OfficeSummaryList } from './schemas/OfficeSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/offices';
export const OfficesGetOfficesParams: ObjectSchema<types.OfficesGetOfficesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const OfficesGetOfficesQueryParams: ObjectSchema<types.OfficesGetOfficesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional(),
    "onlyAccessible": zod.boolean().optional(),
    "search": zod.string().optional()
}));
export const OfficesGetOffices200Response: zod.ZodType<zod.output<typeof OfficeSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(OfficeSummaryList);
export const OfficesGetOffices400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOfficeParams: ObjectSchema<types.OfficesCreateOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const OfficesCreateOfficeBody = OfficeForCreate;
export const OfficesCreateOffice201Response: zod.ZodType<zod.output<typeof Office>, unknown> = /* @__PURE__ */ lenientResponse(Office);
export const OfficesCreateOffice400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOfficeParams: ObjectSchema<types.OfficesGetOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "officeId": zod.int().min(1)
}));
export const OfficesGetOffice200Response: zod.ZodType<zod.output<typeof Office>, unknown> = /* @__PURE__ */ lenientResponse(Office);
export const OfficesGetOffice400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOfficeParams: ObjectSchema<types.OfficesDeleteOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "officeId": zod.int().min(1)
}));
export const OfficesDeleteOffice204Response = /* @__PURE__ */ zod.void();
export const OfficesDeleteOffice400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCountsParams: ObjectSchema<types.OfficesGetReferenceCountsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "officeId": zod.int().min(1)
}));
export const OfficesGetReferenceCounts200Response: zod.ZodType<zod.output<typeof OfficeReferenceCountList>, unknown> = /* @__PURE__ */ lenientResponse(OfficeReferenceCountList);
export const OfficesGetReferenceCounts400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
