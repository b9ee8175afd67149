// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocumentHtmlDefinitions_get`.
 */
export interface EnvelopeDocumentHtmlDefinitionsGetParams {
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

/** The layout of the document; the list is empty where it has none. */
export type EnvelopeDocumentHtmlDefinitionsGet200Response = DocumentHtmlDefinitionOriginals;

/** There is no such document in the envelope. */
export type EnvelopeDocumentHtmlDefinitionsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentHtmlDefinitionsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentHtmlDefinitionsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentHtmlDefinitionsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentHtmlDefinitionsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentHtmlDefinitionsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentHtmlDefinitionsGet500Response = ErrorDetails;

/**
 * Read the layout of a document for small screens.
 *
 * Gives the layout for small screens that was set for one document of an envelope, as the sender
 * described it. The HTML that comes of it is not here; a preview makes that.
 *
 * `EnvelopeDocumentHtmlDefinitions_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentHtmlDefinitionsGetResponses {
    /** The layout of the document; the list is empty where it has none. */
    200: EnvelopeDocumentHtmlDefinitionsGet200Response;
    /** There is no such document in the envelope. */
    400: EnvelopeDocumentHtmlDefinitionsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentHtmlDefinitionsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentHtmlDefinitionsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentHtmlDefinitionsGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentHtmlDefinitionsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentHtmlDefinitionsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentHtmlDefinitionsGet500Response;
}

/**
 * The error codes that `EnvelopeDocumentHtmlDefinitions_get` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeDocumentHtmlDefinitionsGetErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_LACKS_PERMISSIONS';
