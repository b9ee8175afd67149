// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFields } from './schemas/customFields.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateCustomFields } from './schemas/templateCustomFields.js';

/**
 * Parameters in the path of `TemplateCustomFields_list`.
 */
export interface TemplateCustomFieldsListParams {
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

/** The fields of the template. */
export type TemplateCustomFieldsList200Response = CustomFields;

/** The template does not exist, or the caller cannot view it. */
export type TemplateCustomFieldsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateCustomFieldsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateCustomFieldsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateCustomFieldsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateCustomFieldsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateCustomFieldsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateCustomFieldsList500Response = ErrorDetails;

/**
 * List the custom fields of a template.
 *
 * Returns the custom fields (metadata) of a template, with separate arrays for text fields and list
 * fields. Envelopes that are created from the template start with these fields and their values.
 *
 * `TemplateCustomFields_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * The responses, by status.
 */
export interface TemplateCustomFieldsListResponses {
    /** The fields of the template. */
    200: TemplateCustomFieldsList200Response;
    /** The template does not exist, or the caller cannot view it. */
    400: TemplateCustomFieldsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateCustomFieldsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateCustomFieldsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateCustomFieldsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateCustomFieldsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateCustomFieldsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateCustomFieldsList500Response;
}

/**
 * The error codes that `TemplateCustomFields_list` can return.
 *
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateCustomFieldsListErrorCode = 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateCustomFields_create`.
 */
export interface TemplateCustomFieldsCreateParams {
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

/**
 * Headers of `TemplateCustomFields_create`.
 */
export interface TemplateCustomFieldsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to add. */
export type TemplateCustomFieldsCreateBody = TemplateCustomFields;

/** The added fields, each with its ID. */
export type TemplateCustomFieldsCreate201Response = CustomFields;

/** The request is invalid, or a field with that name already exists. */
export type TemplateCustomFieldsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateCustomFieldsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateCustomFieldsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateCustomFieldsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateCustomFieldsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateCustomFieldsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateCustomFieldsCreate500Response = ErrorDetails;

/**
 * Add custom fields to a template.
 *
 * Adds custom fields (metadata) to a template. Field names must be unique in a template. Names and
 * values can have up to 100 characters. Envelopes that are created from the template later start
 * with the fields. Existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateCustomFields_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * The responses, by status.
 */
export interface TemplateCustomFieldsCreateResponses {
    /** The added fields, each with its ID. */
    201: TemplateCustomFieldsCreate201Response;
    /** The request is invalid, or a field with that name already exists. */
    400: TemplateCustomFieldsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateCustomFieldsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateCustomFieldsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateCustomFieldsCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateCustomFieldsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateCustomFieldsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateCustomFieldsCreate500Response;
}

/**
 * The error codes that `TemplateCustomFields_create` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateCustomFieldsCreateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateCustomFields_update`.
 */
export interface TemplateCustomFieldsUpdateParams {
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

/**
 * Headers of `TemplateCustomFields_update`.
 */
export interface TemplateCustomFieldsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields with the properties to change. */
export type TemplateCustomFieldsUpdateBody = TemplateCustomFields;

/** The updated fields. */
export type TemplateCustomFieldsUpdate200Response = CustomFields;

/** The request is invalid, or another user holds the lock. */
export type TemplateCustomFieldsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateCustomFieldsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateCustomFieldsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateCustomFieldsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateCustomFieldsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateCustomFieldsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateCustomFieldsUpdate500Response = ErrorDetails;

/**
 * Change the custom fields of a template.
 *
 * Changes custom fields (metadata) of a template. A field is identified by its `fieldId`. Omitted
 * properties, omitted fields and the fields of existing envelopes are not changed. Each field is
 * returned with its result.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateCustomFields_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * The responses, by status.
 */
export interface TemplateCustomFieldsUpdateResponses {
    /** The updated fields. */
    200: TemplateCustomFieldsUpdate200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateCustomFieldsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateCustomFieldsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateCustomFieldsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateCustomFieldsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateCustomFieldsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateCustomFieldsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateCustomFieldsUpdate500Response;
}

/**
 * The error codes that `TemplateCustomFields_update` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateCustomFieldsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateCustomFields_delete`.
 */
export interface TemplateCustomFieldsDeleteParams {
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

/**
 * Headers of `TemplateCustomFields_delete`.
 */
export interface TemplateCustomFieldsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to remove, each with its ID. */
export type TemplateCustomFieldsDeleteBody = TemplateCustomFields;

/** The removed fields, with the result for each. */
export type TemplateCustomFieldsDelete200Response = CustomFields;

/** The request is invalid, or another user holds the lock. */
export type TemplateCustomFieldsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateCustomFieldsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateCustomFieldsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateCustomFieldsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateCustomFieldsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateCustomFieldsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateCustomFieldsDelete500Response = ErrorDetails;

/**
 * Remove custom fields from a template.
 *
 * Deletes custom fields (metadata) from a template. The request body identifies the fields by their
 * `fieldId`. Other fields and the fields of existing envelopes are kept.
 *
 * Unlike for an envelope, this is possible in every status of the template. If the caller holds a
 * lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateCustomFields_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * The responses, by status.
 */
export interface TemplateCustomFieldsDeleteResponses {
    /** The removed fields, with the result for each. */
    200: TemplateCustomFieldsDelete200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateCustomFieldsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateCustomFieldsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateCustomFieldsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateCustomFieldsDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateCustomFieldsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateCustomFieldsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateCustomFieldsDelete500Response;
}

/**
 * The error codes that `TemplateCustomFields_delete` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateCustomFieldsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
