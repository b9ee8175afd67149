/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * List the regions of a company.
 *
 * Lists the regions of a company in chunks that `startPosition` and `count` choose. With
 * `managedOnly`, the list holds only the regions that the caller looks after.
 *
 * Regions_GetRegions: `GET /v2/accounts/{accountId}/regions`
 */
export const regionsGetRegions = /* @__PURE__ */ operation<operations['Regions_GetRegions']>({
    id: 'Regions_GetRegions',
    method: 'GET',
    path: '/v2/accounts/{accountId}/regions'
});


/**
 * Make a region.
 *
 * Makes a region for a company. It is empty at first: an office names its region when the office is
 * made, and `Users_AddUserToRegion` adds members. The caller needs the right to manage the company
 * account.
 *
 * Regions_CreateRegion: `POST /v2/accounts/{accountId}/regions`
 */
export const regionsCreateRegion = /* @__PURE__ */ operation<operations['Regions_CreateRegion']>({
    id: 'Regions_CreateRegion',
    method: 'POST',
    path: '/v2/accounts/{accountId}/regions',
    mediaTypes: ['application/json']
});


/**
 * Read a region.
 *
 * Reads the name of one region of a company, and when it was made.
 *
 * Regions_GetRegion: `GET /v2/accounts/{accountId}/regions/{regionId}`
 */
export const regionsGetRegion = /* @__PURE__ */ operation<operations['Regions_GetRegion']>({
    id: 'Regions_GetRegion',
    method: 'GET',
    path: '/v2/accounts/{accountId}/regions/{regionId}'
});


/**
 * Delete a region.
 *
 * Deletes a region of a company. Before that, `Regions_GetRegionReferenceCounts` shows what still
 * refers to it. The caller needs the right to manage the company account.
 *
 * Regions_DeleteRegion: `DELETE /v2/accounts/{accountId}/regions/{regionId}`
 */
export const regionsDeleteRegion = /* @__PURE__ */ operation<operations['Regions_DeleteRegion']>({
    id: 'Regions_DeleteRegion',
    method: 'DELETE',
    path: '/v2/accounts/{accountId}/regions/{regionId}'
});


/**
 * Count what refers to a region.
 *
 * Counts the things that refer to a region, such as offices and members, one number for each kind.
 * Whoever wants to delete the region sees here what has to leave it first.
 *
 * Regions_GetRegionReferenceCounts: `GET /v2/accounts/{accountId}/regions/{regionId}/reference_counts`
 */
export const regionsGetRegionReferenceCounts = /* @__PURE__ */ operation<operations['Regions_GetRegionReferenceCounts']>({
    id: 'Regions_GetRegionReferenceCounts',
    method: 'GET',
    path: '/v2/accounts/{accountId}/regions/{regionId}/reference_counts'
});

