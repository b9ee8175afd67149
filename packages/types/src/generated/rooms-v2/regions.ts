// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { Region } from './schemas/Region.js';
import type { RegionReferenceCountList } from './schemas/RegionReferenceCountList.js';
import type { RegionSummaryList } from './schemas/RegionSummaryList.js';

/**
 * Parameters in the path of `Regions_GetRegions`.
 */
export interface RegionsGetRegionsParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Regions_GetRegions`.
 */
export interface RegionsGetRegionsQueryParams {
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Whether to leave out regions that the caller does not manage.
     *
     * @example true
     */
    managedOnly?: boolean | undefined;
}

/** One chunk of the regions. */
export type RegionsGetRegions200Response = RegionSummaryList;

/** A parameter does not fit the contract. */
export type RegionsGetRegions400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RegionsGetRegions401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RegionsGetRegions403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RegionsGetRegions404Response = ApiError;

/** The address exists, but not with this method. */
export type RegionsGetRegions405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RegionsGetRegions429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RegionsGetRegions500Response = ApiError;

/**
 * List the regions of a company.
 *
 * Lists the regions of a company in chunks that `startPosition` and `count` choose. With
 * `managedOnly`, the list holds only the regions that the caller looks after.
 *
 * `Regions_GetRegions`, `GET /v2/accounts/{accountId}/regions`
 *
 * What it answers with, by status.
 */
export interface RegionsGetRegionsResponses {
    /** One chunk of the regions. */
    200: RegionsGetRegions200Response;
    /** A parameter does not fit the contract. */
    400: RegionsGetRegions400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RegionsGetRegions401Response;
    /** The token is good, but the user may not do this here. */
    403: RegionsGetRegions403Response;
    /** No such address, or nothing is stored under it. */
    404: RegionsGetRegions404Response;
    /** The address exists, but not with this method. */
    405: RegionsGetRegions405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RegionsGetRegions429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RegionsGetRegions500Response;
}

/**
 * The error codes that `Regions_GetRegions` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RegionsGetRegionsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_CreateRegion`.
 */
export interface RegionsCreateRegionParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The region that is to be made; only its name counts. */
export type RegionsCreateRegionBody = Region;

/** The region was made. */
export type RegionsCreateRegion201Response = Region;

/** The request does not fit the contract. */
export type RegionsCreateRegion400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RegionsCreateRegion401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RegionsCreateRegion403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RegionsCreateRegion404Response = ApiError;

/** The address exists, but not with this method. */
export type RegionsCreateRegion405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RegionsCreateRegion429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RegionsCreateRegion500Response = ApiError;

/**
 * Make a region.
 *
 * Makes a region for a company. It is empty at first: an office names its region when the office is
 * made, and `Users_AddUserToRegion` adds members. The caller needs the right to manage the company
 * account.
 *
 * `Regions_CreateRegion`, `POST /v2/accounts/{accountId}/regions`
 *
 * What it answers with, by status.
 */
export interface RegionsCreateRegionResponses {
    /** The region was made. */
    201: RegionsCreateRegion201Response;
    /** The request does not fit the contract. */
    400: RegionsCreateRegion400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RegionsCreateRegion401Response;
    /** The token is good, but the user may not do this here. */
    403: RegionsCreateRegion403Response;
    /** No such address, or nothing is stored under it. */
    404: RegionsCreateRegion404Response;
    /** The address exists, but not with this method. */
    405: RegionsCreateRegion405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RegionsCreateRegion429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RegionsCreateRegion500Response;
}

/**
 * The error codes that `Regions_CreateRegion` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RegionsCreateRegionErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_GetRegion`.
 */
export interface RegionsGetRegionParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The region, by the number that its creation returned.
     *
     * @example 1207
     */
    regionId: number;
}

/** The region as it stands. */
export type RegionsGetRegion200Response = Region;

/** A parameter does not fit the contract. */
export type RegionsGetRegion400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RegionsGetRegion401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RegionsGetRegion403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RegionsGetRegion404Response = ApiError;

/** The address exists, but not with this method. */
export type RegionsGetRegion405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RegionsGetRegion429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RegionsGetRegion500Response = ApiError;

/**
 * Read a region.
 *
 * Reads the name of one region of a company, and when it was made.
 *
 * `Regions_GetRegion`, `GET /v2/accounts/{accountId}/regions/{regionId}`
 *
 * What it answers with, by status.
 */
export interface RegionsGetRegionResponses {
    /** The region as it stands. */
    200: RegionsGetRegion200Response;
    /** A parameter does not fit the contract. */
    400: RegionsGetRegion400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RegionsGetRegion401Response;
    /** The token is good, but the user may not do this here. */
    403: RegionsGetRegion403Response;
    /** No such address, or nothing is stored under it. */
    404: RegionsGetRegion404Response;
    /** The address exists, but not with this method. */
    405: RegionsGetRegion405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RegionsGetRegion429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RegionsGetRegion500Response;
}

/**
 * The error codes that `Regions_GetRegion` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RegionsGetRegionErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_DeleteRegion`.
 */
export interface RegionsDeleteRegionParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The region, by the number that its creation returned.
     *
     * @example 1207
     */
    regionId: number;
}

/** The region is gone; the answer has no body. */
export type RegionsDeleteRegion204Response = undefined;

/** The request does not fit the contract, or the region cannot be deleted. */
export type RegionsDeleteRegion400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RegionsDeleteRegion401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RegionsDeleteRegion403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RegionsDeleteRegion404Response = ApiError;

/** The address exists, but not with this method. */
export type RegionsDeleteRegion405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RegionsDeleteRegion429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RegionsDeleteRegion500Response = ApiError;

/**
 * Delete a region.
 *
 * Deletes a region of a company. Before that, `Regions_GetRegionReferenceCounts` shows what still
 * refers to it. The caller needs the right to manage the company account.
 *
 * `Regions_DeleteRegion`, `DELETE /v2/accounts/{accountId}/regions/{regionId}`
 *
 * What it answers with, by status.
 */
export interface RegionsDeleteRegionResponses {
    /** The region is gone; the answer has no body. */
    204: RegionsDeleteRegion204Response;
    /** The request does not fit the contract, or the region cannot be deleted. */
    400: RegionsDeleteRegion400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RegionsDeleteRegion401Response;
    /** The token is good, but the user may not do this here. */
    403: RegionsDeleteRegion403Response;
    /** No such address, or nothing is stored under it. */
    404: RegionsDeleteRegion404Response;
    /** The address exists, but not with this method. */
    405: RegionsDeleteRegion405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RegionsDeleteRegion429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RegionsDeleteRegion500Response;
}

/**
 * The error codes that `Regions_DeleteRegion` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RegionsDeleteRegionErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_GetRegionReferenceCounts`.
 */
export interface RegionsGetRegionReferenceCountsParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The region, by the number that its creation returned.
     *
     * @example 1207
     */
    regionId: number;
}

/** The counts, by kind. */
export type RegionsGetRegionReferenceCounts200Response = RegionReferenceCountList;

/** A parameter does not fit the contract. */
export type RegionsGetRegionReferenceCounts400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RegionsGetRegionReferenceCounts401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RegionsGetRegionReferenceCounts403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RegionsGetRegionReferenceCounts404Response = ApiError;

/** The address exists, but not with this method. */
export type RegionsGetRegionReferenceCounts405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RegionsGetRegionReferenceCounts429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RegionsGetRegionReferenceCounts500Response = ApiError;

/**
 * Count what refers to a region.
 *
 * Counts the things that refer to a region, such as offices and members, one number for each kind.
 * Whoever wants to delete the region sees here what has to leave it first.
 *
 * `Regions_GetRegionReferenceCounts`, `GET /v2/accounts/{accountId}/regions/{regionId}/reference_counts`
 *
 * What it answers with, by status.
 */
export interface RegionsGetRegionReferenceCountsResponses {
    /** The counts, by kind. */
    200: RegionsGetRegionReferenceCounts200Response;
    /** A parameter does not fit the contract. */
    400: RegionsGetRegionReferenceCounts400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RegionsGetRegionReferenceCounts401Response;
    /** The token is good, but the user may not do this here. */
    403: RegionsGetRegionReferenceCounts403Response;
    /** No such address, or nothing is stored under it. */
    404: RegionsGetRegionReferenceCounts404Response;
    /** The address exists, but not with this method. */
    405: RegionsGetRegionReferenceCounts405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RegionsGetRegionReferenceCounts429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RegionsGetRegionReferenceCounts500Response;
}

/**
 * The error codes that `Regions_GetRegionReferenceCounts` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RegionsGetRegionReferenceCountsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
