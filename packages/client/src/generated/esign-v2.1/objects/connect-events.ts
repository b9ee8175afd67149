// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectEventsDelete200Response, ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureResponses, ConnectEventsDeleteList200Response, ConnectEventsDeleteListResponses, ConnectEventsDeleteResponses, ConnectEventsGet200Response, ConnectEventsGetResponses, ConnectEventsList200Response, ConnectEventsListFailures200Response, ConnectEventsListFailuresResponses, ConnectEventsListResponses, ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeResponses, ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesResponses } from '@countersign/types/esign-v2.1/connect-events';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ConnectEventsDeleteFailureInput, ConnectEventsDeleteInput, ConnectEventsDeleteListInput, ConnectEventsGetInput, ConnectEventsListFailuresInput, ConnectEventsListInput, ConnectEventsRetryForEnvelopeInput, ConnectEventsRetryForEnvelopesInput } from '../connect-events.js';
import { connectEventsDelete, connectEventsDeleteFailure, connectEventsDeleteList, connectEventsGet, connectEventsList, connectEventsListFailures, connectEventsRetryForEnvelope, connectEventsRetryForEnvelopes } from '../connect-events.js';
/**
 * The log of the messages that Connect sent, the log of failed deliveries, and operations to send
 * events again.
 */
export interface ConnectEvents {
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
    retryForEnvelope(input: ConnectEventsRetryForEnvelopeInput, options?: CallOptions): Call<ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeResponses>;
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
    retryForEnvelopes(input: ConnectEventsRetryForEnvelopesInput, options?: CallOptions): Call<ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesResponses>;
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
    listFailures(input?: ConnectEventsListFailuresInput, options?: CallOptions): Call<ConnectEventsListFailures200Response, ConnectEventsListFailuresResponses>;
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
    deleteFailure(input: ConnectEventsDeleteFailureInput, options?: CallOptions): Call<ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureResponses>;
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
    list(input?: ConnectEventsListInput, options?: CallOptions): Call<ConnectEventsList200Response, ConnectEventsListResponses>;
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
    deleteList(input?: ConnectEventsDeleteListInput, options?: CallOptions): Call<ConnectEventsDeleteList200Response, ConnectEventsDeleteListResponses>;
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
    get(input: ConnectEventsGetInput, options?: CallOptions): Call<ConnectEventsGet200Response, ConnectEventsGetResponses>;
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
    delete(input: ConnectEventsDeleteInput, options?: CallOptions): Call<ConnectEventsDelete200Response, ConnectEventsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of ConnectEvents.
 */
export function connectEvents(client: Client<'esign'>): ConnectEvents {
    return {
        retryForEnvelope: connectEventsRetryForEnvelope.bind(null, client),
        retryForEnvelopes: connectEventsRetryForEnvelopes.bind(null, client),
        listFailures: connectEventsListFailures.bind(null, client),
        deleteFailure: connectEventsDeleteFailure.bind(null, client),
        list: connectEventsList.bind(null, client),
        deleteList: connectEventsDeleteList.bind(null, client),
        get: connectEventsGet.bind(null, client),
        delete: connectEventsDelete.bind(null, client)
    };
}

