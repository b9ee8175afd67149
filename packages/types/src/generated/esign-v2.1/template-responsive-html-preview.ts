// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateResponsiveHtmlPreview_create`.
 */
export interface TemplateResponsiveHtmlPreviewCreateParams {
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

/** The layout to apply to all documents. */
export type TemplateResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The documents as HTML, in order. */
export type TemplateResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** The template does not exist, the caller cannot view it, or the layout is invalid. */
export type TemplateResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview all documents of a template for small screens.
 *
 * Converts every document of a template to HTML with the layout in the request body and returns the
 * results. It only previews what recipients with small screens would see. The template is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * `TemplateResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
 *
 * The responses, by status.
 */
export interface TemplateResponsiveHtmlPreviewCreateResponses {
    /** The documents as HTML, in order. */
    201: TemplateResponsiveHtmlPreviewCreate201Response;
    /** The template does not exist, the caller cannot view it, or the layout is invalid. */
    400: TemplateResponsiveHtmlPreviewCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateResponsiveHtmlPreviewCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateResponsiveHtmlPreviewCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateResponsiveHtmlPreviewCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateResponsiveHtmlPreviewCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateResponsiveHtmlPreviewCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `TemplateResponsiveHtmlPreview_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
