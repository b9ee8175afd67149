// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectEventsDelete200Response, ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureResponses, ConnectEventsDeleteList200Response, ConnectEventsDeleteListResponses, ConnectEventsDeleteResponses, ConnectEventsGet200Response, ConnectEventsGetResponses, ConnectEventsList200Response, ConnectEventsListFailures200Response, ConnectEventsListFailuresResponses, ConnectEventsListResponses, ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeResponses, ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesResponses } from '@countersign/types/esign-v2.1/connect-events';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ConnectEventsDeleteFailureInput, ConnectEventsDeleteInput, ConnectEventsDeleteListInput, ConnectEventsGetInput, ConnectEventsListFailuresInput, ConnectEventsListInput, ConnectEventsRetryForEnvelopeInput, ConnectEventsRetryForEnvelopesInput } from '../connect-events.js';
import { connectEventsDelete, connectEventsDeleteFailure, connectEventsDeleteList, connectEventsGet, connectEventsList, connectEventsListFailures, connectEventsRetryForEnvelope, connectEventsRetryForEnvelopes } from '../connect-events.js';
/**
 * The record of what Connect sent, apart from what it could not deliver, and the means to send
 * events once more.
 */
export interface ConnectEvents {
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
    retryForEnvelope(input: ConnectEventsRetryForEnvelopeInput, options?: CallOptions): Call<ConnectEventsRetryForEnvelope200Response, ConnectEventsRetryForEnvelopeResponses>;
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
    retryForEnvelopes(input: ConnectEventsRetryForEnvelopesInput, options?: CallOptions): Call<ConnectEventsRetryForEnvelopes200Response, ConnectEventsRetryForEnvelopesResponses>;
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
    listFailures(input?: ConnectEventsListFailuresInput, options?: CallOptions): Call<ConnectEventsListFailures200Response, ConnectEventsListFailuresResponses>;
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
    deleteFailure(input: ConnectEventsDeleteFailureInput, options?: CallOptions): Call<ConnectEventsDeleteFailure200Response, ConnectEventsDeleteFailureResponses>;
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
    list(input?: ConnectEventsListInput, options?: CallOptions): Call<ConnectEventsList200Response, ConnectEventsListResponses>;
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
    deleteList(input?: ConnectEventsDeleteListInput, options?: CallOptions): Call<ConnectEventsDeleteList200Response, ConnectEventsDeleteListResponses>;
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
    get(input: ConnectEventsGetInput, options?: CallOptions): Call<ConnectEventsGet200Response, ConnectEventsGetResponses>;
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
    delete(input: ConnectEventsDeleteInput, options?: CallOptions): Call<ConnectEventsDelete200Response, ConnectEventsDeleteResponses>;
}
/**
 * Makes the functions of ConnectEvents into methods of one object.
 */
export function connectEvents(client: Client): ConnectEvents {
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

