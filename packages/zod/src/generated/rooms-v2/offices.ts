/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { Office } from './schemas/Office.js';
import { OfficeForCreate } from './schemas/OfficeForCreate.js';
import { OfficeReferenceCountList } from './schemas/OfficeReferenceCountList.js';
import { OfficeSummaryList } from './schemas/OfficeSummaryList.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/offices';
export const OfficesGetOfficesParams: zod.ZodType<types.OfficesGetOfficesParams, types.OfficesGetOfficesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const OfficesGetOfficesQueryParams: zod.ZodType<types.OfficesGetOfficesQueryParams, types.OfficesGetOfficesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional(),
    "onlyAccessible": zod.boolean().optional(),
    "search": zod.string().optional()
}));
export const OfficesGetOffices200Response = OfficeSummaryList;
export const OfficesGetOffices400Response = ApiError;
export const OfficesGetOffices401Response = ApiError;
export const OfficesGetOffices403Response = ApiError;
export const OfficesGetOffices404Response = ApiError;
export const OfficesGetOffices405Response = ApiError;
export const OfficesGetOffices429Response = ApiError;
export const OfficesGetOffices500Response = ApiError;
export const OfficesCreateOfficeParams: zod.ZodType<types.OfficesCreateOfficeParams, types.OfficesCreateOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const OfficesCreateOfficeBody = OfficeForCreate;
export const OfficesCreateOffice201Response = Office;
export const OfficesCreateOffice400Response = ApiError;
export const OfficesCreateOffice401Response = ApiError;
export const OfficesCreateOffice403Response = ApiError;
export const OfficesCreateOffice404Response = ApiError;
export const OfficesCreateOffice405Response = ApiError;
export const OfficesCreateOffice429Response = ApiError;
export const OfficesCreateOffice500Response = ApiError;
export const OfficesGetOfficeParams: zod.ZodType<types.OfficesGetOfficeParams, types.OfficesGetOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "officeId": zod.int().min(1)
}));
export const OfficesGetOffice200Response = Office;
export const OfficesGetOffice400Response = ApiError;
export const OfficesGetOffice401Response = ApiError;
export const OfficesGetOffice403Response = ApiError;
export const OfficesGetOffice404Response = ApiError;
export const OfficesGetOffice405Response = ApiError;
export const OfficesGetOffice429Response = ApiError;
export const OfficesGetOffice500Response = ApiError;
export const OfficesDeleteOfficeParams: zod.ZodType<types.OfficesDeleteOfficeParams, types.OfficesDeleteOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "officeId": zod.int().min(1)
}));
export const OfficesDeleteOffice204Response = /* @__PURE__ */ zod.void();
export const OfficesDeleteOffice400Response = ApiError;
export const OfficesDeleteOffice401Response = ApiError;
export const OfficesDeleteOffice403Response = ApiError;
export const OfficesDeleteOffice404Response = ApiError;
export const OfficesDeleteOffice405Response = ApiError;
export const OfficesDeleteOffice429Response = ApiError;
export const OfficesDeleteOffice500Response = ApiError;
export const OfficesGetReferenceCountsParams: zod.ZodType<types.OfficesGetReferenceCountsParams, types.OfficesGetReferenceCountsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "officeId": zod.int().min(1)
}));
export const OfficesGetReferenceCounts200Response = OfficeReferenceCountList;
export const OfficesGetReferenceCounts400Response = ApiError;
export const OfficesGetReferenceCounts401Response = ApiError;
export const OfficesGetReferenceCounts403Response = ApiError;
export const OfficesGetReferenceCounts404Response = ApiError;
export const OfficesGetReferenceCounts405Response = ApiError;
export const OfficesGetReferenceCounts429Response = ApiError;
export const OfficesGetReferenceCounts500Response = ApiError;
