// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiRequestLogsResult } from './schemas/apiRequestLogsResult.js';
import type { DiagnosticsSettingsInformation } from './schemas/diagnosticsSettingsInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the query of `RequestLogs_listRequestLogs`.
 */
export interface RequestLogsListRequestLogsQueryParams {
    /**
     * The encoding of the texts in the log. The service ignores it.
     *
     * @example base64
     */
    encoding?: string | undefined;
}

/** The logs. */
export type RequestLogsListRequestLogs200Response = ApiRequestLogsResult;

/** The request is invalid. */
export type RequestLogsListRequestLogs400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type RequestLogsListRequestLogs401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type RequestLogsListRequestLogs403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type RequestLogsListRequestLogs404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type RequestLogsListRequestLogs405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type RequestLogsListRequestLogs429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RequestLogsListRequestLogs500Response = ErrorDetails;

/**
 * List the logged calls of a user.
 *
 * Returns the last 50 calls that the user made while logging was on, the latest first.
 *
 * `RequestLogs_listRequestLogs`, `GET /v2.1/diagnostics/request_logs`
 *
 * The responses, by status.
 */
export interface RequestLogsListRequestLogsResponses {
    /** The logs. */
    200: RequestLogsListRequestLogs200Response;
    /** The request is invalid. */
    400: RequestLogsListRequestLogs400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RequestLogsListRequestLogs401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: RequestLogsListRequestLogs403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RequestLogsListRequestLogs404Response;
    /** The path exists, but does not support this method. */
    405: RequestLogsListRequestLogs405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: RequestLogsListRequestLogs429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RequestLogsListRequestLogs500Response;
}

/**
 * The error codes that `RequestLogs_listRequestLogs` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type RequestLogsListRequestLogsErrorCode = 'INVALID_REQUEST_PARAMETER';

/** The logs were deleted. The response has no body. */
export type RequestLogsDeleteRequestLogs200Response = undefined;

/** The request is invalid. */
export type RequestLogsDeleteRequestLogs400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type RequestLogsDeleteRequestLogs401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type RequestLogsDeleteRequestLogs403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type RequestLogsDeleteRequestLogs404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type RequestLogsDeleteRequestLogs405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type RequestLogsDeleteRequestLogs429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RequestLogsDeleteRequestLogs500Response = ErrorDetails;

/**
 * Delete the logs of a user.
 *
 * Deletes all logged calls of the user. The response has no body.
 *
 * `RequestLogs_deleteRequestLogs`, `DELETE /v2.1/diagnostics/request_logs`
 *
 * The responses, by status.
 */
export interface RequestLogsDeleteRequestLogsResponses {
    /** The logs were deleted. The response has no body. */
    200: RequestLogsDeleteRequestLogs200Response;
    /** The request is invalid. */
    400: RequestLogsDeleteRequestLogs400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RequestLogsDeleteRequestLogs401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: RequestLogsDeleteRequestLogs403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RequestLogsDeleteRequestLogs404Response;
    /** The path exists, but does not support this method. */
    405: RequestLogsDeleteRequestLogs405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: RequestLogsDeleteRequestLogs429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RequestLogsDeleteRequestLogs500Response;
}

/**
 * The error codes that `RequestLogs_deleteRequestLogs` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type RequestLogsDeleteRequestLogsErrorCode = 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `RequestLogs_getRequestLog`.
 */
export interface RequestLogsGetRequestLogParams {
    /**
     * The GUID of the log of one call.
     *
     * @example 9c5a1e73-6d28-4b90-8f3e-1a7c4d6b2e58
     */
    requestLogId: string;
}

/** The log as text. */
export type RequestLogsGetRequestLog200Response = string;

/** The user does not have this log. */
export type RequestLogsGetRequestLog400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type RequestLogsGetRequestLog401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type RequestLogsGetRequestLog403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type RequestLogsGetRequestLog404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type RequestLogsGetRequestLog405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type RequestLogsGetRequestLog429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RequestLogsGetRequestLog500Response = ErrorDetails;

/**
 * Download the log of a call.
 *
 * Returns the request and the response of one logged call as text. Tokens and passwords are left
 * out.
 *
 * `RequestLogs_getRequestLog`, `GET /v2.1/diagnostics/request_logs/{requestLogId}`
 *
 * The responses, by status.
 */
export interface RequestLogsGetRequestLogResponses {
    /** The log as text. */
    200: RequestLogsGetRequestLog200Response;
    /** The user does not have this log. */
    400: RequestLogsGetRequestLog400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RequestLogsGetRequestLog401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: RequestLogsGetRequestLog403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RequestLogsGetRequestLog404Response;
    /** The path exists, but does not support this method. */
    405: RequestLogsGetRequestLog405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: RequestLogsGetRequestLog429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RequestLogsGetRequestLog500Response;
}

/**
 * The error codes that `RequestLogs_getRequestLog` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type RequestLogsGetRequestLogErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/** The settings. */
export type RequestLogsGetRequestLogSettings200Response = DiagnosticsSettingsInformation;

/** The request is invalid. */
export type RequestLogsGetRequestLogSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type RequestLogsGetRequestLogSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type RequestLogsGetRequestLogSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type RequestLogsGetRequestLogSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type RequestLogsGetRequestLogSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type RequestLogsGetRequestLogSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RequestLogsGetRequestLogSettings500Response = ErrorDetails;

/**
 * Read the settings of the logging.
 *
 * Returns whether the calls of the user are logged, and how many logs can still be written.
 *
 * `RequestLogs_getRequestLogSettings`, `GET /v2.1/diagnostics/settings`
 *
 * The responses, by status.
 */
export interface RequestLogsGetRequestLogSettingsResponses {
    /** The settings. */
    200: RequestLogsGetRequestLogSettings200Response;
    /** The request is invalid. */
    400: RequestLogsGetRequestLogSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RequestLogsGetRequestLogSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: RequestLogsGetRequestLogSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RequestLogsGetRequestLogSettings404Response;
    /** The path exists, but does not support this method. */
    405: RequestLogsGetRequestLogSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: RequestLogsGetRequestLogSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RequestLogsGetRequestLogSettings500Response;
}

/**
 * The error codes that `RequestLogs_getRequestLogSettings` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type RequestLogsGetRequestLogSettingsErrorCode = 'INVALID_REQUEST_PARAMETER';

/** Logging is switched on. */
export type RequestLogsUpdateRequestLogSettingsBody = DiagnosticsSettingsInformation;

/** The settings. */
export type RequestLogsUpdateRequestLogSettings200Response = DiagnosticsSettingsInformation;

/** The request is invalid. */
export type RequestLogsUpdateRequestLogSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type RequestLogsUpdateRequestLogSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type RequestLogsUpdateRequestLogSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type RequestLogsUpdateRequestLogSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type RequestLogsUpdateRequestLogSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type RequestLogsUpdateRequestLogSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RequestLogsUpdateRequestLogSettings500Response = ErrorDetails;

/**
 * Switch the logging of calls on or off.
 *
 * Sets whether the calls of the user are logged. When 50 calls have been logged, logging ends
 * until the logs are deleted.
 *
 * `RequestLogs_updateRequestLogSettings`, `PUT /v2.1/diagnostics/settings`
 *
 * The responses, by status.
 */
export interface RequestLogsUpdateRequestLogSettingsResponses {
    /** The settings. */
    200: RequestLogsUpdateRequestLogSettings200Response;
    /** The request is invalid. */
    400: RequestLogsUpdateRequestLogSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RequestLogsUpdateRequestLogSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: RequestLogsUpdateRequestLogSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RequestLogsUpdateRequestLogSettings404Response;
    /** The path exists, but does not support this method. */
    405: RequestLogsUpdateRequestLogSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: RequestLogsUpdateRequestLogSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RequestLogsUpdateRequestLogSettings500Response;
}

/**
 * The error codes that `RequestLogs_updateRequestLogSettings` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type RequestLogsUpdateRequestLogSettingsErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER';
