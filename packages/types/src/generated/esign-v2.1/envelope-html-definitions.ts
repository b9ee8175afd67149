// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeHtmlDefinitions_list`.
 */
export interface EnvelopeHtmlDefinitionsListParams {
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

/** The layouts of the documents. */
export type EnvelopeHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals;

/** The envelope is not there, or the caller may not see it. */
export type EnvelopeHtmlDefinitionsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeHtmlDefinitionsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeHtmlDefinitionsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeHtmlDefinitionsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeHtmlDefinitionsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeHtmlDefinitionsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeHtmlDefinitionsList500Response = ErrorDetails;

/**
 * List the layouts of an envelope for small screens.
 *
 * Lists the layouts for small screens that were set for the documents of an envelope, as the sender
 * described them. A document without a layout is not in the list.
 *
 * `EnvelopeHtmlDefinitions_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions`
 *
 * What it answers with, by status.
 */
export interface EnvelopeHtmlDefinitionsListResponses {
    /** The layouts of the documents. */
    200: EnvelopeHtmlDefinitionsList200Response;
    /** The envelope is not there, or the caller may not see it. */
    400: EnvelopeHtmlDefinitionsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeHtmlDefinitionsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeHtmlDefinitionsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeHtmlDefinitionsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeHtmlDefinitionsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeHtmlDefinitionsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeHtmlDefinitionsList500Response;
}

/**
 * The error codes that `EnvelopeHtmlDefinitions_list` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeHtmlDefinitionsListErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'USER_LACKS_PERMISSIONS';
