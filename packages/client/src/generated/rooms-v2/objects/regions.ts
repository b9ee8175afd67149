// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RegionsCreateRegion201Response, RegionsCreateRegionResponses, RegionsDeleteRegion204Response, RegionsDeleteRegionResponses, RegionsGetRegion200Response, RegionsGetRegionReferenceCounts200Response, RegionsGetRegionReferenceCountsResponses, RegionsGetRegionResponses, RegionsGetRegions200Response, RegionsGetRegionsResponses } from '@countersign/types/rooms-v2/regions';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { RegionsCreateRegionInput, RegionsDeleteRegionInput, RegionsGetRegionInput, RegionsGetRegionReferenceCountsInput, RegionsGetRegionsInput } from '../regions.js';
import { regionsCreateRegion, regionsDeleteRegion, regionsGetRegion, regionsGetRegionReferenceCounts, regionsGetRegions } from '../regions.js';
/**
 * A region is a group of offices, so that somebody can look after all of them at once. A company
 * need not have regions.
 */
export interface Regions {
    /**
     * List the regions of a company.
     *
     * Lists the regions of a company in chunks that `startPosition` and `count` choose. With
     * `managedOnly`, the list holds only the regions that the caller looks after.
     *
     * Regions_GetRegions: `GET /v2/accounts/{accountId}/regions`
     */
    getRegions(input?: RegionsGetRegionsInput, options?: CallOptions): PagedCall<RegionsGetRegions200Response, RegionsGetRegionsResponses, NonNullable<RegionsGetRegions200Response['regionSummaries']>[number]>;
    /**
     * Make a region.
     *
     * Makes a region for a company. It is empty at first: an office names its region when the office is
     * made, and `Users_AddUserToRegion` adds members. The caller needs the right to manage the company
     * account.
     *
     * Regions_CreateRegion: `POST /v2/accounts/{accountId}/regions`
     */
    createRegion(input: RegionsCreateRegionInput, options?: CallOptions): Call<RegionsCreateRegion201Response, RegionsCreateRegionResponses>;
    /**
     * Read a region.
     *
     * Reads the name of one region of a company, and when it was made.
     *
     * Regions_GetRegion: `GET /v2/accounts/{accountId}/regions/{regionId}`
     */
    getRegion(input: RegionsGetRegionInput, options?: CallOptions): Call<RegionsGetRegion200Response, RegionsGetRegionResponses>;
    /**
     * Delete a region.
     *
     * Deletes a region of a company. Before that, `Regions_GetRegionReferenceCounts` shows what still
     * refers to it. The caller needs the right to manage the company account.
     *
     * Regions_DeleteRegion: `DELETE /v2/accounts/{accountId}/regions/{regionId}`
     */
    deleteRegion(input: RegionsDeleteRegionInput, options?: CallOptions): Call<RegionsDeleteRegion204Response, RegionsDeleteRegionResponses>;
    /**
     * Count what refers to a region.
     *
     * Counts the things that refer to a region, such as offices and members, one number for each kind.
     * Whoever wants to delete the region sees here what has to leave it first.
     *
     * Regions_GetRegionReferenceCounts: `GET /v2/accounts/{accountId}/regions/{regionId}/reference_counts`
     */
    getRegionReferenceCounts(input: RegionsGetRegionReferenceCountsInput, options?: CallOptions): Call<RegionsGetRegionReferenceCounts200Response, RegionsGetRegionReferenceCountsResponses>;
}
/**
 * Makes the functions of Regions into methods of one object.
 */
export function regions(client: Client): Regions {
    return {
        getRegions: regionsGetRegions.bind(null, client),
        createRegion: regionsCreateRegion.bind(null, client),
        getRegion: regionsGetRegion.bind(null, client),
        deleteRegion: regionsDeleteRegion.bind(null, client),
        getRegionReferenceCounts: regionsGetRegionReferenceCounts.bind(null, client)
    };
}

