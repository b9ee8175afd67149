/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RegionsCreateRegion201Response, RegionsCreateRegionBody, RegionsCreateRegionParams, RegionsCreateRegionResponses, RegionsDeleteRegion204Response, RegionsDeleteRegionParams, RegionsDeleteRegionResponses, RegionsGetRegion200Response, RegionsGetRegionParams, RegionsGetRegionReferenceCounts200Response, RegionsGetRegionReferenceCountsParams, RegionsGetRegionReferenceCountsResponses, RegionsGetRegionResponses, RegionsGetRegions200Response, RegionsGetRegionsParams, RegionsGetRegionsQueryParams, RegionsGetRegionsResponses } from '@countersign/types/rooms-v2/regions';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `regionsGetRegions`.
 */
export interface RegionsGetRegionsInput {
    path?: PathOf<RegionsGetRegionsParams> | undefined;
    query?: RegionsGetRegionsQueryParams | undefined;
}
/**
 * List the regions of a company.
 *
 * Returns the regions of a company. The list is paged: `startPosition` and `count` select a page.
 * With `managedOnly`, it contains only the regions that the caller manages: all regions with the
 * access level `Company` or `Admin`, and certain regions with the level `Region`.
 *
 * Regions_GetRegions: `GET /v2/accounts/{accountId}/regions`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const regionsGetRegions: PagedOperation<RegionsGetRegionsInput, RegionsGetRegions200Response, RegionsGetRegionsResponses, NonNullable<RegionsGetRegions200Response['regionSummaries']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Regions_GetRegions', 'GET', '/v2/accounts/{accountId}/regions', {
    paging: {
        items: 'regionSummaries',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `regionsCreateRegion`.
 */
export interface RegionsCreateRegionInput {
    path?: PathOf<RegionsCreateRegionParams> | undefined;
    body: RegionsCreateRegionBody;
}
/**
 * Create a region.
 *
 * Creates a region for a company. It is empty at first: an office specifies its region when it is
 * created, and `Users_AddUserToRegion` adds members. The caller needs the permission
 * `canManageAccount`.
 *
 * Regions_CreateRegion: `POST /v2/accounts/{accountId}/regions`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const regionsCreateRegion: Operation<RegionsCreateRegionInput, RegionsCreateRegion201Response, RegionsCreateRegionResponses, 'rooms'> = /* @__PURE__ */ operation('Regions_CreateRegion', 'POST', '/v2/accounts/{accountId}/regions');


/**
 * The input of `regionsGetRegion`.
 */
export interface RegionsGetRegionInput {
    path: PathOf<RegionsGetRegionParams>;
}
/**
 * Read a region.
 *
 * Returns the name of one region of a company, and when it was created. Every member of the company
 * may read every region.
 *
 * Regions_GetRegion: `GET /v2/accounts/{accountId}/regions/{regionId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const regionsGetRegion: Operation<RegionsGetRegionInput, RegionsGetRegion200Response, RegionsGetRegionResponses, 'rooms'> = /* @__PURE__ */ operation('Regions_GetRegion', 'GET', '/v2/accounts/{accountId}/regions/{regionId}');


/**
 * The input of `regionsDeleteRegion`.
 */
export interface RegionsDeleteRegionInput {
    path: PathOf<RegionsDeleteRegionParams>;
}
/**
 * Delete a region.
 *
 * Deletes a region of a company. A region with offices or users cannot be deleted;
 * `Regions_GetRegionReferenceCounts` says how many it has. The caller needs the permission
 * `canManageAccount`.
 *
 * Regions_DeleteRegion: `DELETE /v2/accounts/{accountId}/regions/{regionId}`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const regionsDeleteRegion: Operation<RegionsDeleteRegionInput, RegionsDeleteRegion204Response, RegionsDeleteRegionResponses, 'rooms'> = /* @__PURE__ */ operation('Regions_DeleteRegion', 'DELETE', '/v2/accounts/{accountId}/regions/{regionId}');


/**
 * The input of `regionsGetRegionReferenceCounts`.
 */
export interface RegionsGetRegionReferenceCountsInput {
    path: PathOf<RegionsGetRegionReferenceCountsParams>;
}
/**
 * Count the references to a region.
 *
 * Returns how many offices and users refer to a region. Before you delete the region, use it to see
 * what must be removed first.
 *
 * Regions_GetRegionReferenceCounts: `GET /v2/accounts/{accountId}/regions/{regionId}/reference_counts`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const regionsGetRegionReferenceCounts: Operation<RegionsGetRegionReferenceCountsInput, RegionsGetRegionReferenceCounts200Response, RegionsGetRegionReferenceCountsResponses, 'rooms'> = /* @__PURE__ */ operation('Regions_GetRegionReferenceCounts', 'GET', '/v2/accounts/{accountId}/regions/{regionId}/reference_counts');

