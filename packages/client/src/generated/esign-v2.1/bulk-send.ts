/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListBody, BulkSendCreateBulkSendListParams, BulkSendCreateBulkSendListResponses, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestBody, BulkSendCreateBulkSendRequestParams, BulkSendCreateBulkSendRequestResponses, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestBody, BulkSendCreateBulkSendTestRequestParams, BulkSendCreateBulkSendTestRequestResponses, BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListParams, BulkSendDeleteBulkSendListResponses, BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListParams, BulkSendGetBulkSendListResponses, BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsParams, BulkSendGetBulkSendListsResponses, BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListBody, BulkSendUpdateBulkSendListParams, BulkSendUpdateBulkSendListResponses } from '@countersign/types/esign-v2.1/bulk-send';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `bulkSendGetBulkSendLists` takes.
 */
export interface BulkSendGetBulkSendListsInput {
    path?: PathOf<BulkSendGetBulkSendListsParams> | undefined;
}
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
export const bulkSendGetBulkSendLists: Operation<BulkSendGetBulkSendListsInput, BulkSendGetBulkSendLists200Response, BulkSendGetBulkSendListsResponses> = /* @__PURE__ */ operation('BulkSend_getBulkSendLists', 'GET', '/v2.1/accounts/{accountId}/bulk_send_lists');


/**
 * What `bulkSendCreateBulkSendList` takes.
 */
export interface BulkSendCreateBulkSendListInput {
    path?: PathOf<BulkSendCreateBulkSendListParams> | undefined;
    body: BulkSendCreateBulkSendListBody;
}
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
export const bulkSendCreateBulkSendList: Operation<BulkSendCreateBulkSendListInput, BulkSendCreateBulkSendList201Response, BulkSendCreateBulkSendListResponses> = /* @__PURE__ */ operation('BulkSend_createBulkSendList', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists');


/**
 * What `bulkSendGetBulkSendList` takes.
 */
export interface BulkSendGetBulkSendListInput {
    path: PathOf<BulkSendGetBulkSendListParams>;
}
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
export const bulkSendGetBulkSendList: Operation<BulkSendGetBulkSendListInput, BulkSendGetBulkSendList200Response, BulkSendGetBulkSendListResponses> = /* @__PURE__ */ operation('BulkSend_getBulkSendList', 'GET', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}');


/**
 * What `bulkSendUpdateBulkSendList` takes.
 */
export interface BulkSendUpdateBulkSendListInput {
    path: PathOf<BulkSendUpdateBulkSendListParams>;
    body: BulkSendUpdateBulkSendListBody;
}
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
export const bulkSendUpdateBulkSendList: Operation<BulkSendUpdateBulkSendListInput, BulkSendUpdateBulkSendList200Response, BulkSendUpdateBulkSendListResponses> = /* @__PURE__ */ operation('BulkSend_updateBulkSendList', 'PUT', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}');


/**
 * What `bulkSendDeleteBulkSendList` takes.
 */
export interface BulkSendDeleteBulkSendListInput {
    path: PathOf<BulkSendDeleteBulkSendListParams>;
}
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
export const bulkSendDeleteBulkSendList: Operation<BulkSendDeleteBulkSendListInput, BulkSendDeleteBulkSendList200Response, BulkSendDeleteBulkSendListResponses> = /* @__PURE__ */ operation('BulkSend_deleteBulkSendList', 'DELETE', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}');


/**
 * What `bulkSendCreateBulkSendRequest` takes.
 */
export interface BulkSendCreateBulkSendRequestInput {
    path: PathOf<BulkSendCreateBulkSendRequestParams>;
    body: BulkSendCreateBulkSendRequestBody;
}
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
export const bulkSendCreateBulkSendRequest: Operation<BulkSendCreateBulkSendRequestInput, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses> = /* @__PURE__ */ operation('BulkSend_createBulkSendRequest', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send');


/**
 * What `bulkSendCreateBulkSendTestRequest` takes.
 */
export interface BulkSendCreateBulkSendTestRequestInput {
    path: PathOf<BulkSendCreateBulkSendTestRequestParams>;
    body: BulkSendCreateBulkSendTestRequestBody;
}
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
export const bulkSendCreateBulkSendTestRequest: Operation<BulkSendCreateBulkSendTestRequestInput, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses> = /* @__PURE__ */ operation('BulkSend_createBulkSendTestRequest', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test');

