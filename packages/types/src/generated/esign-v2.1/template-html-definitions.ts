// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateHtmlDefinitions_list`.
 */
export interface TemplateHtmlDefinitionsListParams {
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

/** The layouts of the documents. */
export type TemplateHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals;

/** There is no such template for the caller. */
export type TemplateHtmlDefinitionsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateHtmlDefinitionsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateHtmlDefinitionsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateHtmlDefinitionsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateHtmlDefinitionsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateHtmlDefinitionsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateHtmlDefinitionsList500Response = ErrorDetails;

/**
 * List the layouts of a template for small screens.
 *
 * Lists the layouts for small screens that were set for the documents of a template, as its maker
 * described them. Envelopes made from the template take them over. A document without a layout is
 * not in the list.
 *
 * `TemplateHtmlDefinitions_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/html_definitions`
 *
 * What it answers with, by status.
 */
export interface TemplateHtmlDefinitionsListResponses {
    /** The layouts of the documents. */
    200: TemplateHtmlDefinitionsList200Response;
    /** There is no such template for the caller. */
    400: TemplateHtmlDefinitionsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateHtmlDefinitionsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateHtmlDefinitionsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateHtmlDefinitionsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateHtmlDefinitionsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateHtmlDefinitionsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateHtmlDefinitionsList500Response;
}

/**
 * The error codes that `TemplateHtmlDefinitions_list` is known to answer with.
 *
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateHtmlDefinitionsListErrorCode = 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
