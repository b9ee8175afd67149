// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeHtmlDefinitions_list`.
 */
export interface EnvelopeHtmlDefinitionsListParams {
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

/** The layouts of the documents. */
export type EnvelopeHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals;

/** The envelope does not exist, or the caller cannot access it. */
export type EnvelopeHtmlDefinitionsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeHtmlDefinitionsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeHtmlDefinitionsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeHtmlDefinitionsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeHtmlDefinitionsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeHtmlDefinitionsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeHtmlDefinitionsList500Response = ErrorDetails;

/**
 * List the layouts of an envelope for small screens.
 *
 * Returns the layouts for small screens of the documents of an envelope, as the sender defined them.
 * Documents without a layout are omitted.
 *
 * `EnvelopeHtmlDefinitions_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions`
 *
 * The responses, by status.
 */
export interface EnvelopeHtmlDefinitionsListResponses {
    /** The layouts of the documents. */
    200: EnvelopeHtmlDefinitionsList200Response;
    /** The envelope does not exist, or the caller cannot access it. */
    400: EnvelopeHtmlDefinitionsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeHtmlDefinitionsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeHtmlDefinitionsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeHtmlDefinitionsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeHtmlDefinitionsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeHtmlDefinitionsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeHtmlDefinitionsList500Response;
}

/**
 * The error codes that `EnvelopeHtmlDefinitions_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeHtmlDefinitionsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
