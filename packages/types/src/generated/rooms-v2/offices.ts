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
     * The account whose rooms are meant, by its external number or by its GUID.
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
     * Whether to leave out offices that the caller has no access to.
     *
     * @example true
     */
    onlyAccessible?: boolean | undefined;
    /**
     * Only offices in whose name this text occurs.
     *
     * @example Harbour
     */
    search?: string | undefined;
}

/** One chunk of the offices. */
export type OfficesGetOffices200Response = OfficeSummaryList;

/** A parameter does not fit the contract. */
export type OfficesGetOffices400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type OfficesGetOffices401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type OfficesGetOffices403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type OfficesGetOffices404Response = ApiError;

/** The address exists, but not with this method. */
export type OfficesGetOffices405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type OfficesGetOffices429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type OfficesGetOffices500Response = ApiError;

/**
 * List the offices of a company.
 *
 * Lists the offices of a company in chunks that `startPosition` and `count` choose. `search` looks
 * for a text; `onlyAccessible` leaves out the offices that the caller cannot work for.
 *
 * `Offices_GetOffices`, `GET /v2/accounts/{accountId}/offices`
 *
 * What it answers with, by status.
 */
export interface OfficesGetOfficesResponses {
    /** One chunk of the offices. */
    200: OfficesGetOffices200Response;
    /** A parameter does not fit the contract. */
    400: OfficesGetOffices400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: OfficesGetOffices401Response;
    /** The token is good, but the user may not do this here. */
    403: OfficesGetOffices403Response;
    /** No such address, or nothing is stored under it. */
    404: OfficesGetOffices404Response;
    /** The address exists, but not with this method. */
    405: OfficesGetOffices405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: OfficesGetOffices429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OfficesGetOffices500Response;
}

/**
 * The error codes that `Offices_GetOffices` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type OfficesGetOfficesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_CreateOffice`.
 */
export interface OfficesCreateOfficeParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The office that is to be made. */
export type OfficesCreateOfficeBody = OfficeForCreate;

/** The office was made. */
export type OfficesCreateOffice201Response = Office;

/** The request does not fit the contract. */
export type OfficesCreateOffice400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type OfficesCreateOffice401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type OfficesCreateOffice403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type OfficesCreateOffice404Response = ApiError;

/** The address exists, but not with this method. */
export type OfficesCreateOffice405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type OfficesCreateOffice429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type OfficesCreateOffice500Response = ApiError;

/**
 * Make an office.
 *
 * Makes an office for a company, if wanted within a region. The country, the state and the time
 * zone are IDs from the reference lists. The caller needs the right to manage the company account.
 *
 * `Offices_CreateOffice`, `POST /v2/accounts/{accountId}/offices`
 *
 * What it answers with, by status.
 */
export interface OfficesCreateOfficeResponses {
    /** The office was made. */
    201: OfficesCreateOffice201Response;
    /** The request does not fit the contract. */
    400: OfficesCreateOffice400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: OfficesCreateOffice401Response;
    /** The token is good, but the user may not do this here. */
    403: OfficesCreateOffice403Response;
    /** No such address, or nothing is stored under it. */
    404: OfficesCreateOffice404Response;
    /** The address exists, but not with this method. */
    405: OfficesCreateOffice405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: OfficesCreateOffice429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OfficesCreateOffice500Response;
}

/**
 * The error codes that `Offices_CreateOffice` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type OfficesCreateOfficeErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_GetOffice`.
 */
export interface OfficesGetOfficeParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The office, by the number that its creation returned.
     *
     * @example 4410
     */
    officeId: number;
}

/** The office as it stands. */
export type OfficesGetOffice200Response = Office;

/** A parameter does not fit the contract. */
export type OfficesGetOffice400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type OfficesGetOffice401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type OfficesGetOffice403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type OfficesGetOffice404Response = ApiError;

/** The address exists, but not with this method. */
export type OfficesGetOffice405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type OfficesGetOffice429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type OfficesGetOffice500Response = ApiError;

/**
 * Read an office.
 *
 * Reads one office of a company with its region, its address and its time zone.
 *
 * `Offices_GetOffice`, `GET /v2/accounts/{accountId}/offices/{officeId}`
 *
 * What it answers with, by status.
 */
export interface OfficesGetOfficeResponses {
    /** The office as it stands. */
    200: OfficesGetOffice200Response;
    /** A parameter does not fit the contract. */
    400: OfficesGetOffice400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: OfficesGetOffice401Response;
    /** The token is good, but the user may not do this here. */
    403: OfficesGetOffice403Response;
    /** No such address, or nothing is stored under it. */
    404: OfficesGetOffice404Response;
    /** The address exists, but not with this method. */
    405: OfficesGetOffice405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: OfficesGetOffice429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OfficesGetOffice500Response;
}

/**
 * The error codes that `Offices_GetOffice` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type OfficesGetOfficeErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_DeleteOffice`.
 */
export interface OfficesDeleteOfficeParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The office, by the number that its creation returned.
     *
     * @example 4410
     */
    officeId: number;
}

/** The office is gone; the answer has no body. */
export type OfficesDeleteOffice204Response = undefined;

/** The request does not fit the contract, or the office cannot be deleted. */
export type OfficesDeleteOffice400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type OfficesDeleteOffice401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type OfficesDeleteOffice403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type OfficesDeleteOffice404Response = ApiError;

/** The address exists, but not with this method. */
export type OfficesDeleteOffice405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type OfficesDeleteOffice429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type OfficesDeleteOffice500Response = ApiError;

/**
 * Delete an office.
 *
 * Deletes an office of a company. Before that, `Offices_GetReferenceCounts` shows what still
 * refers to it, such as rooms or members. The caller needs the right to manage the company account.
 *
 * `Offices_DeleteOffice`, `DELETE /v2/accounts/{accountId}/offices/{officeId}`
 *
 * What it answers with, by status.
 */
export interface OfficesDeleteOfficeResponses {
    /** The office is gone; the answer has no body. */
    204: OfficesDeleteOffice204Response;
    /** The request does not fit the contract, or the office cannot be deleted. */
    400: OfficesDeleteOffice400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: OfficesDeleteOffice401Response;
    /** The token is good, but the user may not do this here. */
    403: OfficesDeleteOffice403Response;
    /** No such address, or nothing is stored under it. */
    404: OfficesDeleteOffice404Response;
    /** The address exists, but not with this method. */
    405: OfficesDeleteOffice405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: OfficesDeleteOffice429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OfficesDeleteOffice500Response;
}

/**
 * The error codes that `Offices_DeleteOffice` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type OfficesDeleteOfficeErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Offices_GetReferenceCounts`.
 */
export interface OfficesGetReferenceCountsParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The office, by the number that its creation returned.
     *
     * @example 4410
     */
    officeId: number;
}

/** The counts, by kind. */
export type OfficesGetReferenceCounts200Response = OfficeReferenceCountList;

/** A parameter does not fit the contract. */
export type OfficesGetReferenceCounts400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type OfficesGetReferenceCounts401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type OfficesGetReferenceCounts403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type OfficesGetReferenceCounts404Response = ApiError;

/** The address exists, but not with this method. */
export type OfficesGetReferenceCounts405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type OfficesGetReferenceCounts429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type OfficesGetReferenceCounts500Response = ApiError;

/**
 * Count what refers to an office.
 *
 * Counts the things that refer to an office, one number for each kind. Whoever wants to delete the
 * office sees here what has to move elsewhere first.
 *
 * `Offices_GetReferenceCounts`, `GET /v2/accounts/{accountId}/offices/{officeId}/reference_counts`
 *
 * What it answers with, by status.
 */
export interface OfficesGetReferenceCountsResponses {
    /** The counts, by kind. */
    200: OfficesGetReferenceCounts200Response;
    /** A parameter does not fit the contract. */
    400: OfficesGetReferenceCounts400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: OfficesGetReferenceCounts401Response;
    /** The token is good, but the user may not do this here. */
    403: OfficesGetReferenceCounts403Response;
    /** No such address, or nothing is stored under it. */
    404: OfficesGetReferenceCounts404Response;
    /** The address exists, but not with this method. */
    405: OfficesGetReferenceCounts405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: OfficesGetReferenceCounts429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: OfficesGetReferenceCounts500Response;
}

/**
 * The error codes that `Offices_GetReferenceCounts` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type OfficesGetReferenceCountsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
