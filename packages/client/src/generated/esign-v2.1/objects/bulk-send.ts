// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListResponses, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses, BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListResponses, BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListResponses, BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsResponses, BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListResponses } from '@countersign/types/esign-v2.1/bulk-send';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BulkSendCreateBulkSendListInput, BulkSendCreateBulkSendRequestInput, BulkSendCreateBulkSendTestRequestInput, BulkSendDeleteBulkSendListInput, BulkSendGetBulkSendListInput, BulkSendGetBulkSendListsInput, BulkSendUpdateBulkSendListInput } from '../bulk-send.js';
import { bulkSendCreateBulkSendList, bulkSendCreateBulkSendRequest, bulkSendCreateBulkSendTestRequest, bulkSendDeleteBulkSendList, bulkSendGetBulkSendList, bulkSendGetBulkSendLists, bulkSendUpdateBulkSendList } from '../bulk-send.js';
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
     * copies are queued and sent over time. The response contains the batch. The source can have up to
     * 75 MB. A draft must not have been sent, must contain the ID of the list in a text custom field
     * `mailingListId`, and is not sent itself.
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
}
/**
 * Creates an object whose methods are the functions of BulkSend.
 */
export function bulkSend(client: Client): BulkSend {
    return {
        getBulkSendLists: bulkSendGetBulkSendLists.bind(null, client),
        createBulkSendList: bulkSendCreateBulkSendList.bind(null, client),
        getBulkSendList: bulkSendGetBulkSendList.bind(null, client),
        updateBulkSendList: bulkSendUpdateBulkSendList.bind(null, client),
        deleteBulkSendList: bulkSendDeleteBulkSendList.bind(null, client),
        createBulkSendRequest: bulkSendCreateBulkSendRequest.bind(null, client),
        createBulkSendTestRequest: bulkSendCreateBulkSendTestRequest.bind(null, client)
    };
}

