// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateDocumentResponsiveHtmlPreview_create`.
 */
export interface TemplateDocumentResponsiveHtmlPreviewCreateParams {
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

/** The layout to preview. */
export type TemplateDocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The document as HTML. */
export type TemplateDocumentResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** The template does not have this document, or the layout is invalid. */
export type TemplateDocumentResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview a template document for small screens.
 *
 * Converts one document of a template to HTML with the layout in the request body and returns the
 * result. It only previews what recipients with small screens would see. The template is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * `TemplateDocumentResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview`
 *
 * The responses, by status.
 */
export interface TemplateDocumentResponsiveHtmlPreviewCreateResponses {
    /** The document as HTML. */
    201: TemplateDocumentResponsiveHtmlPreviewCreate201Response;
    /** The template does not have this document, or the layout is invalid. */
    400: TemplateDocumentResponsiveHtmlPreviewCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentResponsiveHtmlPreviewCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentResponsiveHtmlPreviewCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentResponsiveHtmlPreviewCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentResponsiveHtmlPreviewCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentResponsiveHtmlPreviewCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `TemplateDocumentResponsiveHtmlPreview_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
