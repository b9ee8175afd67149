// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `DocumentResponsiveHtml_getDocumentResponsiveHtml`.
 */
export interface DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams {
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

/**
 * Parameters in the query of `DocumentResponsiveHtml_getDocumentResponsiveHtml`.
 */
export interface DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams {
    /**
     * Specifies whether tabs with an anchor include the positions at which the anchor was found. For
     * recipients, it requires `include_tabs`, and for an envelope `tabs` in `include`.
     *
     * @example true
     */
    include_anchor_tab_locations?: ("true" | "false") | undefined;
}

/** The layout of the document. The list is empty if it has none. */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response = DocumentHtmlDefinitionOriginals;

/** The request is invalid. */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtml500Response = ErrorDetails;

/**
 * Read the small-screen layout of a document.
 *
 * Returns the layout of one document for small screens. It is the same as the HTML definition of
 * the document.
 *
 * `DocumentResponsiveHtml_getDocumentResponsiveHtml`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html`
 *
 * The responses, by status.
 */
export interface DocumentResponsiveHtmlGetDocumentResponsiveHtmlResponses {
    /** The layout of the document. The list is empty if it has none. */
    200: DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response;
    /** The request is invalid. */
    400: DocumentResponsiveHtmlGetDocumentResponsiveHtml400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DocumentResponsiveHtmlGetDocumentResponsiveHtml401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: DocumentResponsiveHtmlGetDocumentResponsiveHtml403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DocumentResponsiveHtmlGetDocumentResponsiveHtml404Response;
    /** The path exists, but does not support this method. */
    405: DocumentResponsiveHtmlGetDocumentResponsiveHtml405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: DocumentResponsiveHtmlGetDocumentResponsiveHtml429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DocumentResponsiveHtmlGetDocumentResponsiveHtml500Response;
}

/**
 * The error codes that `DocumentResponsiveHtml_getDocumentResponsiveHtml` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type DocumentResponsiveHtmlGetDocumentResponsiveHtmlErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
