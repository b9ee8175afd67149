// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { LockInformation } from './schemas/lockInformation.js';
import type { LockRequest } from './schemas/lockRequest.js';

/**
 * Parameters in the path of `TemplateLocks_get`.
 */
export interface TemplateLocksGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example b3f70c58-6d2e-4a91-8c47-15e9a0d6f82b
     */
    templateId: string;
}

/** The current lock. */
export type TemplateLocksGet200Response = LockInformation;

/** The template is not locked, it does not exist, or the caller cannot view it. */
export type TemplateLocksGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateLocksGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateLocksGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateLocksGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateLocksGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateLocksGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateLocksGet500Response = ErrorDetails;

/**
 * Read the lock of a template.
 *
 * Returns who holds the lock on a template, its type and its expiration. Only the owner of the lock
 * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
 * the token can get it again in this way.
 *
 * `TemplateLocks_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * The responses, by status.
 */
export interface TemplateLocksGetResponses {
    /** The current lock. */
    200: TemplateLocksGet200Response;
    /** The template is not locked, it does not exist, or the caller cannot view it. */
    400: TemplateLocksGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateLocksGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateLocksGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateLocksGet404Response;
    /** The path exists, but does not support this method. */
    405: TemplateLocksGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateLocksGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateLocksGet500Response;
}

/**
 * The error codes that `TemplateLocks_get` can return.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): The envelope or template is not locked, so its lock cannot be read, extended or released. Lock it first.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type TemplateLocksGetErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `TemplateLocks_create`.
 */
export interface TemplateLocksCreateParams {
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

/** The duration and the type of the lock. */
export type TemplateLocksCreateBody = LockRequest;

/** The template was locked. The response contains the lock token. */
export type TemplateLocksCreate201Response = LockInformation;

/** The request is invalid, or the template is already locked. */
export type TemplateLocksCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateLocksCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateLocksCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateLocksCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateLocksCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateLocksCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateLocksCreate500Response = ErrorDetails;

/**
 * Lock a template.
 *
 * Locks a template for the calling user, so that other users cannot change it until it is unlocked
 * or the lock expires. The response contains the token that every change must send in the
 * `X-DocuSign-Edit` header.
 *
 * A template can be locked in every status, but the user needs the right to lock envelopes. For a
 * template with a password, send it in `templatePassword`. A template that is already locked cannot
 * be locked again, even by the same user.
 *
 * `TemplateLocks_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * The responses, by status.
 */
export interface TemplateLocksCreateResponses {
    /** The template was locked. The response contains the lock token. */
    201: TemplateLocksCreate201Response;
    /** The request is invalid, or the template is already locked. */
    400: TemplateLocksCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateLocksCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateLocksCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateLocksCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateLocksCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateLocksCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateLocksCreate500Response;
}

/**
 * The error codes that `TemplateLocks_create` can return.
 *
 * - `EDIT_LOCK_TEMPLATE_ALREADY_LOCKED` (400): The template is already locked, possibly by the caller. Wait until the lock is released or expires.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateLocksCreateErrorCode = 'EDIT_LOCK_TEMPLATE_ALREADY_LOCKED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateLocks_update`.
 */
export interface TemplateLocksUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example b3f70c58-6d2e-4a91-8c47-15e9a0d6f82b
     */
    templateId: string;
}

/**
 * Headers of `TemplateLocks_update`.
 */
export interface TemplateLocksUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new duration of the lock, counted from now. */
export type TemplateLocksUpdateBody = LockRequest;

/** The lock with its new expiry. */
export type TemplateLocksUpdate200Response = LockInformation;

/** The request is invalid, or the caller does not own the lock. */
export type TemplateLocksUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateLocksUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateLocksUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateLocksUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateLocksUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateLocksUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateLocksUpdate500Response = ErrorDetails;

/**
 * Extend the lock of a template.
 *
 * Sets the duration of the lock on a template, counted from now, and its application name. Only the
 * owner can do this, and must send the token of the lock in the `X-DocuSign-Edit` header.
 *
 * `TemplateLocks_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * The responses, by status.
 */
export interface TemplateLocksUpdateResponses {
    /** The lock with its new expiry. */
    200: TemplateLocksUpdate200Response;
    /** The request is invalid, or the caller does not own the lock. */
    400: TemplateLocksUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateLocksUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateLocksUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateLocksUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateLocksUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateLocksUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateLocksUpdate500Response;
}

/**
 * The error codes that `TemplateLocks_update` can return.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): The envelope or template is not locked, so its lock cannot be read, extended or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type TemplateLocksUpdateErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `TemplateLocks_delete`.
 */
export interface TemplateLocksDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example b3f70c58-6d2e-4a91-8c47-15e9a0d6f82b
     */
    templateId: string;
}

/**
 * Parameters in the query of `TemplateLocks_delete`.
 */
export interface TemplateLocksDeleteQueryParams {
    /**
     * Specifies whether the changes made under the lock are saved. `false` discards the changes in the
     * working copy.
     *
     * @example true
     */
    save_changes?: ("true" | "false") | undefined;
}

/**
 * Headers of `TemplateLocks_delete`.
 */
export interface TemplateLocksDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The password of the template, if it has one. */
export type TemplateLocksDeleteBody = LockRequest;

/** The released lock. */
export type TemplateLocksDelete200Response = LockInformation;

/** The template is not locked, the caller does not hold the lock, or a parameter is invalid. */
export type TemplateLocksDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateLocksDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateLocksDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateLocksDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateLocksDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateLocksDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateLocksDelete500Response = ErrorDetails;

/**
 * Unlock a template.
 *
 * Releases the lock on a template, so that other users can change the template again. Changes that
 * were made under the lock are kept unless `save_changes` is `false`, which discards the changes in
 * the working copy. The owner of the lock must send its token in the `X-DocuSign-Edit` header. If
 * the template has a password, the request body can contain it.
 *
 * `TemplateLocks_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * The responses, by status.
 */
export interface TemplateLocksDeleteResponses {
    /** The released lock. */
    200: TemplateLocksDelete200Response;
    /** The template is not locked, the caller does not hold the lock, or a parameter is invalid. */
    400: TemplateLocksDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateLocksDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateLocksDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateLocksDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateLocksDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateLocksDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateLocksDelete500Response;
}

/**
 * The error codes that `TemplateLocks_delete` can return.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): The envelope or template is not locked, so its lock cannot be read, extended or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type TemplateLocksDeleteErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID';
