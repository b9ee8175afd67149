// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectDeleteFailureResult } from './schemas/connectDeleteFailureResult.js';
import type { ConnectFailureFilter } from './schemas/connectFailureFilter.js';
import type { ConnectFailureResults } from './schemas/connectFailureResults.js';
import type { ConnectLog } from './schemas/connectLog.js';
import type { ConnectLogs } from './schemas/connectLogs.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ConnectEvents_retryForEnvelope`.
 */
export interface ConnectEventsRetryForEnvelopeParams {
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

/** The result for the envelope, for each configuration. */
export type ConnectEventsRetryForEnvelope200Response = ConnectFailureResults;

/** The envelope does not exist, or the caller cannot resend its events. */
export type ConnectEventsRetryForEnvelope400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsRetryForEnvelope401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsRetryForEnvelope403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsRetryForEnvelope404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsRetryForEnvelope405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsRetryForEnvelope429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsRetryForEnvelope500Response = ErrorDetails;

/**
 * Resend the events of an envelope.
 *
 * Queues the events of one envelope in Connect again, for every configuration that they concern. Use
 * it for a receiver that was unavailable or lost a message. The request has no body, and the
 * response does not wait for the delivery.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_retryForEnvelope`, `PUT /v2.1/accounts/{accountId}/connect/envelopes/{envelopeId}/retry_queue`
 *
 * The responses, by status.
 */
export interface ConnectEventsRetryForEnvelopeResponses {
    /** The result for the envelope, for each configuration. */
    200: ConnectEventsRetryForEnvelope200Response;
    /** The envelope does not exist, or the caller cannot resend its events. */
    400: ConnectEventsRetryForEnvelope400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsRetryForEnvelope401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsRetryForEnvelope403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsRetryForEnvelope404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsRetryForEnvelope405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsRetryForEnvelope429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsRetryForEnvelope500Response;
}

/**
 * The error codes that `ConnectEvents_retryForEnvelope` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type ConnectEventsRetryForEnvelopeErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `ConnectEvents_retryForEnvelopes`.
 */
export interface ConnectEventsRetryForEnvelopesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The envelopes whose events are resent. */
export type ConnectEventsRetryForEnvelopesBody = ConnectFailureFilter;

/** The result for each envelope. */
export type ConnectEventsRetryForEnvelopes200Response = ConnectFailureResults;

/** The request is invalid, or the caller cannot resend events. */
export type ConnectEventsRetryForEnvelopes400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsRetryForEnvelopes401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsRetryForEnvelopes403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsRetryForEnvelopes404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsRetryForEnvelopes405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsRetryForEnvelopes429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsRetryForEnvelopes500Response = ErrorDetails;

/**
 * Resend the events of several envelopes.
 *
 * Queues the events of the given envelopes in Connect again, for every configuration that they
 * concern. The response does not wait for the delivery, so `synchronous` can only be `false`. The
 * response contains a result for each envelope.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_retryForEnvelopes`, `PUT /v2.1/accounts/{accountId}/connect/envelopes/retry_queue`
 *
 * The responses, by status.
 */
export interface ConnectEventsRetryForEnvelopesResponses {
    /** The result for each envelope. */
    200: ConnectEventsRetryForEnvelopes200Response;
    /** The request is invalid, or the caller cannot resend events. */
    400: ConnectEventsRetryForEnvelopes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsRetryForEnvelopes401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsRetryForEnvelopes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsRetryForEnvelopes404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsRetryForEnvelopes405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsRetryForEnvelopes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsRetryForEnvelopes500Response;
}

/**
 * The error codes that `ConnectEvents_retryForEnvelopes` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type ConnectEventsRetryForEnvelopesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `ConnectEvents_listFailures`.
 */
export interface ConnectEventsListFailuresParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `ConnectEvents_listFailures`.
 */
export interface ConnectEventsListFailuresQueryParams {
    /**
     * The start of the period, as a date or a date and time in ISO 8601 format. Earlier events are
     * excluded.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The failures within the period. */
export type ConnectEventsListFailures200Response = ConnectLogs;

/** A parameter is invalid, or the caller cannot read the failures. */
export type ConnectEventsListFailures400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsListFailures401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsListFailures403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsListFailures404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsListFailures405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsListFailures429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsListFailures500Response = ErrorDetails;

/**
 * List the messages that Connect could not deliver.
 *
 * Returns the messages that the receiving URL rejected or did not respond to within 100 seconds.
 * `from_date` and `to_date` limit the list. Failures are only recorded for configurations with
 * `enableLog`. Configurations with `requiresAcknowledgement` retry automatically.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_listFailures`, `GET /v2.1/accounts/{accountId}/connect/failures`
 *
 * The responses, by status.
 */
export interface ConnectEventsListFailuresResponses {
    /** The failures within the period. */
    200: ConnectEventsListFailures200Response;
    /** A parameter is invalid, or the caller cannot read the failures. */
    400: ConnectEventsListFailures400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsListFailures401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsListFailures403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsListFailures404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsListFailures405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsListFailures429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsListFailures500Response;
}

/**
 * The error codes that `ConnectEvents_listFailures` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectEventsListFailuresErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_deleteFailure`.
 */
export interface ConnectEventsDeleteFailureParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of a Connect failure, or `all` for all failures.
     *
     * @example 70418
     */
    failureId: string;
}

/** The entry was deleted. */
export type ConnectEventsDeleteFailure200Response = ConnectDeleteFailureResult;

/** The caller cannot delete failures, or the account does not have Connect. */
export type ConnectEventsDeleteFailure400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsDeleteFailure401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsDeleteFailure403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsDeleteFailure404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsDeleteFailure405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsDeleteFailure429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsDeleteFailure500Response = ErrorDetails;

/**
 * Delete a Connect failure.
 *
 * Deletes one entry from the list of messages that Connect could not deliver, or all of them if the
 * path contains `all` instead of the entry ID. The deletion has no effect on further delivery
 * attempts.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_deleteFailure`, `DELETE /v2.1/accounts/{accountId}/connect/failures/{failureId}`
 *
 * The responses, by status.
 */
export interface ConnectEventsDeleteFailureResponses {
    /** The entry was deleted. */
    200: ConnectEventsDeleteFailure200Response;
    /** The caller cannot delete failures, or the account does not have Connect. */
    400: ConnectEventsDeleteFailure400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsDeleteFailure401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsDeleteFailure403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsDeleteFailure404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsDeleteFailure405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsDeleteFailure429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsDeleteFailure500Response;
}

/**
 * The error codes that `ConnectEvents_deleteFailure` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectEventsDeleteFailureErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_list`.
 */
export interface ConnectEventsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `ConnectEvents_list`.
 */
export interface ConnectEventsListQueryParams {
    /**
     * The start of the period, as a date or a date and time in ISO 8601 format. Earlier events are
     * excluded.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The log entries within the period. */
export type ConnectEventsList200Response = ConnectLogs;

/** A parameter is invalid, or the caller cannot read the log. */
export type ConnectEventsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsList500Response = ErrorDetails;

/**
 * List the Connect log entries.
 *
 * Returns the messages that Connect sent for the account, with the envelope, the receiving URL and
 * the result. `from_date` and `to_date` limit the list. The log is only kept for configurations with
 * `enableLog`, and contains the last 100 messages of the last 15 days.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_list`, `GET /v2.1/accounts/{accountId}/connect/logs`
 *
 * The responses, by status.
 */
export interface ConnectEventsListResponses {
    /** The log entries within the period. */
    200: ConnectEventsList200Response;
    /** A parameter is invalid, or the caller cannot read the log. */
    400: ConnectEventsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsList404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsList500Response;
}

/**
 * The error codes that `ConnectEvents_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectEventsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_deleteList`.
 */
export interface ConnectEventsDeleteListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** All log entries were deleted. The response has no body. */
export type ConnectEventsDeleteList200Response = undefined;

/** The caller cannot delete log entries, or the account does not have Connect. */
export type ConnectEventsDeleteList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsDeleteList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsDeleteList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsDeleteList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsDeleteList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsDeleteList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsDeleteList500Response = ErrorDetails;

/**
 * Delete all Connect log entries.
 *
 * Deletes all Connect log entries of the account. Messages that could not be delivered are recorded
 * in a separate log, which is not changed. To delete those entries, use
 * `ConnectEvents_deleteFailure`.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_deleteList`, `DELETE /v2.1/accounts/{accountId}/connect/logs`
 *
 * The responses, by status.
 */
export interface ConnectEventsDeleteListResponses {
    /** All log entries were deleted. The response has no body. */
    200: ConnectEventsDeleteList200Response;
    /** The caller cannot delete log entries, or the account does not have Connect. */
    400: ConnectEventsDeleteList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsDeleteList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsDeleteList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsDeleteList404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsDeleteList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsDeleteList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsDeleteList500Response;
}

/**
 * The error codes that `ConnectEvents_deleteList` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectEventsDeleteListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_get`.
 */
export interface ConnectEventsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of a Connect log entry, or `all` to delete all entries.
     *
     * @example 88231
     */
    logId: string;
}

/**
 * Parameters in the query of `ConnectEvents_get`.
 */
export interface ConnectEventsGetQueryParams {
    /**
     * Specifies whether the entry includes the steps of each attempt in `connectDebugLog`.
     *
     * @example true
     */
    additional_info?: ("true" | "false") | undefined;
}

/** The log entry. */
export type ConnectEventsGet200Response = ConnectLog;

/** A parameter is invalid, or the caller cannot read the log. */
export type ConnectEventsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsGet500Response = ErrorDetails;

/**
 * Read a Connect log entry.
 *
 * Returns one Connect log entry: the envelope of the message, the URL that received it and the
 * result. With `additional_info`, the entry also contains the steps of the delivery and the message
 * itself.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_get`, `GET /v2.1/accounts/{accountId}/connect/logs/{logId}`
 *
 * The responses, by status.
 */
export interface ConnectEventsGetResponses {
    /** The log entry. */
    200: ConnectEventsGet200Response;
    /** A parameter is invalid, or the caller cannot read the log. */
    400: ConnectEventsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsGet404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsGet500Response;
}

/**
 * The error codes that `ConnectEvents_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectEventsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_delete`.
 */
export interface ConnectEventsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of a Connect log entry, or `all` to delete all entries.
     *
     * @example 88231
     */
    logId: string;
}

/** The entry was deleted. The response has no body. */
export type ConnectEventsDelete200Response = undefined;

/** The caller cannot delete log entries, or the account does not have Connect. */
export type ConnectEventsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectEventsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectEventsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectEventsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectEventsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectEventsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectEventsDelete500Response = ErrorDetails;

/**
 * Delete a Connect log entry.
 *
 * Deletes one Connect log entry, or all entries if the path contains `all` instead of the entry ID.
 * The recorded delivery is not undone.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectEvents_delete`, `DELETE /v2.1/accounts/{accountId}/connect/logs/{logId}`
 *
 * The responses, by status.
 */
export interface ConnectEventsDeleteResponses {
    /** The entry was deleted. The response has no body. */
    200: ConnectEventsDelete200Response;
    /** The caller cannot delete log entries, or the account does not have Connect. */
    400: ConnectEventsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectEventsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectEventsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectEventsDelete404Response;
    /** The path exists, but does not support this method. */
    405: ConnectEventsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectEventsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectEventsDelete500Response;
}

/**
 * The error codes that `ConnectEvents_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectEventsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';
