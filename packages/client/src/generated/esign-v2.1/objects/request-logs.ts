// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RequestLogsDeleteRequestLogs200Response, RequestLogsDeleteRequestLogsResponses, RequestLogsGetRequestLog200Response, RequestLogsGetRequestLogResponses, RequestLogsGetRequestLogSettings200Response, RequestLogsGetRequestLogSettingsResponses, RequestLogsListRequestLogs200Response, RequestLogsListRequestLogsResponses, RequestLogsUpdateRequestLogSettings200Response, RequestLogsUpdateRequestLogSettingsResponses } from '@countersign/types/esign-v2.1/request-logs';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { RequestLogsDeleteRequestLogsInput, RequestLogsGetRequestLogInput, RequestLogsGetRequestLogSettingsInput, RequestLogsListRequestLogsInput, RequestLogsUpdateRequestLogSettingsInput } from '../request-logs.js';
import { requestLogsDeleteRequestLogs, requestLogsGetRequestLog, requestLogsGetRequestLogSettings, requestLogsListRequestLogs, requestLogsUpdateRequestLogSettings } from '../request-logs.js';
/**
 * The logs of the last calls of a user.
 */
export interface RequestLogs {
    /**
     * List the logged calls of a user.
     *
     * Returns the last 50 calls that the user made while logging was on, the latest first.
     *
     * RequestLogs_listRequestLogs: `GET /v2.1/diagnostics/request_logs`
     */
    listRequestLogs(input?: RequestLogsListRequestLogsInput, options?: CallOptions): Call<RequestLogsListRequestLogs200Response, RequestLogsListRequestLogsResponses>;
    /**
     * Delete the logs of a user.
     *
     * Deletes all logged calls of the user. The response has no body.
     *
     * RequestLogs_deleteRequestLogs: `DELETE /v2.1/diagnostics/request_logs`
     */
    deleteRequestLogs(input?: RequestLogsDeleteRequestLogsInput, options?: CallOptions): Call<RequestLogsDeleteRequestLogs200Response, RequestLogsDeleteRequestLogsResponses>;
    /**
     * Download the log of a call.
     *
     * Returns the request and the response of one logged call as text. Tokens and passwords are left
     * out.
     *
     * RequestLogs_getRequestLog: `GET /v2.1/diagnostics/request_logs/{requestLogId}`
     */
    getRequestLog(input: RequestLogsGetRequestLogInput, options?: CallOptions): DocumentCall<RequestLogsGetRequestLog200Response, RequestLogsGetRequestLogResponses>;
    /**
     * Read the settings of the logging.
     *
     * Returns whether the calls of the user are logged, and how many logs can still be written.
     *
     * RequestLogs_getRequestLogSettings: `GET /v2.1/diagnostics/settings`
     */
    getRequestLogSettings(input?: RequestLogsGetRequestLogSettingsInput, options?: CallOptions): Call<RequestLogsGetRequestLogSettings200Response, RequestLogsGetRequestLogSettingsResponses>;
    /**
     * Switch the logging of calls on or off.
     *
     * Sets whether the calls of the user are logged. When 50 calls have been logged, logging ends
     * until the logs are deleted.
     *
     * RequestLogs_updateRequestLogSettings: `PUT /v2.1/diagnostics/settings`
     */
    updateRequestLogSettings(input: RequestLogsUpdateRequestLogSettingsInput, options?: CallOptions): Call<RequestLogsUpdateRequestLogSettings200Response, RequestLogsUpdateRequestLogSettingsResponses>;
}
/**
 * Creates an object whose methods are the functions of RequestLogs.
 */
export function requestLogs(client: Client<'esign'>): RequestLogs {
    return {
        listRequestLogs: requestLogsListRequestLogs.bind(null, client),
        deleteRequestLogs: requestLogsDeleteRequestLogs.bind(null, client),
        getRequestLog: requestLogsGetRequestLog.bind(null, client),
        getRequestLogSettings: requestLogsGetRequestLogSettings.bind(null, client),
        updateRequestLogSettings: requestLogsUpdateRequestLogSettings.bind(null, client)
    };
}

