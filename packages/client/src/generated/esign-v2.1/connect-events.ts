/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ConnectEventsDelete200Response, ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureParams, ConnectEventsDeleteFailureResponses, ConnectEventsDeleteList200Response, ConnectEventsDeleteListParams, ConnectEventsDeleteListResponses, ConnectEventsDeleteParams, ConnectEventsDeleteResponses, ConnectEventsGet200Response, ConnectEventsGetParams, ConnectEventsGetQueryParams, ConnectEventsGetResponses, ConnectEventsList200Response, ConnectEventsListFailures200Response, ConnectEventsListFailuresParams, ConnectEventsListFailuresQueryParams, ConnectEventsListFailuresResponses, ConnectEventsListParams, ConnectEventsListQueryParams, ConnectEventsListResponses, ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeParams, ConnectEventsRetryForEnvelopeResponses, ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesBody, ConnectEventsRetryForEnvelopesParams, ConnectEventsRetryForEnvelopesResponses } from '@countersign/types/esign-v2.1/connect-events';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `connectEventsRetryForEnvelope`.
 */
export interface ConnectEventsRetryForEnvelopeInput {
    path: PathOf<ConnectEventsRetryForEnvelopeParams>;
}
/**
 * Resend the events of an envelope.
 *
 * Queues the events of one envelope in Connect again, for every configuration that they concern. Use
 * it for a receiver that was unavailable or lost a message. The request has no body, and the
 * response does not wait for the delivery.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_retryForEnvelope: `PUT /v2.1/accounts/{accountId}/connect/envelopes/{envelopeId}/retry_queue`
 */
export const connectEventsRetryForEnvelope: Operation<ConnectEventsRetryForEnvelopeInput, ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_retryForEnvelope', 'PUT', '/v2.1/accounts/{accountId}/connect/envelopes/{envelopeId}/retry_queue');


/**
 * The input of `connectEventsRetryForEnvelopes`.
 */
export interface ConnectEventsRetryForEnvelopesInput {
    path?: PathOf<ConnectEventsRetryForEnvelopesParams> | undefined;
    body: ConnectEventsRetryForEnvelopesBody;
}
/**
 * Resend the events of several envelopes.
 *
 * Queues the events of the given envelopes in Connect again, for every configuration that they
 * concern. The response does not wait for the delivery, so `synchronous` can only be `false`. The
 * response contains a result for each envelope.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_retryForEnvelopes: `PUT /v2.1/accounts/{accountId}/connect/envelopes/retry_queue`
 */
export const connectEventsRetryForEnvelopes: Operation<ConnectEventsRetryForEnvelopesInput, ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_retryForEnvelopes', 'PUT', '/v2.1/accounts/{accountId}/connect/envelopes/retry_queue');


/**
 * The input of `connectEventsListFailures`.
 */
export interface ConnectEventsListFailuresInput {
    path?: PathOf<ConnectEventsListFailuresParams> | undefined;
    query?: ConnectEventsListFailuresQueryParams | undefined;
}
/**
 * List the messages that Connect could not deliver.
 *
 * Returns the messages that the receiving URL rejected or did not respond to within 100 seconds.
 * `from_date` and `to_date` limit the list. Failures are only recorded for configurations with
 * `enableLog`. Configurations with `requiresAcknowledgement` retry automatically.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_listFailures: `GET /v2.1/accounts/{accountId}/connect/failures`
 */
export const connectEventsListFailures: Operation<ConnectEventsListFailuresInput, ConnectEventsListFailures200Response, ConnectEventsListFailuresResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_listFailures', 'GET', '/v2.1/accounts/{accountId}/connect/failures');


/**
 * The input of `connectEventsDeleteFailure`.
 */
export interface ConnectEventsDeleteFailureInput {
    path: PathOf<ConnectEventsDeleteFailureParams>;
}
/**
 * Delete a Connect failure.
 *
 * Deletes one entry from the list of messages that Connect could not deliver, or all of them if the
 * path contains `all` instead of the entry ID. The deletion has no effect on further delivery
 * attempts.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_deleteFailure: `DELETE /v2.1/accounts/{accountId}/connect/failures/{failureId}`
 */
export const connectEventsDeleteFailure: Operation<ConnectEventsDeleteFailureInput, ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_deleteFailure', 'DELETE', '/v2.1/accounts/{accountId}/connect/failures/{failureId}');


/**
 * The input of `connectEventsList`.
 */
export interface ConnectEventsListInput {
    path?: PathOf<ConnectEventsListParams> | undefined;
    query?: ConnectEventsListQueryParams | undefined;
}
/**
 * List the Connect log entries.
 *
 * Returns the messages that Connect sent for the account, with the envelope, the receiving URL and
 * the result. `from_date` and `to_date` limit the list. The log is only kept for configurations with
 * `enableLog`, and contains the last 100 messages of the last 15 days.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_list: `GET /v2.1/accounts/{accountId}/connect/logs`
 */
export const connectEventsList: Operation<ConnectEventsListInput, ConnectEventsList200Response, ConnectEventsListResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_list', 'GET', '/v2.1/accounts/{accountId}/connect/logs');


/**
 * The input of `connectEventsDeleteList`.
 */
export interface ConnectEventsDeleteListInput {
    path?: PathOf<ConnectEventsDeleteListParams> | undefined;
}
/**
 * Delete all Connect log entries.
 *
 * Deletes all Connect log entries of the account. Messages that could not be delivered are recorded
 * in a separate log, which is not changed. To delete those entries, use
 * `ConnectEvents_deleteFailure`.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_deleteList: `DELETE /v2.1/accounts/{accountId}/connect/logs`
 */
export const connectEventsDeleteList: Operation<ConnectEventsDeleteListInput, ConnectEventsDeleteList200Response, ConnectEventsDeleteListResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/connect/logs');


/**
 * The input of `connectEventsGet`.
 */
export interface ConnectEventsGetInput {
    path: PathOf<ConnectEventsGetParams>;
    query?: ConnectEventsGetQueryParams | undefined;
}
/**
 * Read a Connect log entry.
 *
 * Returns one Connect log entry: the envelope of the message, the URL that received it and the
 * result. With `additional_info`, the entry also contains the steps of the delivery and the message
 * itself.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_get: `GET /v2.1/accounts/{accountId}/connect/logs/{logId}`
 */
export const connectEventsGet: Operation<ConnectEventsGetInput, ConnectEventsGet200Response, ConnectEventsGetResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_get', 'GET', '/v2.1/accounts/{accountId}/connect/logs/{logId}');


/**
 * The input of `connectEventsDelete`.
 */
export interface ConnectEventsDeleteInput {
    path: PathOf<ConnectEventsDeleteParams>;
}
/**
 * Delete a Connect log entry.
 *
 * Deletes one Connect log entry, or all entries if the path contains `all` instead of the entry ID.
 * The recorded delivery is not undone.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * ConnectEvents_delete: `DELETE /v2.1/accounts/{accountId}/connect/logs/{logId}`
 */
export const connectEventsDelete: Operation<ConnectEventsDeleteInput, ConnectEventsDelete200Response, ConnectEventsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('ConnectEvents_delete', 'DELETE', '/v2.1/accounts/{accountId}/connect/logs/{logId}');

