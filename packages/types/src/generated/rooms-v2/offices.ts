// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { Office } from './schemas/Office.js';
import type { OfficeForCreate } from './schemas/OfficeForCreate.js';
import type { OfficeReferenceCountList } from './schemas/OfficeReferenceCountList.js';
import type { OfficeSummaryList } from './schemas/OfficeSummaryList.js';

/**
 * Parameters in the path of `Offices_GetOffices`.
 */
export interface OfficesGetOfficesParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Offices_GetOffices`.
 */
export interface OfficesGetOfficesQueryParams {
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
     * Specifies whether offices that the caller cannot access are omitted.
     *
     * @example true
     */
    onlyAccessible?: boolean | undefined;
    /**
     * Returns only offices whose name contains this text, in upper or lower case.
     *
     * @example Harbour
     */
    search?: string | undefined;
}

/** One page of the offices. */
export type OfficesGetOffices200Response = OfficeSummaryList;

/** A parameter is invalid. */
export type OfficesGetOffices400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type OfficesGetOffices401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type OfficesGetOffices403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type OfficesGetOffices404Response = ApiError;

/** The path exists, but does not support this method. */
export type OfficesGetOffices405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type OfficesGetOffices429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OfficesGetOffices500Response = ApiError;

/**
 * List the offices of a company.
 *
 * Returns the offices of a company. The list is paged: `startPosition` and `count` select a page.
 * `search` filters by a text. `onlyAccessible` omits the offices that the caller cannot access: a
 * caller with the access level `Region` can access the offices of certain regions, and every other
 * caller below the level `Company` the offices that the caller belongs to.
 *
 * `Offices_GetOffices`, `GET /v2/accounts/{accountId}/offices`
 *
 * The responses, by status.
 */
export interface OfficesGetOfficesResponses {
    /** One page of the offices. */
    200: OfficesGetOffices200Response;
    /** A parameter is invalid. */
    400: OfficesGetOffices400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OfficesGetOffices401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: OfficesGetOffices403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OfficesGetOffices404Response;
    /** The path exists, but does not support this method. */
    405: OfficesGetOffices405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: OfficesGetOffices429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OfficesGetOffices500Response;
}

/**
 * The error codes that `Offices_GetOffices` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type OfficesGetOfficesErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_CreateOffice`.
 */
export interface OfficesCreateOfficeParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The office to create. */
export type OfficesCreateOfficeBody = OfficeForCreate;

/** The office was created. */
export type OfficesCreateOffice201Response = Office;

/** The request is invalid. */
export type OfficesCreateOffice400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type OfficesCreateOffice401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type OfficesCreateOffice403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type OfficesCreateOffice404Response = ApiError;

/** The path exists, but does not support this method. */
export type OfficesCreateOffice405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type OfficesCreateOffice429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OfficesCreateOffice500Response = ApiError;

/**
 * Create an office.
 *
 * Creates an office for a company, optionally within a region. The country, the state and the time
 * zone are IDs from the reference lists, and the state lies in the country. The caller needs the
 * permission `canManageAccount`.
 *
 * `Offices_CreateOffice`, `POST /v2/accounts/{accountId}/offices`
 *
 * The responses, by status.
 */
export interface OfficesCreateOfficeResponses {
    /** The office was created. */
    201: OfficesCreateOffice201Response;
    /** The request is invalid. */
    400: OfficesCreateOffice400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OfficesCreateOffice401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: OfficesCreateOffice403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OfficesCreateOffice404Response;
    /** The path exists, but does not support this method. */
    405: OfficesCreateOffice405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: OfficesCreateOffice429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OfficesCreateOffice500Response;
}

/**
 * The error codes that `Offices_CreateOffice` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type OfficesCreateOfficeErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_GetOffice`.
 */
export interface OfficesGetOfficeParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the office, as returned when it was created.
     *
     * @example 4410
     */
    officeId: number;
}

/** The current state of the office. */
export type OfficesGetOffice200Response = Office;

/** A parameter is invalid. */
export type OfficesGetOffice400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type OfficesGetOffice401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type OfficesGetOffice403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type OfficesGetOffice404Response = ApiError;

/** The path exists, but does not support this method. */
export type OfficesGetOffice405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type OfficesGetOffice429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OfficesGetOffice500Response = ApiError;

/**
 * Read an office.
 *
 * Returns one office of a company with its region, its address and its time zone. Every member of
 * the company may read every office.
 *
 * `Offices_GetOffice`, `GET /v2/accounts/{accountId}/offices/{officeId}`
 *
 * The responses, by status.
 */
export interface OfficesGetOfficeResponses {
    /** The current state of the office. */
    200: OfficesGetOffice200Response;
    /** A parameter is invalid. */
    400: OfficesGetOffice400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OfficesGetOffice401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: OfficesGetOffice403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OfficesGetOffice404Response;
    /** The path exists, but does not support this method. */
    405: OfficesGetOffice405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: OfficesGetOffice429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OfficesGetOffice500Response;
}

/**
 * The error codes that `Offices_GetOffice` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type OfficesGetOfficeErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_DeleteOffice`.
 */
export interface OfficesDeleteOfficeParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the office, as returned when it was created.
     *
     * @example 4410
     */
    officeId: number;
}

/** The office was deleted. The response has no body. */
export type OfficesDeleteOffice204Response = undefined;

/** The request is invalid, or the office cannot be deleted. */
export type OfficesDeleteOffice400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type OfficesDeleteOffice401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type OfficesDeleteOffice403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type OfficesDeleteOffice404Response = ApiError;

/** The path exists, but does not support this method. */
export type OfficesDeleteOffice405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type OfficesDeleteOffice429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OfficesDeleteOffice500Response = ApiError;

/**
 * Delete an office.
 *
 * Deletes an office of a company. An office to which rooms, users, form groups or form libraries
 * refer cannot be deleted; `Offices_GetReferenceCounts` says how many there are. The caller needs
 * the permission `canManageAccount`.
 *
 * `Offices_DeleteOffice`, `DELETE /v2/accounts/{accountId}/offices/{officeId}`
 *
 * The responses, by status.
 */
export interface OfficesDeleteOfficeResponses {
    /** The office was deleted. The response has no body. */
    204: OfficesDeleteOffice204Response;
    /** The request is invalid, or the office cannot be deleted. */
    400: OfficesDeleteOffice400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OfficesDeleteOffice401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: OfficesDeleteOffice403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OfficesDeleteOffice404Response;
    /** The path exists, but does not support this method. */
    405: OfficesDeleteOffice405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: OfficesDeleteOffice429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OfficesDeleteOffice500Response;
}

/**
 * The error codes that `Offices_DeleteOffice` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `OFFICE_IN_USE` (400): Rooms, users, form groups or form libraries still refer to the office. Move them to another office first.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type OfficesDeleteOfficeErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'OFFICE_IN_USE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_GetReferenceCounts`.
 */
export interface OfficesGetReferenceCountsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the office, as returned when it was created.
     *
     * @example 4410
     */
    officeId: number;
}

/** The counts, by type. */
export type OfficesGetReferenceCounts200Response = OfficeReferenceCountList;

/** A parameter is invalid. */
export type OfficesGetReferenceCounts400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type OfficesGetReferenceCounts401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type OfficesGetReferenceCounts403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type OfficesGetReferenceCounts404Response = ApiError;

/** The path exists, but does not support this method. */
export type OfficesGetReferenceCounts405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type OfficesGetReferenceCounts429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OfficesGetReferenceCounts500Response = ApiError;

/**
 * Count the references to an office.
 *
 * Returns how many rooms, users, form groups and form libraries refer to an office. A user refers to
 * the default office too. Before you delete the office, use it to see what must be moved first.
 *
 * `Offices_GetReferenceCounts`, `GET /v2/accounts/{accountId}/offices/{officeId}/reference_counts`
 *
 * The responses, by status.
 */
export interface OfficesGetReferenceCountsResponses {
    /** The counts, by type. */
    200: OfficesGetReferenceCounts200Response;
    /** A parameter is invalid. */
    400: OfficesGetReferenceCounts400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OfficesGetReferenceCounts401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: OfficesGetReferenceCounts403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OfficesGetReferenceCounts404Response;
    /** The path exists, but does not support this method. */
    405: OfficesGetReferenceCounts405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: OfficesGetReferenceCounts429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OfficesGetReferenceCounts500Response;
}

/**
 * The error codes that `Offices_GetReferenceCounts` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type OfficesGetReferenceCountsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
