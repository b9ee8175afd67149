// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { FormDetails } from './schemas/FormDetails.js';

/**
 * Parameters in the path of `FormDetails_GetFormDetails`.
 */
export interface FormDetailsGetFormDetailsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form, as its library returns it in `libraryFormId`.
     *
     * @example 2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364
     */
    formId: string;
}

/** The details of the form. */
export type FormDetailsGetFormDetails200Response = FormDetails;

/** A parameter is invalid. */
export type FormDetailsGetFormDetails400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormDetailsGetFormDetails401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormDetailsGetFormDetails403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormDetailsGetFormDetails404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormDetailsGetFormDetails405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormDetailsGetFormDetails429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormDetailsGetFormDetails500Response = ApiError;

/**
 * Read the details of a form.
 *
 * Returns the version of a form, its owner, its number of pages, and the date from which it can be
 * added to rooms.
 *
 * `FormDetails_GetFormDetails`, `GET /v2/accounts/{accountId}/forms/{formId}/details`
 *
 * The responses, by status.
 */
export interface FormDetailsGetFormDetailsResponses {
    /** The details of the form. */
    200: FormDetailsGetFormDetails200Response;
    /** A parameter is invalid. */
    400: FormDetailsGetFormDetails400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormDetailsGetFormDetails401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormDetailsGetFormDetails403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormDetailsGetFormDetails404Response;
    /** The path exists, but does not support this method. */
    405: FormDetailsGetFormDetails405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormDetailsGetFormDetails429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormDetailsGetFormDetails500Response;
}

/**
 * The error codes that `FormDetails_GetFormDetails` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormDetailsGetFormDetailsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
