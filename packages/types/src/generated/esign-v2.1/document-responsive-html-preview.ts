// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `DocumentResponsiveHtmlPreview_create`.
 */
export interface DocumentResponsiveHtmlPreviewCreateParams {
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
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/** The layout to preview. */
export type DocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The document as HTML. */
export type DocumentResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** The document does not exist in the envelope, or the layout is invalid. */
export type DocumentResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type DocumentResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type DocumentResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type DocumentResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type DocumentResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type DocumentResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DocumentResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview a document for small screens.
 *
 * Converts one document of an envelope to HTML with the layout in the request body and returns the
 * result. It only previews what recipients with small screens would see. The envelope is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * `DocumentResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview`
 *
 * The responses, by status.
 */
export interface DocumentResponsiveHtmlPreviewCreateResponses {
    /** The document as HTML. */
    201: DocumentResponsiveHtmlPreviewCreate201Response;
    /** The document does not exist in the envelope, or the layout is invalid. */
    400: DocumentResponsiveHtmlPreviewCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DocumentResponsiveHtmlPreviewCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: DocumentResponsiveHtmlPreviewCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DocumentResponsiveHtmlPreviewCreate404Response;
    /** The path exists, but does not support this method. */
    405: DocumentResponsiveHtmlPreviewCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: DocumentResponsiveHtmlPreviewCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DocumentResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `DocumentResponsiveHtmlPreview_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type DocumentResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
