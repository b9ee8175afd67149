// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateViewRequest } from './schemas/templateViewRequest.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `TemplateViews_createEdit`.
 */
export interface TemplateViewsCreateEditParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/** The settings of the page, and the URL to which the browser is redirected afterwards. */
export type TemplateViewsCreateEditBody = TemplateViewRequest;

/** The URL of the editor. */
export type TemplateViewsCreateEdit201Response = ViewUrl;

/** The request is invalid, or the caller cannot change the template. */
export type TemplateViewsCreateEdit400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateViewsCreateEdit401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateViewsCreateEdit403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateViewsCreateEdit404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateViewsCreateEdit405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateViewsCreateEdit429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateViewsCreateEdit500Response = ErrorDetails;

/**
 * Open a template for editing in the web application.
 *
 * Creates a URL that opens a template in the editor of the service. Anyone who opens the URL acts
 * with the rights of the calling user, so open it at once and do not share it. It can be used once.
 *
 * When the user leaves the editor, the browser is redirected to `returnUrl`. The caller needs the
 * right to manage templates.
 *
 * `TemplateViews_createEdit`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/edit`
 *
 * The responses, by status.
 */
export interface TemplateViewsCreateEditResponses {
    /** The URL of the editor. */
    201: TemplateViewsCreateEdit201Response;
    /** The request is invalid, or the caller cannot change the template. */
    400: TemplateViewsCreateEdit400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateViewsCreateEdit401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateViewsCreateEdit403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateViewsCreateEdit404Response;
    /** The path exists, but does not support this method. */
    405: TemplateViewsCreateEdit405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateViewsCreateEdit429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateViewsCreateEdit500Response;
}

/**
 * The error codes that `TemplateViews_createEdit` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateViewsCreateEditErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
