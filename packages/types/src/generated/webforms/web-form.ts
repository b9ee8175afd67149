// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { HttpError } from './schemas/HttpError.js';
import type { WebForm } from './schemas/WebForm.js';
import type { WebFormSummaryList } from './schemas/WebFormSummaryList.js';

/**
 * Parameters in the path of `WebForm_ListForms`.
 */
export interface WebFormListFormsParams {
    /**
     * The ID of the account that the form belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `WebForm_ListForms`.
 */
export interface WebFormListFormsQueryParams {
    /**
     * The forms to return, by their relation to the caller.
     *
     * @example owned_by_me
     */
    user_filter?: ("owned_by_me" | "created_by_me" | "shared_with_me" | "all") | undefined;
    /**
     * Limits the list to forms without a template (`true`), or to forms with one (`false`).
     *
     * @example false
     */
    is_standalone?: boolean | undefined;
    /**
     * Limits the list to forms that are published (`true`), or to forms that are not (`false`).
     *
     * @example true
     */
    is_published?: boolean | undefined;
    /**
     * The date by which the forms are sorted, and the direction.
     *
     * @example createdDateTime:asc
     */
    sort_by?: ("lastModifiedDateTime:desc" | "lastModifiedDateTime:asc" | "createdDateTime:desc" | "createdDateTime:asc") | undefined;
    /**
     * Limits the list to forms whose name contains this text, in any case.
     *
     * @example Berth
     */
    search?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The maximum number of forms in the response.
     *
     * @example 20
     */
    count?: string | undefined;
}

/** One page of the forms. */
export type WebFormListForms200Response = WebFormSummaryList;

/** A parameter is invalid. */
export type WebFormListForms400Response = HttpError;

/** The access token is missing, unknown, expired or from another environment. */
export type WebFormListForms401Response = HttpError;

/** The access token is valid, but the user does not have permission for this operation. */
export type WebFormListForms403Response = HttpError;

/** The path does not exist, or does not identify an existing object. */
export type WebFormListForms404Response = HttpError;

/** The path exists, but does not support this method. */
export type WebFormListForms405Response = HttpError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WebFormListForms429Response = HttpError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WebFormListForms500Response = HttpError;

/**
 * List the forms of an account.
 *
 * Returns the forms of an account without their pages and fields, the one that was changed last
 * first. The list is paged: `start_position` and `count` select a page. The filters limit the list
 * to forms of the caller, with or without a template, published or not, or with a text in their
 * name.
 *
 * `WebForm_ListForms`, `GET /api/webforms/v1.1/accounts/{accountId}/forms`
 *
 * The responses, by status.
 */
export interface WebFormListFormsResponses {
    /** One page of the forms. */
    200: WebFormListForms200Response;
    /** A parameter is invalid. */
    400: WebFormListForms400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WebFormListForms401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: WebFormListForms403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WebFormListForms404Response;
    /** The path exists, but does not support this method. */
    405: WebFormListForms405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WebFormListForms429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WebFormListForms500Response;
}

/**
 * The error codes that `WebForm_ListForms` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No form or instance has the ID in the path, or the user cannot view it. List the forms to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account. Use the token of a user of the account.
 */
export type WebFormListFormsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WebForm_GetForm`.
 */
export interface WebFormGetFormParams {
    /**
     * The ID of the account that the form belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form, which stays the same in all its versions.
     *
     * @example 4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805
     */
    formId: string;
}

/**
 * Parameters in the query of `WebForm_GetForm`.
 */
export interface WebFormGetFormQueryParams {
    /**
     * The version of the form to return: the `draft`, which may have changes that are not published, or
     * the `active` one, which instances use.
     *
     * @example active
     */
    state?: ("active" | "draft") | undefined;
}

/** The form. */
export type WebFormGetForm200Response = WebForm;

/** A parameter is invalid. */
export type WebFormGetForm400Response = HttpError;

/** The access token is missing, unknown, expired or from another environment. */
export type WebFormGetForm401Response = HttpError;

/** The access token is valid, but the user does not have permission for this operation. */
export type WebFormGetForm403Response = HttpError;

/** The path does not exist, or does not identify an existing object. */
export type WebFormGetForm404Response = HttpError;

/** The path exists, but does not support this method. */
export type WebFormGetForm405Response = HttpError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WebFormGetForm429Response = HttpError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WebFormGetForm500Response = HttpError;

/**
 * Read a form.
 *
 * Returns a form with its pages and fields: the draft, or with `state=active` the published form. The
 * names and types of the fields, which `formValues` of a new instance need, are in
 * `formMetadata/publishedComponentNames` of the published form.
 *
 * `WebForm_GetForm`, `GET /api/webforms/v1.1/accounts/{accountId}/forms/{formId}`
 *
 * The responses, by status.
 */
export interface WebFormGetFormResponses {
    /** The form. */
    200: WebFormGetForm200Response;
    /** A parameter is invalid. */
    400: WebFormGetForm400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WebFormGetForm401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: WebFormGetForm403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WebFormGetForm404Response;
    /** The path exists, but does not support this method. */
    405: WebFormGetForm405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WebFormGetForm429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WebFormGetForm500Response;
}

/**
 * The error codes that `WebForm_GetForm` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No form or instance has the ID in the path, or the user cannot view it. List the forms to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account. Use the token of a user of the account.
 */
export type WebFormGetFormErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
