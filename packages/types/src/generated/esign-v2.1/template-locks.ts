// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { LockInformation } from './schemas/lockInformation.js';
import type { LockRequest } from './schemas/lockRequest.js';

/**
 * Parameters in the path of `TemplateLocks_get`.
 */
export interface TemplateLocksGetParams {
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

/** The lock as it stands. */
export type TemplateLocksGet200Response = LockInformation;

/** The template is not locked, or there is no such template for the caller. */
export type TemplateLocksGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateLocksGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateLocksGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateLocksGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateLocksGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateLocksGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateLocksGet500Response = ErrorDetails;

/**
 * Read the lock of a template.
 *
 * Tells who holds the lock on a template, for what and until when. Only the owner of the lock
 * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
 * client that lost the token gets it back.
 *
 * `TemplateLocks_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * What it answers with, by status.
 */
export interface TemplateLocksGetResponses {
    /** The lock as it stands. */
    200: TemplateLocksGet200Response;
    /** The template is not locked, or there is no such template for the caller. */
    400: TemplateLocksGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateLocksGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateLocksGet403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateLocksGet404Response;
    /** The address exists, but not with this method. */
    405: TemplateLocksGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateLocksGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateLocksGet500Response;
}

/**
 * The error codes that `TemplateLocks_get` is known to answer with.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): There is no lock on the envelope or template to be read, prolonged or released. Lock it first.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 */
export type TemplateLocksGetErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `TemplateLocks_create`.
 */
export interface TemplateLocksCreateParams {
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

/** How long and for what the template is to be locked. */
export type TemplateLocksCreateBody = LockRequest;

/** The template is locked; the token is in the answer. */
export type TemplateLocksCreate201Response = LockInformation;

/** The request does not fit the contract, or the template is locked already. */
export type TemplateLocksCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateLocksCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateLocksCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateLocksCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateLocksCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateLocksCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateLocksCreate500Response = ErrorDetails;

/**
 * Lock a template.
 *
 * Takes the lock on a template for the calling user, so that nobody else changes the template until
 * the lock is given back or its time runs out. The answer holds the token that every change must
 * then carry in the `X-DocuSign-Edit` header.
 *
 * A template has no status that stands in the way of a lock, but the user needs the right to lock
 * envelopes. A template with a password takes it in `templatePassword`. One that is already locked
 * cannot be locked again, not even by the same user.
 *
 * `TemplateLocks_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * What it answers with, by status.
 */
export interface TemplateLocksCreateResponses {
    /** The template is locked; the token is in the answer. */
    201: TemplateLocksCreate201Response;
    /** The request does not fit the contract, or the template is locked already. */
    400: TemplateLocksCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateLocksCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateLocksCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateLocksCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateLocksCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateLocksCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateLocksCreate500Response;
}

/**
 * The error codes that `TemplateLocks_create` is known to answer with.
 *
 * - `EDIT_LOCK_TEMPLATE_ALREADY_LOCKED` (400): The template has a lock already, perhaps the caller's own. Wait until it is released or runs out.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateLocksCreateErrorCode = 'EDIT_LOCK_TEMPLATE_ALREADY_LOCKED' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateLocks_update`.
 */
export interface TemplateLocksUpdateParams {
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
 * Headers of `TemplateLocks_update`.
 */
export interface TemplateLocksUpdateHeader {
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

/** How long the lock is to last from now on. */
export type TemplateLocksUpdateBody = LockRequest;

/** The lock with its new end. */
export type TemplateLocksUpdate200Response = LockInformation;

/** The request does not fit the contract, or the caller does not hold the lock. */
export type TemplateLocksUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateLocksUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateLocksUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateLocksUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateLocksUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateLocksUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateLocksUpdate500Response = ErrorDetails;

/**
 * Extend the lock of a template.
 *
 * Sets how long the lock on a template lasts, counted from now, and under which application name.
 * Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
 *
 * `TemplateLocks_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * What it answers with, by status.
 */
export interface TemplateLocksUpdateResponses {
    /** The lock with its new end. */
    200: TemplateLocksUpdate200Response;
    /** The request does not fit the contract, or the caller does not hold the lock. */
    400: TemplateLocksUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateLocksUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateLocksUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateLocksUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateLocksUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateLocksUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateLocksUpdate500Response;
}

/**
 * The error codes that `TemplateLocks_update` is known to answer with.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): There is no lock on the envelope or template to be read, prolonged or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 */
export type TemplateLocksUpdateErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `TemplateLocks_delete`.
 */
export interface TemplateLocksDeleteParams {
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
 * Parameters in the query of `TemplateLocks_delete`.
 */
export interface TemplateLocksDeleteQueryParams {
    /**
     * Whether the changes made under the lock are kept. `false` throws away what stands on the
     * scratch copy.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The password of the template, where it has one. */
export type TemplateLocksDeleteBody = LockRequest;

/** The lock that was given back. */
export type TemplateLocksDelete200Response = LockInformation;

/** The template is not locked, the caller does not hold the lock, or a parameter is wrong. */
export type TemplateLocksDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateLocksDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateLocksDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateLocksDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateLocksDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateLocksDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateLocksDelete500Response = ErrorDetails;

/**
 * Unlock a template.
 *
 * Gives the lock on a template back, so that others can change the template again. Changes that
 * were made under the lock are kept unless `save_changes` is `false`, which throws away what
 * stands on the scratch copy. The owner proves the right to do so with the token in the
 * `X-DocuSign-Edit` header. The body may name the password of a template that has one.
 *
 * `TemplateLocks_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/lock`
 *
 * What it answers with, by status.
 */
export interface TemplateLocksDeleteResponses {
    /** The lock that was given back. */
    200: TemplateLocksDelete200Response;
    /** The template is not locked, the caller does not hold the lock, or a parameter is wrong. */
    400: TemplateLocksDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateLocksDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateLocksDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateLocksDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateLocksDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateLocksDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateLocksDelete500Response;
}

/**
 * The error codes that `TemplateLocks_delete` is known to answer with.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): There is no lock on the envelope or template to be read, prolonged or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 */
export type TemplateLocksDeleteErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID';
