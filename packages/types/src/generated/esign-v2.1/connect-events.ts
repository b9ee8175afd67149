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

/** What became of the envelope, for each configuration. */
export type ConnectEventsRetryForEnvelope200Response = ConnectFailureResults;

/** There is no such envelope, or the caller may not push its events. */
export type ConnectEventsRetryForEnvelope400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsRetryForEnvelope401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsRetryForEnvelope403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsRetryForEnvelope404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsRetryForEnvelope405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsRetryForEnvelope429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsRetryForEnvelope500Response = ErrorDetails;

/**
 * Push the events of an envelope once more.
 *
 * Puts the events of one envelope into the queue of Connect again, for every configuration that they
 * concern. It serves a receiver that was out of order or lost a message. The call has no body and
 * does not wait for the delivery.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_retryForEnvelope`, `PUT /v2.1/accounts/{accountId}/connect/envelopes/{envelopeId}/retry_queue`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsRetryForEnvelopeResponses {
    /** What became of the envelope, for each configuration. */
    200: ConnectEventsRetryForEnvelope200Response;
    /** There is no such envelope, or the caller may not push its events. */
    400: ConnectEventsRetryForEnvelope400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsRetryForEnvelope401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsRetryForEnvelope403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsRetryForEnvelope404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsRetryForEnvelope405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsRetryForEnvelope429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsRetryForEnvelope500Response;
}

/**
 * The error codes that `ConnectEvents_retryForEnvelope` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsRetryForEnvelopeErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_retryForEnvelopes`.
 */
export interface ConnectEventsRetryForEnvelopesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The envelopes whose events are to be pushed again. */
export type ConnectEventsRetryForEnvelopesBody = ConnectFailureFilter;

/** What became of each envelope. */
export type ConnectEventsRetryForEnvelopes200Response = ConnectFailureResults;

/** The request does not fit the contract, or the caller may not push events again. */
export type ConnectEventsRetryForEnvelopes400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsRetryForEnvelopes401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsRetryForEnvelopes403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsRetryForEnvelopes404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsRetryForEnvelopes405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsRetryForEnvelopes429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsRetryForEnvelopes500Response = ErrorDetails;

/**
 * Push the events of several envelopes once more.
 *
 * Puts the events of the named envelopes into the queue of Connect again, for every configuration
 * that they concern. The call does not wait for the delivery, so `synchronous` can only be `false`;
 * each envelope has its own outcome in the answer.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_retryForEnvelopes`, `PUT /v2.1/accounts/{accountId}/connect/envelopes/retry_queue`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsRetryForEnvelopesResponses {
    /** What became of each envelope. */
    200: ConnectEventsRetryForEnvelopes200Response;
    /** The request does not fit the contract, or the caller may not push events again. */
    400: ConnectEventsRetryForEnvelopes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsRetryForEnvelopes401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsRetryForEnvelopes403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsRetryForEnvelopes404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsRetryForEnvelopes405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsRetryForEnvelopes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsRetryForEnvelopes500Response;
}

/**
 * The error codes that `ConnectEvents_retryForEnvelopes` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsRetryForEnvelopesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_listFailures`.
 */
export interface ConnectEventsListFailuresParams {
    /**
     * The account, by its external number or by its GUID.
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
     * The beginning of the period: a date, or a date with a time, in ISO 8601. What happened before is
     * left out.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The failures within the period. */
export type ConnectEventsListFailures200Response = ConnectLogs;

/** A parameter does not fit the contract, or the caller may not read the failures. */
export type ConnectEventsListFailures400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsListFailures401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsListFailures403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsListFailures404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsListFailures405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsListFailures429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsListFailures500Response = ErrorDetails;

/**
 * List the messages that Connect could not deliver.
 *
 * Lists the messages that the receiving address refused or that it did not answer within 100
 * seconds. `from_date` and `to_date` narrow the list down. A failure is recorded only for
 * configurations with `enableLog`; those with `requiresAcknowledgement` go on trying by themselves.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_listFailures`, `GET /v2.1/accounts/{accountId}/connect/failures`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsListFailuresResponses {
    /** The failures within the period. */
    200: ConnectEventsListFailures200Response;
    /** A parameter does not fit the contract, or the caller may not read the failures. */
    400: ConnectEventsListFailures400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsListFailures401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsListFailures403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsListFailures404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsListFailures405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsListFailures429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsListFailures500Response;
}

/**
 * The error codes that `ConnectEvents_listFailures` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsListFailuresErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_deleteFailure`.
 */
export interface ConnectEventsDeleteFailureParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The entry among the failures of Connect, or `all` for every entry.
     *
     * @example 70418
     */
    failureId: string;
}

/** The entry is gone. */
export type ConnectEventsDeleteFailure200Response = ConnectDeleteFailureResult;

/** The caller may not delete failures, or the account has no Connect. */
export type ConnectEventsDeleteFailure400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsDeleteFailure401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsDeleteFailure403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsDeleteFailure404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsDeleteFailure405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsDeleteFailure429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsDeleteFailure500Response = ErrorDetails;

/**
 * Delete an entry among the failures of Connect.
 *
 * Deletes one entry among the messages that Connect could not deliver, or all of them where the
 * path has `all` in place of its number. Further tries to deliver the message go on, or stay away,
 * as they would have without that.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_deleteFailure`, `DELETE /v2.1/accounts/{accountId}/connect/failures/{failureId}`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsDeleteFailureResponses {
    /** The entry is gone. */
    200: ConnectEventsDeleteFailure200Response;
    /** The caller may not delete failures, or the account has no Connect. */
    400: ConnectEventsDeleteFailure400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsDeleteFailure401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsDeleteFailure403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsDeleteFailure404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsDeleteFailure405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsDeleteFailure429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsDeleteFailure500Response;
}

/**
 * The error codes that `ConnectEvents_deleteFailure` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsDeleteFailureErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_list`.
 */
export interface ConnectEventsListParams {
    /**
     * The account, by its external number or by its GUID.
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
     * The beginning of the period: a date, or a date with a time, in ISO 8601. What happened before is
     * left out.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The entries of the log within the period. */
export type ConnectEventsList200Response = ConnectLogs;

/** A parameter does not fit the contract, or the caller may not read the log. */
export type ConnectEventsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsList500Response = ErrorDetails;

/**
 * List the log of Connect.
 *
 * Lists the messages that Connect sent for the account: about which envelope, where to, and with what
 * outcome. `from_date` and `to_date` narrow the list down. The log is kept only for
 * configurations with `enableLog`, and holds the last 100 messages of the last 15 days.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_list`, `GET /v2.1/accounts/{accountId}/connect/logs`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsListResponses {
    /** The entries of the log within the period. */
    200: ConnectEventsList200Response;
    /** A parameter does not fit the contract, or the caller may not read the log. */
    400: ConnectEventsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsList403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsList404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsList500Response;
}

/**
 * The error codes that `ConnectEvents_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_deleteList`.
 */
export interface ConnectEventsDeleteListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The log is empty; the answer has no body. */
export type ConnectEventsDeleteList200Response = undefined;

/** The caller may not empty the log, or the account has no Connect. */
export type ConnectEventsDeleteList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsDeleteList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsDeleteList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsDeleteList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsDeleteList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsDeleteList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsDeleteList500Response = ErrorDetails;

/**
 * Empty the log of Connect.
 *
 * Deletes every entry in the log of Connect for the account. The entries of messages that could not
 * be delivered have a log of their own, which stays; `ConnectEvents_deleteFailure` empties that one.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_deleteList`, `DELETE /v2.1/accounts/{accountId}/connect/logs`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsDeleteListResponses {
    /** The log is empty; the answer has no body. */
    200: ConnectEventsDeleteList200Response;
    /** The caller may not empty the log, or the account has no Connect. */
    400: ConnectEventsDeleteList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsDeleteList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsDeleteList403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsDeleteList404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsDeleteList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsDeleteList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsDeleteList500Response;
}

/**
 * The error codes that `ConnectEvents_deleteList` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsDeleteListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_get`.
 */
export interface ConnectEventsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The entry in the log of Connect, or `all` where every entry is to be deleted.
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
     * Whether the entry comes with the steps of each try, in `connectDebugLog`.
     *
     * @example true
     */
    additional_info?: ("true" | "false") | undefined;
}

/** The entry in the log. */
export type ConnectEventsGet200Response = ConnectLog;

/** A parameter does not fit the contract, or the caller may not read the log. */
export type ConnectEventsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsGet500Response = ErrorDetails;

/**
 * Read an entry in the log of Connect.
 *
 * Gives one entry in the log of Connect: the envelope that the message was about, where it went and
 * what came of it. With `additional_info` the steps of the delivery come too, and the message
 * itself.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_get`, `GET /v2.1/accounts/{accountId}/connect/logs/{logId}`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsGetResponses {
    /** The entry in the log. */
    200: ConnectEventsGet200Response;
    /** A parameter does not fit the contract, or the caller may not read the log. */
    400: ConnectEventsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsGet404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsGet500Response;
}

/**
 * The error codes that `ConnectEvents_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectEvents_delete`.
 */
export interface ConnectEventsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The entry in the log of Connect, or `all` where every entry is to be deleted.
     *
     * @example 88231
     */
    logId: string;
}

/** The entry is gone; the answer has no body. */
export type ConnectEventsDelete200Response = undefined;

/** The caller may not delete from the log, or the account has no Connect. */
export type ConnectEventsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectEventsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectEventsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectEventsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectEventsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectEventsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectEventsDelete500Response = ErrorDetails;

/**
 * Delete an entry in the log of Connect.
 *
 * Deletes one entry in the log of Connect, or all of them where the path has `all` in place of its
 * number. What the entry tells of is not undone: the message stays delivered.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectEvents_delete`, `DELETE /v2.1/accounts/{accountId}/connect/logs/{logId}`
 *
 * What it answers with, by status.
 */
export interface ConnectEventsDeleteResponses {
    /** The entry is gone; the answer has no body. */
    200: ConnectEventsDelete200Response;
    /** The caller may not delete from the log, or the account has no Connect. */
    400: ConnectEventsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectEventsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectEventsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectEventsDelete404Response;
    /** The address exists, but not with this method. */
    405: ConnectEventsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectEventsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectEventsDelete500Response;
}

/**
 * The error codes that `ConnectEvents_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectEventsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';
