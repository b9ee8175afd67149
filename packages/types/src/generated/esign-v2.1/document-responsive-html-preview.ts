// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `DocumentResponsiveHtmlPreview_create`.
 */
export interface DocumentResponsiveHtmlPreviewCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/** The layout to try. */
export type DocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The document as HTML. */
export type DocumentResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** There is no such document in the envelope, or the layout does not fit the contract. */
export type DocumentResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type DocumentResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type DocumentResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type DocumentResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type DocumentResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type DocumentResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type DocumentResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview a document for small screens.
 *
 * Turns one document of an envelope into HTML by the layout in the body and gives the result. It
 * only shows what recipients with small screens would see: nothing in the envelope changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * `DocumentResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview`
 *
 * What it answers with, by status.
 */
export interface DocumentResponsiveHtmlPreviewCreateResponses {
    /** The document as HTML. */
    201: DocumentResponsiveHtmlPreviewCreate201Response;
    /** There is no such document in the envelope, or the layout does not fit the contract. */
    400: DocumentResponsiveHtmlPreviewCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: DocumentResponsiveHtmlPreviewCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: DocumentResponsiveHtmlPreviewCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: DocumentResponsiveHtmlPreviewCreate404Response;
    /** The address exists, but not with this method. */
    405: DocumentResponsiveHtmlPreviewCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: DocumentResponsiveHtmlPreviewCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: DocumentResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `DocumentResponsiveHtmlPreview_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type DocumentResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';
