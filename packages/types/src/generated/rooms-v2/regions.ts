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
     * The ID of the account that contains the rooms, as its external number or its GUID.
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
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Specifies whether regions that the caller does not manage are omitted.
     *
     * @example true
     */
    managedOnly?: boolean | undefined;
}

/** One page of the regions. */
export type RegionsGetRegions200Response = RegionSummaryList;

/** A parameter is invalid. */
export type RegionsGetRegions400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RegionsGetRegions401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RegionsGetRegions403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RegionsGetRegions404Response = ApiError;

/** The path exists, but does not support this method. */
export type RegionsGetRegions405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RegionsGetRegions429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RegionsGetRegions500Response = ApiError;

/**
 * List the regions of a company.
 *
 * Returns the regions of a company. The list is paged: `startPosition` and `count` select a page.
 * With `managedOnly`, it contains only the regions that the caller manages: all regions with the
 * access level `Company` or `Admin`, and certain regions with the level `Region`.
 *
 * `Regions_GetRegions`, `GET /v2/accounts/{accountId}/regions`
 *
 * The responses, by status.
 */
export interface RegionsGetRegionsResponses {
    /** One page of the regions. */
    200: RegionsGetRegions200Response;
    /** A parameter is invalid. */
    400: RegionsGetRegions400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RegionsGetRegions401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RegionsGetRegions403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RegionsGetRegions404Response;
    /** The path exists, but does not support this method. */
    405: RegionsGetRegions405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RegionsGetRegions429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RegionsGetRegions500Response;
}

/**
 * The error codes that `Regions_GetRegions` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RegionsGetRegionsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_CreateRegion`.
 */
export interface RegionsCreateRegionParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The region to create. Only its name is used. */
export type RegionsCreateRegionBody = Region;

/** The region was created. */
export type RegionsCreateRegion201Response = Region;

/** The request is invalid. */
export type RegionsCreateRegion400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RegionsCreateRegion401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RegionsCreateRegion403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RegionsCreateRegion404Response = ApiError;

/** The path exists, but does not support this method. */
export type RegionsCreateRegion405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RegionsCreateRegion429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RegionsCreateRegion500Response = ApiError;

/**
 * Create a region.
 *
 * Creates a region for a company. It is empty at first: an office specifies its region when it is
 * created, and `Users_AddUserToRegion` adds members. The caller needs the permission
 * `canManageAccount`.
 *
 * `Regions_CreateRegion`, `POST /v2/accounts/{accountId}/regions`
 *
 * The responses, by status.
 */
export interface RegionsCreateRegionResponses {
    /** The region was created. */
    201: RegionsCreateRegion201Response;
    /** The request is invalid. */
    400: RegionsCreateRegion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RegionsCreateRegion401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RegionsCreateRegion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RegionsCreateRegion404Response;
    /** The path exists, but does not support this method. */
    405: RegionsCreateRegion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RegionsCreateRegion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RegionsCreateRegion500Response;
}

/**
 * The error codes that `Regions_CreateRegion` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RegionsCreateRegionErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_GetRegion`.
 */
export interface RegionsGetRegionParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the region, as returned when it was created.
     *
     * @example 1207
     */
    regionId: number;
}

/** The current state of the region. */
export type RegionsGetRegion200Response = Region;

/** A parameter is invalid. */
export type RegionsGetRegion400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RegionsGetRegion401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RegionsGetRegion403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RegionsGetRegion404Response = ApiError;

/** The path exists, but does not support this method. */
export type RegionsGetRegion405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RegionsGetRegion429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RegionsGetRegion500Response = ApiError;

/**
 * Read a region.
 *
 * Returns the name of one region of a company, and when it was created. Every member of the company
 * may read every region.
 *
 * `Regions_GetRegion`, `GET /v2/accounts/{accountId}/regions/{regionId}`
 *
 * The responses, by status.
 */
export interface RegionsGetRegionResponses {
    /** The current state of the region. */
    200: RegionsGetRegion200Response;
    /** A parameter is invalid. */
    400: RegionsGetRegion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RegionsGetRegion401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RegionsGetRegion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RegionsGetRegion404Response;
    /** The path exists, but does not support this method. */
    405: RegionsGetRegion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RegionsGetRegion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RegionsGetRegion500Response;
}

/**
 * The error codes that `Regions_GetRegion` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RegionsGetRegionErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_DeleteRegion`.
 */
export interface RegionsDeleteRegionParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the region, as returned when it was created.
     *
     * @example 1207
     */
    regionId: number;
}

/** The region was deleted. The response has no body. */
export type RegionsDeleteRegion204Response = undefined;

/** The request is invalid, or the region cannot be deleted. */
export type RegionsDeleteRegion400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RegionsDeleteRegion401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RegionsDeleteRegion403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RegionsDeleteRegion404Response = ApiError;

/** The path exists, but does not support this method. */
export type RegionsDeleteRegion405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RegionsDeleteRegion429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RegionsDeleteRegion500Response = ApiError;

/**
 * Delete a region.
 *
 * Deletes a region of a company. A region with offices or users cannot be deleted;
 * `Regions_GetRegionReferenceCounts` says how many it has. The caller needs the permission
 * `canManageAccount`.
 *
 * `Regions_DeleteRegion`, `DELETE /v2/accounts/{accountId}/regions/{regionId}`
 *
 * The responses, by status.
 */
export interface RegionsDeleteRegionResponses {
    /** The region was deleted. The response has no body. */
    204: RegionsDeleteRegion204Response;
    /** The request is invalid, or the region cannot be deleted. */
    400: RegionsDeleteRegion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RegionsDeleteRegion401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RegionsDeleteRegion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RegionsDeleteRegion404Response;
    /** The path exists, but does not support this method. */
    405: RegionsDeleteRegion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RegionsDeleteRegion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RegionsDeleteRegion500Response;
}

/**
 * The error codes that `Regions_DeleteRegion` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `REGION_IN_USE` (400): Offices or users still refer to the region. Delete the offices, and remove the users from the region first.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RegionsDeleteRegionErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'REGION_IN_USE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Regions_GetRegionReferenceCounts`.
 */
export interface RegionsGetRegionReferenceCountsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the region, as returned when it was created.
     *
     * @example 1207
     */
    regionId: number;
}

/** The counts, by type. */
export type RegionsGetRegionReferenceCounts200Response = RegionReferenceCountList;

/** A parameter is invalid. */
export type RegionsGetRegionReferenceCounts400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RegionsGetRegionReferenceCounts401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RegionsGetRegionReferenceCounts403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RegionsGetRegionReferenceCounts404Response = ApiError;

/** The path exists, but does not support this method. */
export type RegionsGetRegionReferenceCounts405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RegionsGetRegionReferenceCounts429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RegionsGetRegionReferenceCounts500Response = ApiError;

/**
 * Count the references to a region.
 *
 * Returns how many offices and users refer to a region. Before you delete the region, use it to see
 * what must be removed first.
 *
 * `Regions_GetRegionReferenceCounts`, `GET /v2/accounts/{accountId}/regions/{regionId}/reference_counts`
 *
 * The responses, by status.
 */
export interface RegionsGetRegionReferenceCountsResponses {
    /** The counts, by type. */
    200: RegionsGetRegionReferenceCounts200Response;
    /** A parameter is invalid. */
    400: RegionsGetRegionReferenceCounts400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RegionsGetRegionReferenceCounts401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RegionsGetRegionReferenceCounts403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RegionsGetRegionReferenceCounts404Response;
    /** The path exists, but does not support this method. */
    405: RegionsGetRegionReferenceCounts405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RegionsGetRegionReferenceCounts429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RegionsGetRegionReferenceCounts500Response;
}

/**
 * The error codes that `Regions_GetRegionReferenceCounts` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RegionsGetRegionReferenceCountsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
