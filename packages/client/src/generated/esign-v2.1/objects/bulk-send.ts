// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListResponses, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses, BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListResponses, BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListResponses, BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsResponses, BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListResponses } from '@countersign/types/esign-v2.1/bulk-send';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BulkSendCreateBulkSendListInput, BulkSendCreateBulkSendRequestInput, BulkSendCreateBulkSendTestRequestInput, BulkSendDeleteBulkSendListInput, BulkSendGetBulkSendListInput, BulkSendGetBulkSendListsInput, BulkSendUpdateBulkSendListInput } from '../bulk-send.js';
import { bulkSendCreateBulkSendList, bulkSendCreateBulkSendRequest, bulkSendCreateBulkSendTestRequest, bulkSendDeleteBulkSendList, bulkSendGetBulkSendList, bulkSendGetBulkSendLists, bulkSendUpdateBulkSendList } from '../bulk-send.js';
/**
 * Lists of recipients, each of whom gets an own copy of the same envelope, and the sending of such
 * lists. Only some plans of accounts include them.
 */
export interface BulkSend {
    /**
     * List the bulk send lists.
     *
     * Lists the bulk send lists that belong to the calling user, by name and date and without their
     * copies. Whoever wants the copies reads the list itself.
     *
     * The plan of the account must include bulk sending.
     *
     * BulkSend_getBulkSendLists: `GET /v2.1/accounts/{accountId}/bulk_send_lists`
     */
    getBulkSendLists(input?: BulkSendGetBulkSendListsInput, options?: CallOptions): Call<BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsResponses>;
    /**
     * Make a bulk send list.
     *
     * Makes a list that says, for each copy of an envelope, who its recipients are and what differs in
     * it. The envelope or template itself is named only when the list is sent, so a list can serve
     * several times.
     *
     * A list has 1000 copies at most. All recipients of a list are matched by role or all by ID. Within
     * a copy no role, ID or custom field comes twice, and a recipient has no label of a tab twice. The
     * plan of the account must include bulk sending.
     *
     * BulkSend_createBulkSendList: `POST /v2.1/accounts/{accountId}/bulk_send_lists`
     */
    createBulkSendList(input: BulkSendCreateBulkSendListInput, options?: CallOptions): Call<BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListResponses>;
    /**
     * Read a bulk send list.
     *
     * Gives a bulk send list with all its copies: their recipients, the values of their custom fields
     * and tabs, and the texts of their e-mails. There is no paging.
     *
     * The plan of the account must include bulk sending.
     *
     * BulkSend_getBulkSendList: `GET /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
     */
    getBulkSendList(input: BulkSendGetBulkSendListInput, options?: CallOptions): Call<BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListResponses>;
    /**
     * Replace a bulk send list.
     *
     * Puts the copies in the body in place of those that the list holds, and sets its name. Copies that
     * the body leaves out are gone. What was already sent with the list stays as it is.
     *
     * The rules are those for a new list: 1000 copies at most, and recipients that are all matched by
     * role or all by ID. The plan of the account must include bulk sending.
     *
     * BulkSend_updateBulkSendList: `PUT /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
     */
    updateBulkSendList(input: BulkSendUpdateBulkSendListInput, options?: CallOptions): Call<BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListResponses>;
    /**
     * Delete a bulk send list.
     *
     * Deletes a bulk send list with its copies and gives the lists that are left. Envelopes that were
     * sent with the list stay as they are.
     *
     * The plan of the account must include bulk sending.
     *
     * BulkSend_deleteBulkSendList: `DELETE /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
     */
    deleteBulkSendList(input: BulkSendDeleteBulkSendListInput, options?: CallOptions): Call<BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListResponses>;
    /**
     * Send an envelope to everybody on a bulk send list.
     *
     * Makes one envelope for each copy of the list, out of a draft or a template, and sends them all.
     * The copies go into a queue and out of it in time; the answer names the batch. The source has 75
     * MB at most. A draft must not have been sent, carries the ID of the list in a text custom field
     * `mailingListId`, and does not go out itself.
     *
     * Where the list does not fit the envelope, nothing is sent, and the answer with status 201 holds
     * the reasons in `errors`. The plan of the account must include bulk sending.
     *
     * BulkSend_createBulkSendRequest: `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send`
     */
    createBulkSendRequest(input: BulkSendCreateBulkSendRequestInput, options?: CallOptions): Call<BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses>;
    /**
     * Try whether a bulk send list fits an envelope.
     *
     * Compares a bulk send list with the draft or template that it is to be sent with: recipients, tabs,
     * custom fields, and how many copies may wait at once. Nothing is sent.
     *
     * The answer has status 201 also where the list does not fit; `canBeSent` is `false` then, and
     * `validationErrors` says why. The plan of the account must include bulk sending.
     *
     * BulkSend_createBulkSendTestRequest: `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test`
     */
    createBulkSendTestRequest(input: BulkSendCreateBulkSendTestRequestInput, options?: CallOptions): Call<BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses>;
}
/**
 * Makes the functions of BulkSend into methods of one object.
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

