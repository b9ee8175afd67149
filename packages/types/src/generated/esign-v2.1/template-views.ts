// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ReturnUrlRequest } from './schemas/returnUrlRequest.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `TemplateViews_createEdit`.
 */
export interface TemplateViewsCreateEditParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/** Where the browser goes afterwards. */
export type TemplateViewsCreateEditBody = ReturnUrlRequest;

/** The address of the editor. */
export type TemplateViewsCreateEdit201Response = ViewUrl;

/** The request does not fit the contract, or the caller may not change the template. */
export type TemplateViewsCreateEdit400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateViewsCreateEdit401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateViewsCreateEdit403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateViewsCreateEdit404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateViewsCreateEdit405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateViewsCreateEdit429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateViewsCreateEdit500Response = ErrorDetails;

/**
 * Open a template for editing in the service's pages.
 *
 * Makes an address under which the service shows a template in its own editor. Whoever opens the
 * address acts with the rights of the calling user, so open it at once and give it to nobody
 * else; it works once only.
 *
 * When the editor is left, the browser goes to `returnUrl`. The caller needs the right to manage
 * templates.
 *
 * `TemplateViews_createEdit`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/edit`
 *
 * What it answers with, by status.
 */
export interface TemplateViewsCreateEditResponses {
    /** The address of the editor. */
    201: TemplateViewsCreateEdit201Response;
    /** The request does not fit the contract, or the caller may not change the template. */
    400: TemplateViewsCreateEdit400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateViewsCreateEdit401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateViewsCreateEdit403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateViewsCreateEdit404Response;
    /** The address exists, but not with this method. */
    405: TemplateViewsCreateEdit405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateViewsCreateEdit429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateViewsCreateEdit500Response;
}

/**
 * The error codes that `TemplateViews_createEdit` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateViewsCreateEditErrorCode = 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
