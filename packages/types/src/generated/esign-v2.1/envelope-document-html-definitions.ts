// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocumentHtmlDefinitions_get`.
 */
export interface EnvelopeDocumentHtmlDefinitionsGetParams {
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

/** The layout of the document. The array is empty if the document does not have a layout. */
export type EnvelopeDocumentHtmlDefinitionsGet200Response = DocumentHtmlDefinitionOriginals;

/** The document does not exist in the envelope. */
export type EnvelopeDocumentHtmlDefinitionsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentHtmlDefinitionsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentHtmlDefinitionsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentHtmlDefinitionsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentHtmlDefinitionsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentHtmlDefinitionsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentHtmlDefinitionsGet500Response = ErrorDetails;

/**
 * Read the layout of a document for small screens.
 *
 * Returns the layout for small screens of one document of an envelope, as the sender defined it. To
 * get the resulting HTML, use a preview.
 *
 * `EnvelopeDocumentHtmlDefinitions_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentHtmlDefinitionsGetResponses {
    /** The layout of the document. The array is empty if the document does not have a layout. */
    200: EnvelopeDocumentHtmlDefinitionsGet200Response;
    /** The document does not exist in the envelope. */
    400: EnvelopeDocumentHtmlDefinitionsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentHtmlDefinitionsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentHtmlDefinitionsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentHtmlDefinitionsGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentHtmlDefinitionsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentHtmlDefinitionsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentHtmlDefinitionsGet500Response;
}

/**
 * The error codes that `EnvelopeDocumentHtmlDefinitions_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentHtmlDefinitionsGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
