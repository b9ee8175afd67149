// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RegionsCreateRegion201Response, RegionsCreateRegionResponses, RegionsDeleteRegion204Response, RegionsDeleteRegionResponses, RegionsGetRegion200Response, RegionsGetRegionReferenceCounts200Response, RegionsGetRegionReferenceCountsResponses, RegionsGetRegionResponses, RegionsGetRegions200Response, RegionsGetRegionsResponses } from '@countersign/types/rooms-v2/regions';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { RegionsCreateRegionInput, RegionsDeleteRegionInput, RegionsGetRegionInput, RegionsGetRegionReferenceCountsInput, RegionsGetRegionsInput } from '../regions.js';
import { regionsCreateRegion, regionsDeleteRegion, regionsGetRegion, regionsGetRegionReferenceCounts, regionsGetRegions } from '../regions.js';
/**
 * A region is a group of offices, so that one person can manage all of them. A company does not
 * have to have regions.
 */
export interface Regions {
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
    getRegions(input?: RegionsGetRegionsInput, options?: CallOptions): PagedCall<RegionsGetRegions200Response, RegionsGetRegionsResponses, NonNullable<RegionsGetRegions200Response['regionSummaries']>[number]>;
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
    createRegion(input: RegionsCreateRegionInput, options?: CallOptions): Call<RegionsCreateRegion201Response, RegionsCreateRegionResponses>;
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
    getRegion(input: RegionsGetRegionInput, options?: CallOptions): Call<RegionsGetRegion200Response, RegionsGetRegionResponses>;
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
    deleteRegion(input: RegionsDeleteRegionInput, options?: CallOptions): Call<RegionsDeleteRegion204Response, RegionsDeleteRegionResponses>;
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
    getRegionReferenceCounts(input: RegionsGetRegionReferenceCountsInput, options?: CallOptions): Call<RegionsGetRegionReferenceCounts200Response, RegionsGetRegionReferenceCountsResponses>;
}
/**
 * Creates an object whose methods are the functions of Regions.
 */
export function regions(client: Client<'rooms'>): Regions {
    return {
        getRegions: regionsGetRegions.bind(null, client),
        createRegion: regionsCreateRegion.bind(null, client),
        getRegion: regionsGetRegion.bind(null, client),
        deleteRegion: regionsDeleteRegion.bind(null, client),
        getRegionReferenceCounts: regionsGetRegionReferenceCounts.bind(null, client)
    };
}

