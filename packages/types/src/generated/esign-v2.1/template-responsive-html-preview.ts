// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateResponsiveHtmlPreview_create`.
 */
export interface TemplateResponsiveHtmlPreviewCreateParams {
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
}

/** The layout to try on all documents. */
export type TemplateResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;

/** The documents as HTML, in their order. */
export type TemplateResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions;

/** There is no such template for the caller, or the layout does not fit the contract. */
export type TemplateResponsiveHtmlPreviewCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateResponsiveHtmlPreviewCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateResponsiveHtmlPreviewCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateResponsiveHtmlPreviewCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateResponsiveHtmlPreviewCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateResponsiveHtmlPreviewCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateResponsiveHtmlPreviewCreate500Response = ErrorDetails;

/**
 * Preview all documents of a template for small screens.
 *
 * Turns every document of a template into HTML by the layout in the body and gives the results. It
 * only shows what recipients with small screens would see: nothing in the template changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * `TemplateResponsiveHtmlPreview_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
 *
 * What it answers with, by status.
 */
export interface TemplateResponsiveHtmlPreviewCreateResponses {
    /** The documents as HTML, in their order. */
    201: TemplateResponsiveHtmlPreviewCreate201Response;
    /** There is no such template for the caller, or the layout does not fit the contract. */
    400: TemplateResponsiveHtmlPreviewCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateResponsiveHtmlPreviewCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateResponsiveHtmlPreviewCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateResponsiveHtmlPreviewCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateResponsiveHtmlPreviewCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateResponsiveHtmlPreviewCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateResponsiveHtmlPreviewCreate500Response;
}

/**
 * The error codes that `TemplateResponsiveHtmlPreview_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateResponsiveHtmlPreviewCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
