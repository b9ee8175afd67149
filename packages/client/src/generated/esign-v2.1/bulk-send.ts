/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListBody, BulkSendCreateBulkSendListParams, BulkSendCreateBulkSendListResponses, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestBody, BulkSendCreateBulkSendRequestParams, BulkSendCreateBulkSendRequestResponses, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestBody, BulkSendCreateBulkSendTestRequestParams, BulkSendCreateBulkSendTestRequestResponses, BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListParams, BulkSendDeleteBulkSendListResponses, BulkSendGetBulkSendBatchEnvelopes200Response, BulkSendGetBulkSendBatchEnvelopesParams, BulkSendGetBulkSendBatchEnvelopesQueryParams, BulkSendGetBulkSendBatchEnvelopesResponses, BulkSendGetBulkSendBatchStatus200Response, BulkSendGetBulkSendBatchStatusParams, BulkSendGetBulkSendBatchStatusResponses, BulkSendGetBulkSendBatches200Response, BulkSendGetBulkSendBatchesParams, BulkSendGetBulkSendBatchesQueryParams, BulkSendGetBulkSendBatchesResponses, BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListParams, BulkSendGetBulkSendListResponses, BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsParams, BulkSendGetBulkSendListsResponses, BulkSendUpdateBulkSendBatchAction200Response, BulkSendUpdateBulkSendBatchActionBody, BulkSendUpdateBulkSendBatchActionParams, BulkSendUpdateBulkSendBatchActionResponses, BulkSendUpdateBulkSendBatchStatus200Response, BulkSendUpdateBulkSendBatchStatusBody, BulkSendUpdateBulkSendBatchStatusParams, BulkSendUpdateBulkSendBatchStatusResponses, BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListBody, BulkSendUpdateBulkSendListParams, BulkSendUpdateBulkSendListResponses } from '@countersign/types/esign-v2.1/bulk-send';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `bulkSendGetBulkSendLists`.
 */
export interface BulkSendGetBulkSendListsInput {
    path?: PathOf<BulkSendGetBulkSendListsParams> | undefined;
}
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
export const bulkSendGetBulkSendLists: Operation<BulkSendGetBulkSendListsInput, BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_getBulkSendLists', 'GET', '/v2.1/accounts/{accountId}/bulk_send_lists');


/**
 * The input of `bulkSendCreateBulkSendList`.
 */
export interface BulkSendCreateBulkSendListInput {
    path?: PathOf<BulkSendCreateBulkSendListParams> | undefined;
    body: BulkSendCreateBulkSendListBody;
}
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
export const bulkSendCreateBulkSendList: Operation<BulkSendCreateBulkSendListInput, BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_createBulkSendList', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists');


/**
 * The input of `bulkSendGetBulkSendList`.
 */
export interface BulkSendGetBulkSendListInput {
    path: PathOf<BulkSendGetBulkSendListParams>;
}
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
export const bulkSendGetBulkSendList: Operation<BulkSendGetBulkSendListInput, BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_getBulkSendList', 'GET', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}');


/**
 * The input of `bulkSendUpdateBulkSendList`.
 */
export interface BulkSendUpdateBulkSendListInput {
    path: PathOf<BulkSendUpdateBulkSendListParams>;
    body: BulkSendUpdateBulkSendListBody;
}
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
export const bulkSendUpdateBulkSendList: Operation<BulkSendUpdateBulkSendListInput, BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_updateBulkSendList', 'PUT', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}');


/**
 * The input of `bulkSendDeleteBulkSendList`.
 */
export interface BulkSendDeleteBulkSendListInput {
    path: PathOf<BulkSendDeleteBulkSendListParams>;
}
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
export const bulkSendDeleteBulkSendList: Operation<BulkSendDeleteBulkSendListInput, BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_deleteBulkSendList', 'DELETE', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}');


/**
 * The input of `bulkSendCreateBulkSendRequest`.
 */
export interface BulkSendCreateBulkSendRequestInput {
    path: PathOf<BulkSendCreateBulkSendRequestParams>;
    body: BulkSendCreateBulkSendRequestBody;
}
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
export const bulkSendCreateBulkSendRequest: Operation<BulkSendCreateBulkSendRequestInput, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_createBulkSendRequest', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send');


/**
 * The input of `bulkSendCreateBulkSendTestRequest`.
 */
export interface BulkSendCreateBulkSendTestRequestInput {
    path: PathOf<BulkSendCreateBulkSendTestRequestParams>;
    body: BulkSendCreateBulkSendTestRequestBody;
}
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
export const bulkSendCreateBulkSendTestRequest: Operation<BulkSendCreateBulkSendTestRequestInput, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_createBulkSendTestRequest', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test');


/**
 * The input of `bulkSendGetBulkSendBatches`.
 */
export interface BulkSendGetBulkSendBatchesInput {
    path?: PathOf<BulkSendGetBulkSendBatchesParams> | undefined;
    query?: BulkSendGetBulkSendBatchesQueryParams | undefined;
}
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
export const bulkSendGetBulkSendBatches: PagedOperation<BulkSendGetBulkSendBatchesInput, BulkSendGetBulkSendBatches200Response, BulkSendGetBulkSendBatchesResponses, NonNullable<BulkSendGetBulkSendBatches200Response['bulkBatchSummaries']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('BulkSend_getBulkSendBatches', 'GET', '/v2.1/accounts/{accountId}/bulk_send_batch', {
    paging: {
        items: 'bulkBatchSummaries',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `bulkSendGetBulkSendBatchStatus`.
 */
export interface BulkSendGetBulkSendBatchStatusInput {
    path: PathOf<BulkSendGetBulkSendBatchStatusParams>;
}
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
export const bulkSendGetBulkSendBatchStatus: Operation<BulkSendGetBulkSendBatchStatusInput, BulkSendGetBulkSendBatchStatus200Response, BulkSendGetBulkSendBatchStatusResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_getBulkSendBatchStatus', 'GET', '/v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}');


/**
 * The input of `bulkSendUpdateBulkSendBatchStatus`.
 */
export interface BulkSendUpdateBulkSendBatchStatusInput {
    path: PathOf<BulkSendUpdateBulkSendBatchStatusParams>;
    body: BulkSendUpdateBulkSendBatchStatusBody;
}
/**
 * Rename a bulk send batch.
 *
 * Changes the name of a bulk send batch and returns the batch.
 *
 * The plan of the account must include bulk send.
 *
 * BulkSend_updateBulkSendBatchStatus: `PUT /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}`
 */
export const bulkSendUpdateBulkSendBatchStatus: Operation<BulkSendUpdateBulkSendBatchStatusInput, BulkSendUpdateBulkSendBatchStatus200Response, BulkSendUpdateBulkSendBatchStatusResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_updateBulkSendBatchStatus', 'PUT', '/v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}');


/**
 * The input of `bulkSendGetBulkSendBatchEnvelopes`.
 */
export interface BulkSendGetBulkSendBatchEnvelopesInput {
    path: PathOf<BulkSendGetBulkSendBatchEnvelopesParams>;
    query?: BulkSendGetBulkSendBatchEnvelopesQueryParams | undefined;
}
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
export const bulkSendGetBulkSendBatchEnvelopes: PagedOperation<BulkSendGetBulkSendBatchEnvelopesInput, BulkSendGetBulkSendBatchEnvelopes200Response, BulkSendGetBulkSendBatchEnvelopesResponses, NonNullable<BulkSendGetBulkSendBatchEnvelopes200Response['envelopes']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('BulkSend_getBulkSendBatchEnvelopes', 'GET', '/v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}/envelopes', {
    paging: {
        items: 'envelopes',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `bulkSendUpdateBulkSendBatchAction`.
 */
export interface BulkSendUpdateBulkSendBatchActionInput {
    path: PathOf<BulkSendUpdateBulkSendBatchActionParams>;
    body: BulkSendUpdateBulkSendBatchActionBody;
}
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
export const bulkSendUpdateBulkSendBatchAction: Operation<BulkSendUpdateBulkSendBatchActionInput, BulkSendUpdateBulkSendBatchAction200Response, BulkSendUpdateBulkSendBatchActionResponses, 'esign'> = /* @__PURE__ */ operation('BulkSend_updateBulkSendBatchAction', 'PUT', '/v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}/{bulkAction}');

