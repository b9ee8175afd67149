// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { FormProviderAssociationsSummaryList } from './schemas/FormProviderAssociationsSummaryList.js';

/**
 * Parameters in the path of `FormProviders_GetFormProviderAssociations`.
 */
export interface FormProvidersGetFormProviderAssociationsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of a company that provides forms, such as `maine-forms`.
     *
     * @example maine-forms
     */
    providerId: string;
}

/**
 * Parameters in the query of `FormProviders_GetFormProviderAssociations`.
 */
export interface FormProvidersGetFormProviderAssociationsQueryParams {
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

/** One page of the associations. */
export type FormProvidersGetFormProviderAssociations200Response = FormProviderAssociationsSummaryList;

/** A parameter is invalid. */
export type FormProvidersGetFormProviderAssociations400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormProvidersGetFormProviderAssociations401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormProvidersGetFormProviderAssociations403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormProvidersGetFormProviderAssociations404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormProvidersGetFormProviderAssociations405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormProvidersGetFormProviderAssociations429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormProvidersGetFormProviderAssociations500Response = ApiError;

/**
 * List the associations of a form provider.
 *
 * Returns the associations whose forms a provider distributes. Each of them has a form library.
 * The list is paged: `startPosition` and `count` select a page.
 *
 * `FormProviders_GetFormProviderAssociations`, `GET /v2/accounts/{accountId}/form_providers/{providerId}/associations`
 *
 * The responses, by status.
 */
export interface FormProvidersGetFormProviderAssociationsResponses {
    /** One page of the associations. */
    200: FormProvidersGetFormProviderAssociations200Response;
    /** A parameter is invalid. */
    400: FormProvidersGetFormProviderAssociations400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormProvidersGetFormProviderAssociations401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormProvidersGetFormProviderAssociations403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormProvidersGetFormProviderAssociations404Response;
    /** The path exists, but does not support this method. */
    405: FormProvidersGetFormProviderAssociations405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormProvidersGetFormProviderAssociations429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormProvidersGetFormProviderAssociations500Response;
}

/**
 * The error codes that `FormProviders_GetFormProviderAssociations` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormProvidersGetFormProviderAssociationsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
