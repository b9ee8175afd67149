/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  Region
} from './schemas/region.zod.js';

import {
  RegionReferenceCountList
} from './schemas/regionReferenceCountList.zod.js';

import {
  RegionSummaryList
} from './schemas/regionSummaryList.zod.js';



export const regionsGetRegionsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const RegionsGetRegionsParams = zod.object({
  "accountId": zod.stringFormat('account-id', regionsGetRegionsPathAccountIdRegExp)
})

export const regionsGetRegionsQueryCountDefault = 100;
export const regionsGetRegionsQueryCountMax = 100;

export const regionsGetRegionsQueryStartPositionDefault = 0;
export const regionsGetRegionsQueryStartPositionMin = 0;



export const RegionsGetRegionsQueryParams = zod.object({
  "count": zod.int().min(1).max(regionsGetRegionsQueryCountMax).default(regionsGetRegionsQueryCountDefault),
  "startPosition": zod.int().min(regionsGetRegionsQueryStartPositionMin).default(regionsGetRegionsQueryStartPositionDefault),
  "managedOnly": zod.boolean().optional()
})

export const RegionsGetRegions200Response = RegionSummaryList

export const RegionsGetRegions400Response = ApiError

export const RegionsGetRegions401Response = ApiError

export const RegionsGetRegions403Response = ApiError

export const RegionsGetRegions404Response = ApiError

export const RegionsGetRegions405Response = ApiError

export const RegionsGetRegions429Response = ApiError

export const RegionsGetRegions500Response = ApiError

export const regionsCreateRegionPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const RegionsCreateRegionParams = zod.object({
  "accountId": zod.stringFormat('account-id', regionsCreateRegionPathAccountIdRegExp)
})

export const RegionsCreateRegionBody = Region

export const RegionsCreateRegion201Response = Region

export const RegionsCreateRegion400Response = ApiError

export const RegionsCreateRegion401Response = ApiError

export const RegionsCreateRegion403Response = ApiError

export const RegionsCreateRegion404Response = ApiError

export const RegionsCreateRegion405Response = ApiError

export const RegionsCreateRegion429Response = ApiError

export const RegionsCreateRegion500Response = ApiError

export const regionsGetRegionPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RegionsGetRegionParams = zod.object({
  "accountId": zod.stringFormat('account-id', regionsGetRegionPathAccountIdRegExp),
  "regionId": zod.int().min(1)
})

export const RegionsGetRegion200Response = Region

export const RegionsGetRegion400Response = ApiError

export const RegionsGetRegion401Response = ApiError

export const RegionsGetRegion403Response = ApiError

export const RegionsGetRegion404Response = ApiError

export const RegionsGetRegion405Response = ApiError

export const RegionsGetRegion429Response = ApiError

export const RegionsGetRegion500Response = ApiError

export const regionsDeleteRegionPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RegionsDeleteRegionParams = zod.object({
  "accountId": zod.stringFormat('account-id', regionsDeleteRegionPathAccountIdRegExp),
  "regionId": zod.int().min(1)
})

export const RegionsDeleteRegion204Response = zod.void()

export const RegionsDeleteRegion400Response = ApiError

export const RegionsDeleteRegion401Response = ApiError

export const RegionsDeleteRegion403Response = ApiError

export const RegionsDeleteRegion404Response = ApiError

export const RegionsDeleteRegion405Response = ApiError

export const RegionsDeleteRegion429Response = ApiError

export const RegionsDeleteRegion500Response = ApiError

export const regionsGetRegionReferenceCountsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RegionsGetRegionReferenceCountsParams = zod.object({
  "accountId": zod.stringFormat('account-id', regionsGetRegionReferenceCountsPathAccountIdRegExp),
  "regionId": zod.int().min(1)
})

export const RegionsGetRegionReferenceCounts200Response = RegionReferenceCountList

export const RegionsGetRegionReferenceCounts400Response = ApiError

export const RegionsGetRegionReferenceCounts401Response = ApiError

export const RegionsGetRegionReferenceCounts403Response = ApiError

export const RegionsGetRegionReferenceCounts404Response = ApiError

export const RegionsGetRegionReferenceCounts405Response = ApiError

export const RegionsGetRegionReferenceCounts429Response = ApiError

export const RegionsGetRegionReferenceCounts500Response = ApiError

