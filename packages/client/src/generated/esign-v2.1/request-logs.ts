/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RequestLogsDeleteRequestLogs200Response, RequestLogsDeleteRequestLogsResponses, RequestLogsGetRequestLog200Response, RequestLogsGetRequestLogParams, RequestLogsGetRequestLogResponses, RequestLogsGetRequestLogSettings200Response, RequestLogsGetRequestLogSettingsResponses, RequestLogsListRequestLogs200Response, RequestLogsListRequestLogsQueryParams, RequestLogsListRequestLogsResponses, RequestLogsUpdateRequestLogSettings200Response, RequestLogsUpdateRequestLogSettingsBody, RequestLogsUpdateRequestLogSettingsResponses } from '@countersign/types/esign-v2.1/request-logs';
import type { PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation } from '../../index.js';


/**
 * The input of `requestLogsListRequestLogs`.
 */
export interface RequestLogsListRequestLogsInput {
    query?: RequestLogsListRequestLogsQueryParams | undefined;
}
/**
 * List the logged calls of a user.
 *
 * Returns the last 50 calls that the user made while logging was on, the latest first.
 *
 * RequestLogs_listRequestLogs: `GET /v2.1/diagnostics/request_logs`
 */
export const requestLogsListRequestLogs: Operation<RequestLogsListRequestLogsInput, RequestLogsListRequestLogs200Response, RequestLogsListRequestLogsResponses, 'esign'> = /* @__PURE__ */ operation('RequestLogs_listRequestLogs', 'GET', '/v2.1/diagnostics/request_logs');


/**
 * The input of `requestLogsDeleteRequestLogs`.
 */
export interface RequestLogsDeleteRequestLogsInput {
}
/**
 * Delete the logs of a user.
 *
 * Deletes all logged calls of the user. The response has no body.
 *
 * RequestLogs_deleteRequestLogs: `DELETE /v2.1/diagnostics/request_logs`
 */
export const requestLogsDeleteRequestLogs: Operation<RequestLogsDeleteRequestLogsInput, RequestLogsDeleteRequestLogs200Response, RequestLogsDeleteRequestLogsResponses, 'esign'> = /* @__PURE__ */ operation('RequestLogs_deleteRequestLogs', 'DELETE', '/v2.1/diagnostics/request_logs');


/**
 * The input of `requestLogsGetRequestLog`.
 */
export interface RequestLogsGetRequestLogInput {
    path: PathOf<RequestLogsGetRequestLogParams>;
}
/**
 * Download the log of a call.
 *
 * Returns the request and the response of one logged call as text. Tokens and passwords are left
 * out.
 *
 * RequestLogs_getRequestLog: `GET /v2.1/diagnostics/request_logs/{requestLogId}`
 */
export const requestLogsGetRequestLog: DocumentOperation<RequestLogsGetRequestLogInput, RequestLogsGetRequestLog200Response, RequestLogsGetRequestLogResponses, 'esign'> = /* @__PURE__ */ documentOperation('RequestLogs_getRequestLog', 'GET', '/v2.1/diagnostics/request_logs/{requestLogId}');


/**
 * The input of `requestLogsGetRequestLogSettings`.
 */
export interface RequestLogsGetRequestLogSettingsInput {
}
/**
 * Read the settings of the logging.
 *
 * Returns whether the calls of the user are logged, and how many logs can still be written.
 *
 * RequestLogs_getRequestLogSettings: `GET /v2.1/diagnostics/settings`
 */
export const requestLogsGetRequestLogSettings: Operation<RequestLogsGetRequestLogSettingsInput, RequestLogsGetRequestLogSettings200Response, RequestLogsGetRequestLogSettingsResponses, 'esign'> = /* @__PURE__ */ operation('RequestLogs_getRequestLogSettings', 'GET', '/v2.1/diagnostics/settings');


/**
 * The input of `requestLogsUpdateRequestLogSettings`.
 */
export interface RequestLogsUpdateRequestLogSettingsInput {
    body: RequestLogsUpdateRequestLogSettingsBody;
}
/**
 * Switch the logging of calls on or off.
 *
 * Sets whether the calls of the user are logged. When 50 calls have been logged, logging ends
 * until the logs are deleted.
 *
 * RequestLogs_updateRequestLogSettings: `PUT /v2.1/diagnostics/settings`
 */
export const requestLogsUpdateRequestLogSettings: Operation<RequestLogsUpdateRequestLogSettingsInput, RequestLogsUpdateRequestLogSettings200Response, RequestLogsUpdateRequestLogSettingsResponses, 'esign'> = /* @__PURE__ */ operation('RequestLogs_updateRequestLogSettings', 'PUT', '/v2.1/diagnostics/settings');

