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
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The attachments of the envelope. */
export type EnvelopeAttachmentsList200Response = EnvelopeAttachmentsResult;

/** The envelope does not exist, or the caller does not have access to it. */
export type EnvelopeAttachmentsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeAttachmentsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeAttachmentsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeAttachmentsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeAttachmentsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeAttachmentsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeAttachmentsList500Response = ErrorDetails;

/**
 * List the attachments of an envelope.
 *
 * Returns the files that the sender has added to an envelope in addition to its documents, without
 * their content. They are not part of what is signed, and are downloaded one by one.
 *
 * `EnvelopeAttachments_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 *
 * The responses, by status.
 */
export interface EnvelopeAttachmentsListResponses {
    /** The attachments of the envelope. */
    200: EnvelopeAttachmentsList200Response;
    /** The envelope does not exist, or the caller does not have access to it. */
    400: EnvelopeAttachmentsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeAttachmentsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeAttachmentsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeAttachmentsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeAttachmentsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeAttachmentsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeAttachmentsList500Response;
}

/**
 * The error codes that `EnvelopeAttachments_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeAttachmentsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeAttachments_create`.
 */
export interface EnvelopeAttachmentsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The attachments to add. */
export type EnvelopeAttachmentsCreateBody = EnvelopeAttachmentsRequest;

/** The current attachments of the envelope. */
export type EnvelopeAttachmentsCreate200Response = EnvelopeAttachmentsResult;

/** The envelope is neither a draft nor in process, or the request body is invalid. */
export type EnvelopeAttachmentsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeAttachmentsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeAttachmentsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeAttachmentsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeAttachmentsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeAttachmentsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeAttachmentsCreate500Response = ErrorDetails;

/**
 * Add attachments to an envelope.
 *
 * Adds one or more files to an envelope that is a draft or in process. An attachment with an ID that
 * is already in use replaces the existing attachment.
 *
 * Each attachment contains its content in `data` or the URL of a file in `remoteUrl`. Although the
 * operation creates attachments, the response has status 200. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeAttachments_create`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 *
 * The responses, by status.
 */
export interface EnvelopeAttachmentsCreateResponses {
    /** The current attachments of the envelope. */
    200: EnvelopeAttachmentsCreate200Response;
    /** The envelope is neither a draft nor in process, or the request body is invalid. */
    400: EnvelopeAttachmentsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeAttachmentsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeAttachmentsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeAttachmentsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeAttachmentsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeAttachmentsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeAttachmentsCreate500Response;
}

/**
 * The error codes that `EnvelopeAttachments_create` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeAttachmentsCreateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeAttachments_delete`.
 */
export interface EnvelopeAttachmentsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example f27b6a08-4e1d-4c95-b3a2-60d8e7c1594b
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeAttachments_delete`.
 */
export interface EnvelopeAttachmentsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The attachments to delete, identified by their IDs. */
export type EnvelopeAttachmentsDeleteBody = EnvelopeAttachmentsRequest;

/** The attachments in the request, each with its result. */
export type EnvelopeAttachmentsDelete200Response = EnvelopeAttachmentsResult;

/** The envelope is not a draft, or the request body is invalid. */
export type EnvelopeAttachmentsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeAttachmentsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeAttachmentsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeAttachmentsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeAttachmentsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeAttachmentsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeAttachmentsDelete500Response = ErrorDetails;

/**
 * Remove attachments from a draft.
 *
 * Deletes the given attachments from an envelope that is still a draft. While the envelope is in
 * process, attachments can be added and replaced but not deleted. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeAttachments_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments`
 *
 * The responses, by status.
 */
export interface EnvelopeAttachmentsDeleteResponses {
    /** The attachments in the request, each with its result. */
    200: EnvelopeAttachmentsDelete200Response;
    /** The envelope is not a draft, or the request body is invalid. */
    400: EnvelopeAttachmentsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeAttachmentsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeAttachmentsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeAttachmentsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeAttachmentsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeAttachmentsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeAttachmentsDelete500Response;
}

/**
 * The error codes that `EnvelopeAttachments_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeAttachmentsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeAttachments_get`.
 */
export interface EnvelopeAttachmentsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the attachment, as assigned by the sender.
     *
     * @example 1
     */
    attachmentId: string;
}

/** The content of the attachment. */
export type EnvelopeAttachmentsGet200Response = Blob;

/**
 * The attachment does not exist in the envelope, or the caller does not have access to the
 * envelope.
 */
export type EnvelopeAttachmentsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeAttachmentsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeAttachmentsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeAttachmentsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeAttachmentsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeAttachmentsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeAttachmentsGet500Response = ErrorDetails;

/**
 * Download an attachment.
 *
 * Returns an attachment of an envelope as the original file. The response is not JSON. Its media
 * type does not identify the file type, which the list of attachments contains.
 *
 * `EnvelopeAttachments_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 *
 * The responses, by status.
 */
export interface EnvelopeAttachmentsGetResponses {
    /** The content of the attachment. */
    200: EnvelopeAttachmentsGet200Response;
    /**
     * The attachment does not exist in the envelope, or the caller does not have access to the
     * envelope.
     */
    400: EnvelopeAttachmentsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeAttachmentsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeAttachmentsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeAttachmentsGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeAttachmentsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeAttachmentsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeAttachmentsGet500Response;
}

/**
 * The error codes that `EnvelopeAttachments_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeAttachmentsGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeAttachments_update`.
 */
export interface EnvelopeAttachmentsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the attachment, as assigned by the sender.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new attachment. */
export type EnvelopeAttachmentsUpdateBody = Attachment;

/** The current attachments of the envelope. */
export type EnvelopeAttachmentsUpdate200Response = EnvelopeAttachmentsResult;

/** The envelope is neither a draft nor in process, or the request body is invalid. */
export type EnvelopeAttachmentsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeAttachmentsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeAttachmentsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeAttachmentsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeAttachmentsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeAttachmentsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeAttachmentsUpdate500Response = ErrorDetails;

/**
 * Add or replace an attachment.
 *
 * Adds a file to an envelope under the attachment ID in the path. An existing attachment with the ID
 * is replaced. The envelope must be a draft or in process. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeAttachments_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}`
 *
 * The responses, by status.
 */
export interface EnvelopeAttachmentsUpdateResponses {
    /** The current attachments of the envelope. */
    200: EnvelopeAttachmentsUpdate200Response;
    /** The envelope is neither a draft nor in process, or the request body is invalid. */
    400: EnvelopeAttachmentsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeAttachmentsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeAttachmentsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeAttachmentsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeAttachmentsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeAttachmentsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeAttachmentsUpdate500Response;
}

/**
 * The error codes that `EnvelopeAttachments_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeAttachmentsUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
