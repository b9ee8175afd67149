// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Attachment } from './schemas/attachment.js';
import type { EnvelopeAttachmentsRequest } from './schemas/envelopeAttachmentsRequest.js';
import type { EnvelopeAttachmentsResult } from './schemas/envelopeAttachmentsResult.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeAttachments_list`.
 */
export interface EnvelopeAttachmentsListParams {
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

/** The attachments of the envelope. */
export type EnvelopeAttachmentsList200Response = EnvelopeAttachmentsResult;

/** The envelope is not there, or the caller has no part in it. */
export type EnvelopeAttachmentsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeAttachmentsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeAttachmentsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeAttachmentsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeAttachmentsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeAttachmentsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeAttachmentsList500Response = ErrorDetails;

/**
 * List the attachments of an envelope.
 *
 * Lists the files that the sender has added to an envelope beside its documents, without their
 * bytes. They are no part of what is signed, and are read one by one.
 *
 * `EnvelopeAttachments_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 *
 * What it answers with, by status.
 */
export interface EnvelopeAttachmentsListResponses {
    /** The attachments of the envelope. */
    200: EnvelopeAttachmentsList200Response;
    /** The envelope is not there, or the caller has no part in it. */
    400: EnvelopeAttachmentsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeAttachmentsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeAttachmentsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeAttachmentsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeAttachmentsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeAttachmentsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeAttachmentsList500Response;
}

/**
 * The error codes that `EnvelopeAttachments_list` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeAttachmentsListErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeAttachments_create`.
 */
export interface EnvelopeAttachmentsCreateParams {
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
 * Headers of `EnvelopeAttachments_create`.
 */
export interface EnvelopeAttachmentsCreateHeader {
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

/** The attachments to add. */
export type EnvelopeAttachmentsCreateBody = EnvelopeAttachmentsRequest;

/** The attachments that the envelope now has. */
export type EnvelopeAttachmentsCreate200Response = EnvelopeAttachmentsResult;

/** The envelope is neither a draft nor in process, or the body does not fit the contract. */
export type EnvelopeAttachmentsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeAttachmentsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeAttachmentsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeAttachmentsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeAttachmentsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeAttachmentsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeAttachmentsCreate500Response = ErrorDetails;

/**
 * Add attachments to an envelope.
 *
 * Adds one or more files to an envelope that is a draft or in process. An attachment whose ID is
 * already taken replaces the one that has it.
 *
 * Each attachment carries its bytes in `data` or names a file in `remoteUrl`. Although this makes
 * something new, the answer has the status 200. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeAttachments_create`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 *
 * What it answers with, by status.
 */
export interface EnvelopeAttachmentsCreateResponses {
    /** The attachments that the envelope now has. */
    200: EnvelopeAttachmentsCreate200Response;
    /** The envelope is neither a draft nor in process, or the body does not fit the contract. */
    400: EnvelopeAttachmentsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeAttachmentsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeAttachmentsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeAttachmentsCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeAttachmentsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeAttachmentsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeAttachmentsCreate500Response;
}

/**
 * The error codes that `EnvelopeAttachments_create` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeAttachmentsCreateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeAttachments_delete`.
 */
export interface EnvelopeAttachmentsDeleteParams {
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
 * Headers of `EnvelopeAttachments_delete`.
 */
export interface EnvelopeAttachmentsDeleteHeader {
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

/** The attachments to remove, by their IDs. */
export type EnvelopeAttachmentsDeleteBody = EnvelopeAttachmentsRequest;

/** The attachments that were named, each with its own outcome. */
export type EnvelopeAttachmentsDelete200Response = EnvelopeAttachmentsResult;

/** The envelope is no draft, or the body does not fit the contract. */
export type EnvelopeAttachmentsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeAttachmentsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeAttachmentsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeAttachmentsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeAttachmentsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeAttachmentsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeAttachmentsDelete500Response = ErrorDetails;

/**
 * Remove attachments from a draft.
 *
 * Takes the named attachments out of an envelope that is still a draft. While it is in process,
 * attachments can be added and replaced but not taken out. Whoever holds a lock on the envelope
 * sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeAttachments_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 *
 * What it answers with, by status.
 */
export interface EnvelopeAttachmentsDeleteResponses {
    /** The attachments that were named, each with its own outcome. */
    200: EnvelopeAttachmentsDelete200Response;
    /** The envelope is no draft, or the body does not fit the contract. */
    400: EnvelopeAttachmentsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeAttachmentsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeAttachmentsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeAttachmentsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeAttachmentsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeAttachmentsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeAttachmentsDelete500Response;
}

/**
 * The error codes that `EnvelopeAttachments_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeAttachmentsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeAttachments_get`.
 */
export interface EnvelopeAttachmentsGetParams {
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
    /**
     * The attachment, by the ID that the sender gave to it.
     *
     * @example 1
     */
    attachmentId: string;
}

/** The bytes of the attachment. */
export type EnvelopeAttachmentsGet200Response = Blob;

/** The envelope has no such attachment, or the caller has no part in it. */
export type EnvelopeAttachmentsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeAttachmentsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeAttachmentsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeAttachmentsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeAttachmentsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeAttachmentsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeAttachmentsGet500Response = ErrorDetails;

/**
 * Read the bytes of an attachment.
 *
 * Gives an attachment of an envelope as the file that was put in, byte for byte. The answer is
 * not JSON; its media type says nothing about the kind of file, which the list of attachments
 * tells.
 *
 * `EnvelopeAttachments_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopeAttachmentsGetResponses {
    /** The bytes of the attachment. */
    200: EnvelopeAttachmentsGet200Response;
    /** The envelope has no such attachment, or the caller has no part in it. */
    400: EnvelopeAttachmentsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeAttachmentsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeAttachmentsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeAttachmentsGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeAttachmentsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeAttachmentsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeAttachmentsGet500Response;
}

/**
 * The error codes that `EnvelopeAttachments_get` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeAttachmentsGetErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeAttachments_update`.
 */
export interface EnvelopeAttachmentsUpdateParams {
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
    /**
     * The attachment, by the ID that the sender gave to it.
     *
     * @example 1
     */
    attachmentId: string;
}

/**
 * Headers of `EnvelopeAttachments_update`.
 */
export interface EnvelopeAttachmentsUpdateHeader {
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

/** The attachment as it is to be. */
export type EnvelopeAttachmentsUpdateBody = Attachment;

/** The attachments that the envelope now has. */
export type EnvelopeAttachmentsUpdate200Response = EnvelopeAttachmentsResult;

/** The envelope is neither a draft nor in process, or the body does not fit the contract. */
export type EnvelopeAttachmentsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeAttachmentsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeAttachmentsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeAttachmentsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeAttachmentsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeAttachmentsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeAttachmentsUpdate500Response = ErrorDetails;

/**
 * Add or replace an attachment.
 *
 * Puts a file into an envelope under the attachment ID in the path. An attachment that has the ID
 * already is replaced. The envelope must be a draft or in process. Whoever holds a lock on it
 * sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeAttachments_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopeAttachmentsUpdateResponses {
    /** The attachments that the envelope now has. */
    200: EnvelopeAttachmentsUpdate200Response;
    /** The envelope is neither a draft nor in process, or the body does not fit the contract. */
    400: EnvelopeAttachmentsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeAttachmentsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeAttachmentsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeAttachmentsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeAttachmentsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeAttachmentsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeAttachmentsUpdate500Response;
}

/**
 * The error codes that `EnvelopeAttachments_update` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeAttachmentsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';
