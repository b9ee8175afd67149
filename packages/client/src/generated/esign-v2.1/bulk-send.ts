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
 * Returns the bulk send lists that belong to the calling user, with name and date but without their
 * copies. To get the copies, get the list itself.
 *
 * The plan of the account must include bulk send.
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
 * Returns a bulk send list with all its copies: their recipients, the values of their custom fields
 * and tabs, and their e-mail texts. The response is not paged.
 *
 * The plan of the account must include bulk send.
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
 * Replaces the copies of a bulk send list with the copies in the request body, and sets its name.
 * Copies that the request body omits are deleted. Envelopes that were already sent with the list are
 * not changed.
 *
 * The rules are the same as for a new list: up to 1000 copies, and all recipients are matched either
 * by role or by ID. The plan of the account must include bulk send.
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
 * Deletes a bulk send list with its copies and returns the remaining lists. Envelopes that were sent
 * with the list are not changed.
 *
 * The plan of the account must include bulk send.
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
export const bulkSendCreateBulkSendRequest: Operation<BulkSendCreateBulkSendRequestInput, BulkSendCreateBulkSendRequest201Response, BulkSendCreateBulkSendRequestResponses> = /* @__PURE__ */ operation('BulkSend_createBulkSendRequest', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send');


/**
 * What `bulkSendCreateBulkSendTestRequest` takes.
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
export const bulkSendCreateBulkSendTestRequest: Operation<BulkSendCreateBulkSendTestRequestInput, BulkSendCreateBulkSendTestRequest201Response, BulkSendCreateBulkSendTestRequestResponses> = /* @__PURE__ */ operation('BulkSend_createBulkSendTestRequest', 'POST', '/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test');

