// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ResponsiveHtmlPreview_create`.
 */
export interface ResponsiveHtmlPreviewCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The layout to apply to all documents. */
export type ResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The documents as HTML, in order. */
export type ResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** The envelope does not exist, or the layout is invalid. */
export type ResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview all documents for small screens.
 *
 * Converts every document of an envelope to HTML with the layout in the request body and returns the
 * results. It only previews what recipients with small screens would see. The envelope is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * `ResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview`
 *
 * The responses, by status.
 */
export interface ResponsiveHtmlPreviewCreateResponses {
    /** The documents as HTML, in order. */
    201: ResponsiveHtmlPreviewCreate201Response;
    /** The envelope does not exist, or the layout is invalid. */
    400: ResponsiveHtmlPreviewCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ResponsiveHtmlPreviewCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ResponsiveHtmlPreviewCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ResponsiveHtmlPreviewCreate404Response;
    /** The path exists, but does not support this method. */
    405: ResponsiveHtmlPreviewCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ResponsiveHtmlPreviewCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `ResponsiveHtmlPreview_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type ResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
