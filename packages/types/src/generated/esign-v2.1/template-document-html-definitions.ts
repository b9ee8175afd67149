// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateDocumentHtmlDefinitions_list`.
 */
export interface TemplateDocumentHtmlDefinitionsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/** The layout of the document; the list is empty where it has none. */
export type TemplateDocumentHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals;

/** The template has no such document, or there is no such template for the caller. */
export type TemplateDocumentHtmlDefinitionsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentHtmlDefinitionsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentHtmlDefinitionsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentHtmlDefinitionsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentHtmlDefinitionsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentHtmlDefinitionsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentHtmlDefinitionsList500Response = ErrorDetails;

/**
 * Read the layout of a template's document for small screens.
 *
 * Gives the layout for small screens that was set for one document of a template, as its maker
 * described it. Envelopes made from the template take it over. The HTML that comes of it is not
 * here; a preview makes that.
 *
 * `TemplateDocumentHtmlDefinitions_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentHtmlDefinitionsListResponses {
    /** The layout of the document; the list is empty where it has none. */
    200: TemplateDocumentHtmlDefinitionsList200Response;
    /** The template has no such document, or there is no such template for the caller. */
    400: TemplateDocumentHtmlDefinitionsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentHtmlDefinitionsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentHtmlDefinitionsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentHtmlDefinitionsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentHtmlDefinitionsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentHtmlDefinitionsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentHtmlDefinitionsList500Response;
}

/**
 * The error codes that `TemplateDocumentHtmlDefinitions_list` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentHtmlDefinitionsListErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
