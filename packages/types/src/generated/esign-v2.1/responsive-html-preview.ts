// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ResponsiveHtmlPreview_create`.
 */
export interface ResponsiveHtmlPreviewCreateParams {
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
}

/** The layout to try on all documents. */
export type ResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The documents as HTML, in their order. */
export type ResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** The envelope is not there, or the layout does not fit the contract. */
export type ResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview all documents for small screens.
 *
 * Turns every document of an envelope into HTML by the layout in the body and gives the results. It
 * only shows what recipients with small screens would see: nothing in the envelope changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * `ResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview`
 *
 * What it answers with, by status.
 */
export interface ResponsiveHtmlPreviewCreateResponses {
    /** The documents as HTML, in their order. */
    201: ResponsiveHtmlPreviewCreate201Response;
    /** The envelope is not there, or the layout does not fit the contract. */
    400: ResponsiveHtmlPreviewCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ResponsiveHtmlPreviewCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ResponsiveHtmlPreviewCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: ResponsiveHtmlPreviewCreate404Response;
    /** The address exists, but not with this method. */
    405: ResponsiveHtmlPreviewCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ResponsiveHtmlPreviewCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `ResponsiveHtmlPreview_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';
