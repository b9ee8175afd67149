/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { Region } from './schemas/Region.js';
import { RegionReferenceCountList } from './schemas/RegionReferenceCountList.js';
import { RegionSummaryList } from './schemas/RegionSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/regions';
export const RegionsGetRegionsParams: ObjectSchema<types.RegionsGetRegionsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RegionsGetRegionsQueryParams: ObjectSchema<types.RegionsGetRegionsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional(),
    "managedOnly": zod.boolean().optional()
}));
export const RegionsGetRegions200Response: zod.ZodType<zod.output<typeof RegionSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RegionSummaryList);
export const RegionsGetRegions400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegionParams: ObjectSchema<types.RegionsCreateRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RegionsCreateRegionBody = Region;
export const RegionsCreateRegion201Response: zod.ZodType<zod.output<typeof Region>, unknown> = /* @__PURE__ */ lenientResponse(Region);
export const RegionsCreateRegion400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionParams: ObjectSchema<types.RegionsGetRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "regionId": zod.int().min(1)
}));
export const RegionsGetRegion200Response: zod.ZodType<zod.output<typeof Region>, unknown> = /* @__PURE__ */ lenientResponse(Region);
export const RegionsGetRegion400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegionParams: ObjectSchema<types.RegionsDeleteRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "regionId": zod.int().min(1)
}));
export const RegionsDeleteRegion204Response = /* @__PURE__ */ zod.void();
export const RegionsDeleteRegion400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCountsParams: ObjectSchema<types.RegionsGetRegionReferenceCountsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "regionId": zod.int().min(1)
}));
export const RegionsGetRegionReferenceCounts200Response: zod.ZodType<zod.output<typeof RegionReferenceCountList>, unknown> = /* @__PURE__ */ lenientResponse(RegionReferenceCountList);
export const RegionsGetRegionReferenceCounts400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
