// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListResponses, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses, BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListResponses, BulkSendGetBulkSendBatchEnvelopes200Response, BulkSendGetBulkSendBatchEnvelopesResponses, BulkSendGetBulkSendBatchStatus200Response, BulkSendGetBulkSendBatchStatusResponses, BulkSendGetBulkSendBatches200Response, BulkSendGetBulkSendBatchesResponses, BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListResponses, BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsResponses, BulkSendUpdateBulkSendBatchAction200Response, BulkSendUpdateBulkSendBatchActionResponses, BulkSendUpdateBulkSendBatchStatus200Response, BulkSendUpdateBulkSendBatchStatusResponses, BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListResponses } from '@countersign/types/esign-v2.1/bulk-send';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { BulkSendCreateBulkSendListInput, BulkSendCreateBulkSendRequestInput, BulkSendCreateBulkSendTestRequestInput, BulkSendDeleteBulkSendListInput, BulkSendGetBulkSendBatchEnvelopesInput, BulkSendGetBulkSendBatchStatusInput, BulkSendGetBulkSendBatchesInput, BulkSendGetBulkSendListInput, BulkSendGetBulkSendListsInput, BulkSendUpdateBulkSendBatchActionInput, BulkSendUpdateBulkSendBatchStatusInput, BulkSendUpdateBulkSendListInput } from '../bulk-send.js';
import { bulkSendCreateBulkSendList, bulkSendCreateBulkSendRequest, bulkSendCreateBulkSendTestRequest, bulkSendDeleteBulkSendList, bulkSendGetBulkSendBatchEnvelopes, bulkSendGetBulkSendBatchStatus, bulkSendGetBulkSendBatches, bulkSendGetBulkSendList, bulkSendGetBulkSendLists, bulkSendUpdateBulkSendBatchAction, bulkSendUpdateBulkSendBatchStatus, bulkSendUpdateBulkSendList } from '../bulk-send.js';
/**
 * Lists of recipients, each of whom receives a separate copy of the same envelope, and the sending
 * of such lists. Only certain plans include them.
 */
export interface BulkSend {
    /**
     * List the bulk send lists.
     *
     * Returns the bulk send lists that belong to the calling user, with name and date but without their
     * copies. To get the copies, get the list itself.
     *
     * The plan of the account must include bulk send.
     *
     * BulkSend_getBulkSendLists: `GET /v2.1/accounts/{accountId}/bulk_send_lists`
     */
    getBulkSendLists(input?: BulkSendGetBulkSendListsInput, options?: CallOptions): Call<BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsResponses>;
    /**
     * Create a bulk send list.
     *
     * Creates a list that specifies, for each copy of an envelope, its recipients and its individual
     * values. The envelope or template itself is only specified when the list is sent, so a list can be
     * used several times.
     *
     * A list can have up to 1000 copies. All recipients of a list are matched either by role or by ID.
     * Within a copy, roles, IDs and custom fields must be unique, and so must the tab labels of a
     * recipient. The plan of the account must include bulk send.
     *
     * BulkSend_createBulkSendList: `POST /v2.1/accounts/{accountId}/bulk_send_lists`
     */
    createBulkSendList(input: BulkSendCreateBulkSendListInput, options?: CallOptions): Call<BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListResponses>;
    /**
     * Read a bulk send list.
     *
     * Returns a bulk send list with all its copies: their recipients, the values of their custom fields
     * and tabs, and their e-mail texts. The response is not paged.
     *
     * The plan of the account must include bulk send.
     *
     * BulkSend_getBulkSendList: `GET /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
     */
    getBulkSendList(input: BulkSendGetBulkSendListInput, options?: CallOptions): Call<BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListResponses>;
    /**
     * Replace a bulk send list.
     *
     * Replaces the copies of a bulk send list with the copies in the request body, and sets its name.
     * Copies that the request body omits are deleted. Envelopes that were already sent with the list are
     * not changed.
     *
     * The rules are the same as for a new list: up to 1000 copies, and all recipients are matched either
     * by role or by ID. The plan of the account must include bulk send.
     *
     * BulkSend_updateBulkSendList: `PUT /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
     */
    updateBulkSendList(input: BulkSendUpdateBulkSendListInput, options?: CallOptions): Call<BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListResponses>;
    /**
     * Delete a bulk send list.
     *
     * Deletes a bulk send list with its copies and returns the remaining lists. Envelopes that were sent
     * with the list are not changed.
     *
     * The plan of the account must include bulk send.
     *
     * BulkSend_deleteBulkSendList: `DELETE /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
     */
    deleteBulkSendList(input: BulkSendDeleteBulkSendListInput, options?: CallOptions): Call<BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListResponses>;
    /**
     * Send an envelope to a bulk send list.
     *
     * Creates one envelope for each copy of the list from a draft or a template, and sends them all. The
     * copies are queued and sent over time. The response contains the batch, whose progress
     * `BulkSend_getBulkSendBatchStatus` returns. The source can have up to 75 MB. A draft must not have
     * been sent, should contain the ID of the list in a text custom field `mailingListId`, and is not
     * sent itself.
     *
     * The envelopes contain the ID of the batch in a text custom field `BulkBatchId`. Later changes to
     * the list or the source do not change the copies of the batch.
     *
     * If the list does not match the envelope, no copy is sent, and the response with status 201
     * contains the reasons in `errors`. The plan of the account must include bulk send.
     *
     * BulkSend_createBulkSendRequest: `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send`
     */
    createBulkSendRequest(input: BulkSendCreateBulkSendRequestInput, options?: CallOptions): Call<BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses>;
    /**
     * Test a bulk send list against an envelope.
     *
     * Compares a bulk send list with the draft or template with which it will be sent: recipients, tabs,
     * custom fields, and the number of copies that can be queued at once. No envelope is sent.
     *
     * The response has status 201 even if the list does not match. In that case `canBeSent` is `false`,
     * and `validationErrors` contains the reasons. The plan of the account must include bulk send.
     *
     * BulkSend_createBulkSendTestRequest: `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test`
     */
    createBulkSendTestRequest(input: BulkSendCreateBulkSendTestRequestInput, options?: CallOptions): Call<BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses>;
    /**
     * List the bulk send batches.
     *
     * Returns the bulk send batches of the calling user, the latest first, with the number of sent, queued
     * and failed copies in each. Administrators of the account get the batches of all users.
     *
     * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next page.
     * The plan of the account must include bulk send.
     *
     * BulkSend_getBulkSendBatches: `GET /v2.1/accounts/{accountId}/bulk_send_batch`
     */
    getBulkSendBatches(input?: BulkSendGetBulkSendBatchesInput, options?: CallOptions): PagedCall<BulkSendGetBulkSendBatches200Response, BulkSendGetBulkSendBatchesResponses, NonNullable<BulkSendGetBulkSendBatches200Response['bulkBatchSummaries']>[number]>;
    /**
     * Read the progress of a bulk send batch.
     *
     * Returns a bulk send batch: the number of its sent, queued and failed copies, the errors of failed
     * copies, and the number of its envelopes in each status. It can be read while copies are sent.
     *
     * The plan of the account must include bulk send.
     *
     * BulkSend_getBulkSendBatchStatus: `GET /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}`
     */
    getBulkSendBatchStatus(input: BulkSendGetBulkSendBatchStatusInput, options?: CallOptions): Call<BulkSendGetBulkSendBatchStatus200Response, BulkSendGetBulkSendBatchStatusResponses>;
    /**
     * Rename a bulk send batch.
     *
     * Changes the name of a bulk send batch and returns the batch.
     *
     * The plan of the account must include bulk send.
     *
     * BulkSend_updateBulkSendBatchStatus: `PUT /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}`
     */
    updateBulkSendBatchStatus(input: BulkSendUpdateBulkSendBatchStatusInput, options?: CallOptions): Call<BulkSendUpdateBulkSendBatchStatus200Response, BulkSendUpdateBulkSendBatchStatusResponses>;
    /**
     * List the envelopes of a bulk send batch.
     *
     * Returns the envelopes that were created for the copies of a bulk send batch. Copies that are still
     * queued or have failed have no envelope. The filters can be combined.
     *
     * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next page.
     * The plan of the account must include bulk send.
     *
     * BulkSend_getBulkSendBatchEnvelopes: `GET /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}/envelopes`
     */
    getBulkSendBatchEnvelopes(input: BulkSendGetBulkSendBatchEnvelopesInput, options?: CallOptions): PagedCall<BulkSendGetBulkSendBatchEnvelopes200Response, BulkSendGetBulkSendBatchEnvelopesResponses, NonNullable<BulkSendGetBulkSendBatchEnvelopes200Response['envelopes']>[number]>;
    /**
     * Apply an action to a bulk send batch.
     *
     * Applies an action to a bulk send batch and returns the batch. The `action` in the body must be that
     * of the path.
     *
     * `resend` sends the e-mails of the envelopes again to recipients who have not finished, `correct`
     * changes the reminders and the expiration of the envelopes, and `void` voids them. Envelopes that are
     * no longer in process are skipped. The envelopes are processed in the background, and `actionStatus`
     * contains the progress. Only one of these actions can run at a time, and only after all copies of the
     * batch have been processed or the batch was paused.
     *
     * `pause` stops the sending of copies, and `resume` continues it. `resubmit` queues the failed copies
     * again. The plan of the account must include bulk send.
     *
     * BulkSend_updateBulkSendBatchAction: `PUT /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}/{bulkAction}`
     */
    updateBulkSendBatchAction(input: BulkSendUpdateBulkSendBatchActionInput, options?: CallOptions): Call<BulkSendUpdateBulkSendBatchAction200Response, BulkSendUpdateBulkSendBatchActionResponses>;
}
/**
 * Creates an object whose methods are the functions of BulkSend.
 */
export function bulkSend(client: Client<'esign'>): BulkSend {
    return {
        getBulkSendLists: bulkSendGetBulkSendLists.bind(null, client),
        createBulkSendList: bulkSendCreateBulkSendList.bind(null, client),
        getBulkSendList: bulkSendGetBulkSendList.bind(null, client),
        updateBulkSendList: bulkSendUpdateBulkSendList.bind(null, client),
        deleteBulkSendList: bulkSendDeleteBulkSendList.bind(null, client),
        createBulkSendRequest: bulkSendCreateBulkSendRequest.bind(null, client),
        createBulkSendTestRequest: bulkSendCreateBulkSendTestRequest.bind(null, client),
        getBulkSendBatches: bulkSendGetBulkSendBatches.bind(null, client),
        getBulkSendBatchStatus: bulkSendGetBulkSendBatchStatus.bind(null, client),
        updateBulkSendBatchStatus: bulkSendUpdateBulkSendBatchStatus.bind(null, client),
        getBulkSendBatchEnvelopes: bulkSendGetBulkSendBatchEnvelopes.bind(null, client),
        updateBulkSendBatchAction: bulkSendUpdateBulkSendBatchAction.bind(null, client)
    };
}

