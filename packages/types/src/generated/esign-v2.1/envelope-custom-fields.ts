// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFields } from './schemas/customFields.js';
import type { CustomFieldsEnvelope } from './schemas/customFieldsEnvelope.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeCustomFields_list`.
 */
export interface EnvelopeCustomFieldsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The fields of the envelope. */
export type EnvelopeCustomFieldsList200Response = CustomFieldsEnvelope;

/** There is no such envelope for the caller, or a parameter does not fit the contract. */
export type EnvelopeCustomFieldsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeCustomFieldsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeCustomFieldsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeCustomFieldsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeCustomFieldsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeCustomFieldsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeCustomFieldsList500Response = ErrorDetails;

/**
 * List the custom fields of an envelope.
 *
 * Gives the metadata of an envelope: the fields with free text and those with a choice, with the IDs
 * by which they are changed. Sender, recipients and administrators of the account may read them.
 *
 * `EnvelopeCustomFields_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeCustomFieldsListResponses {
    /** The fields of the envelope. */
    200: EnvelopeCustomFieldsList200Response;
    /** There is no such envelope for the caller, or a parameter does not fit the contract. */
    400: EnvelopeCustomFieldsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeCustomFieldsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeCustomFieldsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeCustomFieldsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeCustomFieldsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeCustomFieldsList500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_list` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeCustomFieldsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeCustomFields_create`.
 */
export interface EnvelopeCustomFieldsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeCustomFields_create`.
 */
export interface EnvelopeCustomFieldsCreateHeader {
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
export type EnvelopeCustomFieldsCreateBody = CustomFields;

/** The fields that were added. */
export type EnvelopeCustomFieldsCreate201Response = CustomFields;

/** The request does not fit the contract, a name is taken, or the envelope is finished or locked. */
export type EnvelopeCustomFieldsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeCustomFieldsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeCustomFieldsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeCustomFieldsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeCustomFieldsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeCustomFieldsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeCustomFieldsCreate500Response = ErrorDetails;

/**
 * Add custom fields to an envelope.
 *
 * Adds metadata to an envelope that is a draft or in process. No two fields of an envelope may have
 * the same name; name and value have 100 characters at most. Each field comes back with its ID and
 * its own outcome. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeCustomFields_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeCustomFieldsCreateResponses {
    /** The fields that were added. */
    201: EnvelopeCustomFieldsCreate201Response;
    /** The request does not fit the contract, a name is taken, or the envelope is finished or locked. */
    400: EnvelopeCustomFieldsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeCustomFieldsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeCustomFieldsCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeCustomFieldsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeCustomFieldsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeCustomFieldsCreate500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_create` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeCustomFieldsCreateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeCustomFields_update`.
 */
export interface EnvelopeCustomFieldsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeCustomFields_update`.
 */
export interface EnvelopeCustomFieldsUpdateHeader {
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

/** The fields to change, each with its ID. */
export type EnvelopeCustomFieldsUpdateBody = CustomFields;

/** The fields that were changed. */
export type EnvelopeCustomFieldsUpdate200Response = CustomFields;

/** The request does not fit the contract, or the envelope is finished or locked. */
export type EnvelopeCustomFieldsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeCustomFieldsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeCustomFieldsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeCustomFieldsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeCustomFieldsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeCustomFieldsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeCustomFieldsUpdate500Response = ErrorDetails;

/**
 * Change custom fields of an envelope.
 *
 * Changes the metadata of an envelope that is a draft or in process. A field is found by its
 * `fieldId`; what is left out of it stays as it is, and so do fields that are not named. Each field
 * comes back with its own outcome. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeCustomFields_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeCustomFieldsUpdateResponses {
    /** The fields that were changed. */
    200: EnvelopeCustomFieldsUpdate200Response;
    /** The request does not fit the contract, or the envelope is finished or locked. */
    400: EnvelopeCustomFieldsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeCustomFieldsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeCustomFieldsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeCustomFieldsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeCustomFieldsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeCustomFieldsUpdate500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_update` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeCustomFieldsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeCustomFields_delete`.
 */
export interface EnvelopeCustomFieldsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeCustomFields_delete`.
 */
export interface EnvelopeCustomFieldsDeleteHeader {
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

/** The fields to delete, each with its ID. */
export type EnvelopeCustomFieldsDeleteBody = CustomFields;

/** The fields that were deleted. */
export type EnvelopeCustomFieldsDelete200Response = CustomFields;

/** The request does not fit the contract, or the envelope is finished or locked. */
export type EnvelopeCustomFieldsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeCustomFieldsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeCustomFieldsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeCustomFieldsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeCustomFieldsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeCustomFieldsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeCustomFieldsDelete500Response = ErrorDetails;

/**
 * Delete custom fields of an envelope.
 *
 * Takes metadata away from an envelope that is a draft or in process. The body names the fields by
 * their `fieldId`; others stay. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeCustomFields_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeCustomFieldsDeleteResponses {
    /** The fields that were deleted. */
    200: EnvelopeCustomFieldsDelete200Response;
    /** The request does not fit the contract, or the envelope is finished or locked. */
    400: EnvelopeCustomFieldsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeCustomFieldsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeCustomFieldsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeCustomFieldsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeCustomFieldsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeCustomFieldsDelete500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeCustomFieldsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';
