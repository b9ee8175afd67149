/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ConnectEventsDelete200Response, ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureParams, ConnectEventsDeleteFailureResponses, ConnectEventsDeleteList200Response, ConnectEventsDeleteListParams, ConnectEventsDeleteListResponses, ConnectEventsDeleteParams, ConnectEventsDeleteResponses, ConnectEventsGet200Response, ConnectEventsGetParams, ConnectEventsGetQueryParams, ConnectEventsGetResponses, ConnectEventsList200Response, ConnectEventsListFailures200Response, ConnectEventsListFailuresParams, ConnectEventsListFailuresQueryParams, ConnectEventsListFailuresResponses, ConnectEventsListParams, ConnectEventsListQueryParams, ConnectEventsListResponses, ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeParams, ConnectEventsRetryForEnvelopeResponses, ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesBody, ConnectEventsRetryForEnvelopesParams, ConnectEventsRetryForEnvelopesResponses } from '@countersign/types/esign-v2.1/connect-events';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `connectEventsRetryForEnvelope` takes.
 */
export interface ConnectEventsRetryForEnvelopeInput {
    path: PathOf<ConnectEventsRetryForEnvelopeParams>;
}
/**
 * Push the events of an envelope once more.
 *
 * Puts the events of one envelope into the queue of Connect again, for every configuration that they
 * concern. It serves a receiver that was out of order or lost a message. The call has no body and
 * does not wait for the delivery.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_retryForEnvelope: `PUT /v2.1/accounts/{accountId}/connect/envelopes/{envelopeId}/retry_queue`
 */
export const connectEventsRetryForEnvelope: Operation<ConnectEventsRetryForEnvelopeInput, ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeResponses> = /* @__PURE__ */ operation('ConnectEvents_retryForEnvelope', 'PUT', '/v2.1/accounts/{accountId}/connect/envelopes/{envelopeId}/retry_queue');


/**
 * What `connectEventsRetryForEnvelopes` takes.
 */
export interface ConnectEventsRetryForEnvelopesInput {
    path?: PathOf<ConnectEventsRetryForEnvelopesParams> | undefined;
    body: ConnectEventsRetryForEnvelopesBody;
}
/**
 * Push the events of several envelopes once more.
 *
 * Puts the events of the named envelopes into the queue of Connect again, for every configuration
 * that they concern. The call does not wait for the delivery, so `synchronous` can only be `false`;
 * each envelope has its own outcome in the answer.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_retryForEnvelopes: `PUT /v2.1/accounts/{accountId}/connect/envelopes/retry_queue`
 */
export const connectEventsRetryForEnvelopes: Operation<ConnectEventsRetryForEnvelopesInput, ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesResponses> = /* @__PURE__ */ operation('ConnectEvents_retryForEnvelopes', 'PUT', '/v2.1/accounts/{accountId}/connect/envelopes/retry_queue');


/**
 * What `connectEventsListFailures` takes.
 */
export interface ConnectEventsListFailuresInput {
    path?: PathOf<ConnectEventsListFailuresParams> | undefined;
    query?: ConnectEventsListFailuresQueryParams | undefined;
}
/**
 * List the messages that Connect could not deliver.
 *
 * Lists the messages that the receiving address refused or that it did not answer within 100
 * seconds. `from_date` and `to_date` narrow the list down. A failure is recorded only for
 * configurations with `enableLog`; those with `requiresAcknowledgement` go on trying by themselves.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_listFailures: `GET /v2.1/accounts/{accountId}/connect/failures`
 */
export const connectEventsListFailures: Operation<ConnectEventsListFailuresInput, ConnectEventsListFailures200Response, ConnectEventsListFailuresResponses> = /* @__PURE__ */ operation('ConnectEvents_listFailures', 'GET', '/v2.1/accounts/{accountId}/connect/failures');


/**
 * What `connectEventsDeleteFailure` takes.
 */
export interface ConnectEventsDeleteFailureInput {
    path: PathOf<ConnectEventsDeleteFailureParams>;
}
/**
 * Delete an entry among the failures of Connect.
 *
 * Deletes one entry among the messages that Connect could not deliver, or all of them where the
 * path has `all` in place of its number. Further tries to deliver the message go on, or stay away,
 * as they would have without that.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_deleteFailure: `DELETE /v2.1/accounts/{accountId}/connect/failures/{failureId}`
 */
export const connectEventsDeleteFailure: Operation<ConnectEventsDeleteFailureInput, ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureResponses> = /* @__PURE__ */ operation('ConnectEvents_deleteFailure', 'DELETE', '/v2.1/accounts/{accountId}/connect/failures/{failureId}');


/**
 * What `connectEventsList` takes.
 */
export interface ConnectEventsListInput {
    path?: PathOf<ConnectEventsListParams> | undefined;
    query?: ConnectEventsListQueryParams | undefined;
}
/**
 * List the log of Connect.
 *
 * Lists the messages that Connect sent for the account: about which envelope, where to, and with what
 * outcome. `from_date` and `to_date` narrow the list down. The log is kept only for
 * configurations with `enableLog`, and holds the last 100 messages of the last 15 days.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_list: `GET /v2.1/accounts/{accountId}/connect/logs`
 */
export const connectEventsList: Operation<ConnectEventsListInput, ConnectEventsList200Response, ConnectEventsListResponses> = /* @__PURE__ */ operation('ConnectEvents_list', 'GET', '/v2.1/accounts/{accountId}/connect/logs');


/**
 * What `connectEventsDeleteList` takes.
 */
export interface ConnectEventsDeleteListInput {
    path?: PathOf<ConnectEventsDeleteListParams> | undefined;
}
/**
 * Empty the log of Connect.
 *
 * Deletes every entry in the log of Connect for the account. The entries of messages that could not
 * be delivered have a log of their own, which stays; `ConnectEvents_deleteFailure` empties that one.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_deleteList: `DELETE /v2.1/accounts/{accountId}/connect/logs`
 */
export const connectEventsDeleteList: Operation<ConnectEventsDeleteListInput, ConnectEventsDeleteList200Response, ConnectEventsDeleteListResponses> = /* @__PURE__ */ operation('ConnectEvents_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/connect/logs');


/**
 * What `connectEventsGet` takes.
 */
export interface ConnectEventsGetInput {
    path: PathOf<ConnectEventsGetParams>;
    query?: ConnectEventsGetQueryParams | undefined;
}
/**
 * Read an entry in the log of Connect.
 *
 * Gives one entry in the log of Connect: the envelope that the message was about, where it went and
 * what came of it. With `additional_info` the steps of the delivery come too, and the message
 * itself.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_get: `GET /v2.1/accounts/{accountId}/connect/logs/{logId}`
 */
export const connectEventsGet: Operation<ConnectEventsGetInput, ConnectEventsGet200Response, ConnectEventsGetResponses> = /* @__PURE__ */ operation('ConnectEvents_get', 'GET', '/v2.1/accounts/{accountId}/connect/logs/{logId}');


/**
 * What `connectEventsDelete` takes.
 */
export interface ConnectEventsDeleteInput {
    path: PathOf<ConnectEventsDeleteParams>;
}
/**
 * Delete an entry in the log of Connect.
 *
 * Deletes one entry in the log of Connect, or all of them where the path has `all` in place of its
 * number. What the entry tells of is not undone: the message stays delivered.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * ConnectEvents_delete: `DELETE /v2.1/accounts/{accountId}/connect/logs/{logId}`
 */
export const connectEventsDelete: Operation<ConnectEventsDeleteInput, ConnectEventsDelete200Response, ConnectEventsDeleteResponses> = /* @__PURE__ */ operation('ConnectEvents_delete', 'DELETE', '/v2.1/accounts/{accountId}/connect/logs/{logId}');

