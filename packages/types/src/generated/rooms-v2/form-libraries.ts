// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { FormLibrarySummaryList } from './schemas/FormLibrarySummaryList.js';
import type { FormSummaryList } from './schemas/FormSummaryList.js';

/**
 * Parameters in the path of `FormLibraries_GetFormLibraries`.
 */
export interface FormLibrariesGetFormLibrariesParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `FormLibraries_GetFormLibraries`.
 */
export interface FormLibrariesGetFormLibrariesQueryParams {
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
}

/** One page of the form libraries. */
export type FormLibrariesGetFormLibraries200Response = FormLibrarySummaryList;

/** A parameter is invalid. */
export type FormLibrariesGetFormLibraries400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormLibrariesGetFormLibraries401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormLibrariesGetFormLibraries403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormLibrariesGetFormLibraries404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormLibrariesGetFormLibraries405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormLibrariesGetFormLibraries429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormLibrariesGetFormLibraries500Response = ApiError;

/**
 * List the form libraries.
 *
 * Returns the form libraries that the caller can use. If the company requires that libraries are
 * assigned to offices, members see only the libraries of their offices, and those who manage form
 * groups see all. `startPosition` and `count` select a page.
 *
 * `FormLibraries_GetFormLibraries`, `GET /v2/accounts/{accountId}/form_libraries`
 *
 * The responses, by status.
 */
export interface FormLibrariesGetFormLibrariesResponses {
    /** One page of the form libraries. */
    200: FormLibrariesGetFormLibraries200Response;
    /** A parameter is invalid. */
    400: FormLibrariesGetFormLibraries400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormLibrariesGetFormLibraries401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormLibrariesGetFormLibraries403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormLibrariesGetFormLibraries404Response;
    /** The path exists, but does not support this method. */
    405: FormLibrariesGetFormLibraries405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormLibrariesGetFormLibraries429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormLibrariesGetFormLibraries500Response;
}

/**
 * The error codes that `FormLibraries_GetFormLibraries` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormLibrariesGetFormLibrariesErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormLibraries_GetFormLibraryForms`.
 */
export interface FormLibrariesGetFormLibraryFormsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form library, as `FormLibraries_GetFormLibraries` returns it.
     *
     * @example 5c20e8a1-7b3f-4d96-8a41-e0d9c6b2f573
     */
    formLibraryId: string;
}

/**
 * Parameters in the query of `FormLibraries_GetFormLibraryForms`.
 */
export interface FormLibrariesGetFormLibraryFormsQueryParams {
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
}

/** One page of the forms. */
export type FormLibrariesGetFormLibraryForms200Response = FormSummaryList;

/** A parameter is invalid. */
export type FormLibrariesGetFormLibraryForms400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormLibrariesGetFormLibraryForms401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormLibrariesGetFormLibraryForms403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormLibrariesGetFormLibraryForms404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormLibrariesGetFormLibraryForms405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormLibrariesGetFormLibraryForms429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormLibrariesGetFormLibraryForms500Response = ApiError;

/**
 * List the forms of a library.
 *
 * Returns the forms of one library. `viewingUserHasAccess` says which of them the caller can add
 * to rooms. `startPosition` and `count` select a page. `FormDetails_GetFormDetails` returns more
 * about one form.
 *
 * `FormLibraries_GetFormLibraryForms`, `GET /v2/accounts/{accountId}/form_libraries/{formLibraryId}/forms`
 *
 * The responses, by status.
 */
export interface FormLibrariesGetFormLibraryFormsResponses {
    /** One page of the forms. */
    200: FormLibrariesGetFormLibraryForms200Response;
    /** A parameter is invalid. */
    400: FormLibrariesGetFormLibraryForms400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormLibrariesGetFormLibraryForms401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormLibrariesGetFormLibraryForms403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormLibrariesGetFormLibraryForms404Response;
    /** The path exists, but does not support this method. */
    405: FormLibrariesGetFormLibraryForms405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormLibrariesGetFormLibraryForms429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormLibrariesGetFormLibraryForms500Response;
}

/**
 * The error codes that `FormLibraries_GetFormLibraryForms` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormLibrariesGetFormLibraryFormsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
