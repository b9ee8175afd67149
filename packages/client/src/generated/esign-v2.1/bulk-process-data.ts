/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BulkProcessDataCreateBulkProcessRequest201Response, BulkProcessDataCreateBulkProcessRequestParams, BulkProcessDataCreateBulkProcessRequestResponses, BulkProcessDataCreateBulkProcessRequestToQueue201Response, BulkProcessDataCreateBulkProcessRequestToQueueBody, BulkProcessDataCreateBulkProcessRequestToQueueParams, BulkProcessDataCreateBulkProcessRequestToQueueResponses, BulkProcessDataDeleteBulkProcessList200Response, BulkProcessDataDeleteBulkProcessListParams, BulkProcessDataDeleteBulkProcessListResponses, BulkProcessDataDeleteBulkProcessLists200Response, BulkProcessDataDeleteBulkProcessListsBody, BulkProcessDataDeleteBulkProcessListsParams, BulkProcessDataDeleteBulkProcessListsResponses, BulkProcessDataGetBulkProcessList200Response, BulkProcessDataGetBulkProcessListParams, BulkProcessDataGetBulkProcessListResponses, BulkProcessDataGetBulkProcessLists200Response, BulkProcessDataGetBulkProcessListsParams, BulkProcessDataGetBulkProcessListsResponses, BulkProcessDataUpdateBulkProcessList200Response, BulkProcessDataUpdateBulkProcessListParams, BulkProcessDataUpdateBulkProcessListResponses } from '@countersign/types/esign-v2.1/bulk-process-data';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `bulkProcessDataGetBulkProcessLists`.
 */
export interface BulkProcessDataGetBulkProcessListsInput {
    path: PathOf<BulkProcessDataGetBulkProcessListsParams>;
}
/**
 * List the lists for an action.
 *
 * Returns the lists of the account for one action, the latest first.
 *
 * BulkProcessData_getBulkProcessLists: `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
 */
export const bulkProcessDataGetBulkProcessLists: Operation<BulkProcessDataGetBulkProcessListsInput, BulkProcessDataGetBulkProcessLists200Response, BulkProcessDataGetBulkProcessListsResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessData_getBulkProcessLists', 'GET', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}');


/**
 * The input of `bulkProcessDataCreateBulkProcessRequest`.
 */
export interface BulkProcessDataCreateBulkProcessRequestInput {
    path: PathOf<BulkProcessDataCreateBulkProcessRequestParams>;
}
/**
 * Create a list for an action.
 *
 * Creates a list for processing envelopes in bulk. The request has no body.
 *
 * BulkProcessData_createBulkProcessRequest: `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
 */
export const bulkProcessDataCreateBulkProcessRequest: Operation<BulkProcessDataCreateBulkProcessRequestInput, BulkProcessDataCreateBulkProcessRequest201Response, BulkProcessDataCreateBulkProcessRequestResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessData_createBulkProcessRequest', 'POST', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}');


/**
 * The input of `bulkProcessDataDeleteBulkProcessLists`.
 */
export interface BulkProcessDataDeleteBulkProcessListsInput {
    path: PathOf<BulkProcessDataDeleteBulkProcessListsParams>;
    body: BulkProcessDataDeleteBulkProcessListsBody;
}
/**
 * Delete lists of an action.
 *
 * Deletes the lists in the request. Lists that do not exist are reported in `errors`.
 *
 * BulkProcessData_deleteBulkProcessLists: `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
 */
export const bulkProcessDataDeleteBulkProcessLists: Operation<BulkProcessDataDeleteBulkProcessListsInput, BulkProcessDataDeleteBulkProcessLists200Response, BulkProcessDataDeleteBulkProcessListsResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessData_deleteBulkProcessLists', 'DELETE', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}');


/**
 * The input of `bulkProcessDataGetBulkProcessList`.
 */
export interface BulkProcessDataGetBulkProcessListInput {
    path: PathOf<BulkProcessDataGetBulkProcessListParams>;
}
/**
 * Read a list.
 *
 * Returns one list.
 *
 * BulkProcessData_getBulkProcessList: `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 */
export const bulkProcessDataGetBulkProcessList: Operation<BulkProcessDataGetBulkProcessListInput, BulkProcessDataGetBulkProcessList200Response, BulkProcessDataGetBulkProcessListResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessData_getBulkProcessList', 'GET', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}');


/**
 * The input of `bulkProcessDataCreateBulkProcessRequestToQueue`.
 */
export interface BulkProcessDataCreateBulkProcessRequestToQueueInput {
    path: PathOf<BulkProcessDataCreateBulkProcessRequestToQueueParams>;
    body: BulkProcessDataCreateBulkProcessRequestToQueueBody;
}
/**
 * Start processing a list.
 *
 * Starts to process each entry of the list with a copy of an envelope or template.
 *
 * BulkProcessData_createBulkProcessRequestToQueue: `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 */
export const bulkProcessDataCreateBulkProcessRequestToQueue: Operation<BulkProcessDataCreateBulkProcessRequestToQueueInput, BulkProcessDataCreateBulkProcessRequestToQueue201Response, BulkProcessDataCreateBulkProcessRequestToQueueResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessData_createBulkProcessRequestToQueue', 'POST', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}');


/**
 * The input of `bulkProcessDataUpdateBulkProcessList`.
 */
export interface BulkProcessDataUpdateBulkProcessListInput {
    path: PathOf<BulkProcessDataUpdateBulkProcessListParams>;
}
/**
 * Replace a list.
 *
 * Replaces one list. The request has no body.
 *
 * BulkProcessData_updateBulkProcessList: `PUT /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 */
export const bulkProcessDataUpdateBulkProcessList: Operation<BulkProcessDataUpdateBulkProcessListInput, BulkProcessDataUpdateBulkProcessList200Response, BulkProcessDataUpdateBulkProcessListResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessData_updateBulkProcessList', 'PUT', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}');


/**
 * The input of `bulkProcessDataDeleteBulkProcessList`.
 */
export interface BulkProcessDataDeleteBulkProcessListInput {
    path: PathOf<BulkProcessDataDeleteBulkProcessListParams>;
}
/**
 * Delete a list.
 *
 * Deletes one list.
 *
 * BulkProcessData_deleteBulkProcessList: `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 */
export const bulkProcessDataDeleteBulkProcessList: Operation<BulkProcessDataDeleteBulkProcessListInput, BulkProcessDataDeleteBulkProcessList200Response, BulkProcessDataDeleteBulkProcessListResponses, 'esign'> = /* @__PURE__ */ operation('BulkProcessData_deleteBulkProcessList', 'DELETE', '/v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}');

