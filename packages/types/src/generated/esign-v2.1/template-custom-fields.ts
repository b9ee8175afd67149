// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFields } from './schemas/customFields.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateCustomFields } from './schemas/templateCustomFields.js';

/**
 * Parameters in the path of `TemplateCustomFields_list`.
 */
export interface TemplateCustomFieldsListParams {
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

/** The fields of the template. */
export type TemplateCustomFieldsList200Response = CustomFields;

/** There is no such template for the caller. */
export type TemplateCustomFieldsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateCustomFieldsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateCustomFieldsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateCustomFieldsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateCustomFieldsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateCustomFieldsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateCustomFieldsList500Response = ErrorDetails;

/**
 * List the custom fields of a template.
 *
 * Gives the metadata of a template: fields with free text and fields with a choice. An envelope
 * made from the template starts with these fields and their values.
 *
 * `TemplateCustomFields_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface TemplateCustomFieldsListResponses {
    /** The fields of the template. */
    200: TemplateCustomFieldsList200Response;
    /** There is no such template for the caller. */
    400: TemplateCustomFieldsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateCustomFieldsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateCustomFieldsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateCustomFieldsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateCustomFieldsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateCustomFieldsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateCustomFieldsList500Response;
}

/**
 * The error codes that `TemplateCustomFields_list` is known to answer with.
 *
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateCustomFieldsListErrorCode = 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateCustomFields_create`.
 */
export interface TemplateCustomFieldsCreateParams {
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

/**
 * Headers of `TemplateCustomFields_create`.
 */
export interface TemplateCustomFieldsCreateHeader {
    /**
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to add. */
export type TemplateCustomFieldsCreateBody = TemplateCustomFields;

/** The fields as they were added, each with its ID. */
export type TemplateCustomFieldsCreate201Response = CustomFields;

/** The request does not fit the contract, or a field of that name exists. */
export type TemplateCustomFieldsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateCustomFieldsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateCustomFieldsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateCustomFieldsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateCustomFieldsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateCustomFieldsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateCustomFieldsCreate500Response = ErrorDetails;

/**
 * Add custom fields to a template.
 *
 * Adds metadata to a template. No two fields of a template may have the same name; name and value
 * have 100 characters at most. Envelopes made from the template from now on start with the fields;
 * earlier ones do not get them.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateCustomFields_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface TemplateCustomFieldsCreateResponses {
    /** The fields as they were added, each with its ID. */
    201: TemplateCustomFieldsCreate201Response;
    /** The request does not fit the contract, or a field of that name exists. */
    400: TemplateCustomFieldsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateCustomFieldsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateCustomFieldsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateCustomFieldsCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateCustomFieldsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateCustomFieldsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateCustomFieldsCreate500Response;
}

/**
 * The error codes that `TemplateCustomFields_create` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateCustomFieldsCreateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateCustomFields_update`.
 */
export interface TemplateCustomFieldsUpdateParams {
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

/**
 * Headers of `TemplateCustomFields_update`.
 */
export interface TemplateCustomFieldsUpdateHeader {
    /**
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields with what is to be different. */
export type TemplateCustomFieldsUpdateBody = TemplateCustomFields;

/** The fields that were sent, as they are now. */
export type TemplateCustomFieldsUpdate200Response = CustomFields;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateCustomFieldsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateCustomFieldsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateCustomFieldsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateCustomFieldsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateCustomFieldsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateCustomFieldsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateCustomFieldsUpdate500Response = ErrorDetails;

/**
 * Change the custom fields of a template.
 *
 * Changes the metadata of a template. A field is found by its `fieldId`; what is left out of it
 * stays as it is, and so do fields that are not named, and those of envelopes that were made before.
 * Each field comes back with its own outcome.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateCustomFields_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface TemplateCustomFieldsUpdateResponses {
    /** The fields that were sent, as they are now. */
    200: TemplateCustomFieldsUpdate200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateCustomFieldsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateCustomFieldsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateCustomFieldsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateCustomFieldsUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateCustomFieldsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateCustomFieldsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateCustomFieldsUpdate500Response;
}

/**
 * The error codes that `TemplateCustomFields_update` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateCustomFieldsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateCustomFields_delete`.
 */
export interface TemplateCustomFieldsDeleteParams {
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

/**
 * Headers of `TemplateCustomFields_delete`.
 */
export interface TemplateCustomFieldsDeleteHeader {
    /**
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to remove, by their IDs. */
export type TemplateCustomFieldsDeleteBody = TemplateCustomFields;

/** The fields that were removed, with the outcome for each. */
export type TemplateCustomFieldsDelete200Response = CustomFields;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateCustomFieldsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateCustomFieldsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateCustomFieldsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateCustomFieldsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateCustomFieldsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateCustomFieldsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateCustomFieldsDelete500Response = ErrorDetails;

/**
 * Remove custom fields from a template.
 *
 * Takes metadata away from a template. The body names the fields by their `fieldId`; others stay,
 * and so do those of envelopes that were made before.
 *
 * Unlike an envelope, a template has no status that forbids it. Whoever holds a lock on the template
 * sends it in `X-DocuSign-Edit`.
 *
 * `TemplateCustomFields_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface TemplateCustomFieldsDeleteResponses {
    /** The fields that were removed, with the outcome for each. */
    200: TemplateCustomFieldsDelete200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateCustomFieldsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateCustomFieldsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateCustomFieldsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateCustomFieldsDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateCustomFieldsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateCustomFieldsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateCustomFieldsDelete500Response;
}

/**
 * The error codes that `TemplateCustomFields_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateCustomFieldsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
