/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BulkProcessDataSendCreateBulkProcessRequestToQueue201Response, BulkProcessDataSendCreateBulkProcessRequestToQueueBody, BulkProcessDataSendCreateBulkProcessRequestToQueueParams, BulkProcessDataSendCreateBulkProcessRequestToQueueResponses, BulkProcessDataSendDeleteBulkProcessList200Response, BulkProcessDataSendDeleteBulkProcessListParams, BulkProcessDataSendDeleteBulkProcessListResponses, BulkProcessDataSendGetBulkProcessList200Response, BulkProcessDataSendGetBulkProcessListParams, BulkProcessDataSendGetBulkProcessListResponses, BulkProcessDataSendUpdateBulkProcessList200Response, BulkProcessDataSendUpdateBulkProcessListParams, BulkProcessDataSendUpdateBulkProcessListResponses } from '@countersign/types/esign-v2.1/bulk-process-data-send';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `bulkProcessDataSendGetBulkProcessList`.
 */
export interface BulkProcessDataSendGetBulkProcessListInput {
    path: PathOf<BulkProcessDataSendGetBulkProcessListParams>;
}
/**
 * Read a list for sending.
 *
 * Returns one list for sending.
 *
 * BulkProcessDataSend_getBulkProcessList: `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 */
export const bulkProcessDataSendGetBulkProcessList: Operation<BulkProcessDataSendGetBulkProcessListInput, BulkProcessDataSendGetBulkProcessList200Response, BulkProcessDataSendGetBulkProcessListResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessDataSend_getBulkProcessList', 'GET', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send');


/**
 * The input of `bulkProcessDataSendCreateBulkProcessRequestToQueue`.
 */
export interface BulkProcessDataSendCreateBulkProcessRequestToQueueInput {
    path: PathOf<BulkProcessDataSendCreateBulkProcessRequestToQueueParams>;
    body: BulkProcessDataSendCreateBulkProcessRequestToQueueBody;
}
/**
 * Start processing a list for sending.
 *
 * Starts to process each entry of the list with a copy of an envelope or template for sending.
 *
 * BulkProcessDataSend_createBulkProcessRequestToQueue: `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 */
export const bulkProcessDataSendCreateBulkProcessRequestToQueue: Operation<BulkProcessDataSendCreateBulkProcessRequestToQueueInput, BulkProcessDataSendCreateBulkProcessRequestToQueue201Response, BulkProcessDataSendCreateBulkProcessRequestToQueueResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessDataSend_createBulkProcessRequestToQueue', 'POST', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send');


/**
 * The input of `bulkProcessDataSendUpdateBulkProcessList`.
 */
export interface BulkProcessDataSendUpdateBulkProcessListInput {
    path: PathOf<BulkProcessDataSendUpdateBulkProcessListParams>;
}
/**
 * Replace a list for sending.
 *
 * Replaces one list for sending. The request has no body.
 *
 * BulkProcessDataSend_updateBulkProcessList: `PUT /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 */
export const bulkProcessDataSendUpdateBulkProcessList: Operation<BulkProcessDataSendUpdateBulkProcessListInput, BulkProcessDataSendUpdateBulkProcessList200Response, BulkProcessDataSendUpdateBulkProcessListResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessDataSend_updateBulkProcessList', 'PUT', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send');


/**
 * The input of `bulkProcessDataSendDeleteBulkProcessList`.
 */
export interface BulkProcessDataSendDeleteBulkProcessListInput {
    path: PathOf<BulkProcessDataSendDeleteBulkProcessListParams>;
}
/**
 * Delete a list for sending.
 *
 * Deletes one list for sending.
 *
 * BulkProcessDataSend_deleteBulkProcessList: `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 */
export const bulkProcessDataSendDeleteBulkProcessList: Operation<BulkProcessDataSendDeleteBulkProcessListInput, BulkProcessDataSendDeleteBulkProcessList200Response, BulkProcessDataSendDeleteBulkProcessListResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessDataSend_deleteBulkProcessList', 'DELETE', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send');

