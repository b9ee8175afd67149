// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateHtmlDefinitions_list`.
 */
export interface TemplateHtmlDefinitionsListParams {
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
}

/** The layouts of the documents. */
export type TemplateHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals;

/** The template does not exist, or the caller cannot view it. */
export type TemplateHtmlDefinitionsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateHtmlDefinitionsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateHtmlDefinitionsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateHtmlDefinitionsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateHtmlDefinitionsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateHtmlDefinitionsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateHtmlDefinitionsList500Response = ErrorDetails;

/**
 * List the layouts of a template for small screens.
 *
 * Returns the layouts for small screens of the documents of a template, as its author defined them.
 * Envelopes that are created from the template have the same layouts. Documents without a layout are
 * omitted.
 *
 * `TemplateHtmlDefinitions_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/html_definitions`
 *
 * The responses, by status.
 */
export interface TemplateHtmlDefinitionsListResponses {
    /** The layouts of the documents. */
    200: TemplateHtmlDefinitionsList200Response;
    /** The template does not exist, or the caller cannot view it. */
    400: TemplateHtmlDefinitionsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateHtmlDefinitionsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateHtmlDefinitionsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateHtmlDefinitionsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateHtmlDefinitionsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateHtmlDefinitionsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateHtmlDefinitionsList500Response;
}

/**
 * The error codes that `TemplateHtmlDefinitions_list` can return.
 *
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateHtmlDefinitionsListErrorCode = 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
