// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateDocumentResponsiveHtmlPreview_create`.
 */
export interface TemplateDocumentResponsiveHtmlPreviewCreateParams {
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

/** The layout to try. */
export type TemplateDocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The document as HTML. */
export type TemplateDocumentResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** There is no such document in the template, or the layout does not fit the contract. */
export type TemplateDocumentResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview a template's document for small screens.
 *
 * Turns one document of a template into HTML by the layout in the body and gives the result. It only
 * shows what recipients with small screens would see: nothing in the template changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * `TemplateDocumentResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentResponsiveHtmlPreviewCreateResponses {
    /** The document as HTML. */
    201: TemplateDocumentResponsiveHtmlPreviewCreate201Response;
    /** There is no such document in the template, or the layout does not fit the contract. */
    400: TemplateDocumentResponsiveHtmlPreviewCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentResponsiveHtmlPreviewCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentResponsiveHtmlPreviewCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentResponsiveHtmlPreviewCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentResponsiveHtmlPreviewCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentResponsiveHtmlPreviewCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `TemplateDocumentResponsiveHtmlPreview_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
