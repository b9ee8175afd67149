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
export const RegionsGetRegions200Response = /* @__PURE__ */ lenientResponse(RegionSummaryList);
export const RegionsGetRegions400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegionParams: ObjectSchema<types.RegionsCreateRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RegionsCreateRegionBody = Region;
export const RegionsCreateRegion201Response = /* @__PURE__ */ lenientResponse(Region);
export const RegionsCreateRegion400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionParams: ObjectSchema<types.RegionsGetRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "regionId": zod.int().min(1)
}));
export const RegionsGetRegion200Response = /* @__PURE__ */ lenientResponse(Region);
export const RegionsGetRegion400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegionParams: ObjectSchema<types.RegionsDeleteRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "regionId": zod.int().min(1)
}));
export const RegionsDeleteRegion204Response = /* @__PURE__ */ zod.void();
export const RegionsDeleteRegion400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCountsParams: ObjectSchema<types.RegionsGetRegionReferenceCountsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "regionId": zod.int().min(1)
}));
export const RegionsGetRegionReferenceCounts200Response = /* @__PURE__ */ lenientResponse(RegionReferenceCountList);
export const RegionsGetRegionReferenceCounts400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts500Response = /* @__PURE__ */ lenientResponse(ApiError);
