// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateDocumentHtmlDefinitions_list`.
 */
export interface TemplateDocumentHtmlDefinitionsListParams {
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
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/** The layout of the document. The array is empty if the document does not have a layout. */
export type TemplateDocumentHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals;

/** The template does not exist or does not have this document, or the caller cannot view it. */
export type TemplateDocumentHtmlDefinitionsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentHtmlDefinitionsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentHtmlDefinitionsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentHtmlDefinitionsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentHtmlDefinitionsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentHtmlDefinitionsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentHtmlDefinitionsList500Response = ErrorDetails;

/**
 * Read the layout of a template document for small screens.
 *
 * Returns the layout for small screens of one document of a template, as its author defined it.
 * Envelopes that are created from the template have the same layout. To get the resulting HTML, use
 * a preview.
 *
 * `TemplateDocumentHtmlDefinitions_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions`
 *
 * The responses, by status.
 */
export interface TemplateDocumentHtmlDefinitionsListResponses {
    /** The layout of the document. The array is empty if the document does not have a layout. */
    200: TemplateDocumentHtmlDefinitionsList200Response;
    /** The template does not exist or does not have this document, or the caller cannot view it. */
    400: TemplateDocumentHtmlDefinitionsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentHtmlDefinitionsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentHtmlDefinitionsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentHtmlDefinitionsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentHtmlDefinitionsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentHtmlDefinitionsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentHtmlDefinitionsList500Response;
}

/**
 * The error codes that `TemplateDocumentHtmlDefinitions_list` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentHtmlDefinitionsListErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
