// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkProcessDataCreateBulkProcessRequest201Response, BulkProcessDataCreateBulkProcessRequestResponses, BulkProcessDataCreateBulkProcessRequestToQueue201Response, BulkProcessDataCreateBulkProcessRequestToQueueResponses, BulkProcessDataDeleteBulkProcessList200Response, BulkProcessDataDeleteBulkProcessListResponses, BulkProcessDataDeleteBulkProcessLists200Response, BulkProcessDataDeleteBulkProcessListsResponses, BulkProcessDataGetBulkProcessList200Response, BulkProcessDataGetBulkProcessListResponses, BulkProcessDataGetBulkProcessLists200Response, BulkProcessDataGetBulkProcessListsResponses, BulkProcessDataUpdateBulkProcessList200Response, BulkProcessDataUpdateBulkProcessListResponses } from '@countersign/types/esign-v2.1/bulk-process-data';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BulkProcessDataCreateBulkProcessRequestInput, BulkProcessDataCreateBulkProcessRequestToQueueInput, BulkProcessDataDeleteBulkProcessListInput, BulkProcessDataDeleteBulkProcessListsInput, BulkProcessDataGetBulkProcessListInput, BulkProcessDataGetBulkProcessListsInput, BulkProcessDataUpdateBulkProcessListInput } from '../bulk-process-data.js';
import { bulkProcessDataCreateBulkProcessRequest, bulkProcessDataCreateBulkProcessRequestToQueue, bulkProcessDataDeleteBulkProcessList, bulkProcessDataDeleteBulkProcessLists, bulkProcessDataGetBulkProcessList, bulkProcessDataGetBulkProcessLists, bulkProcessDataUpdateBulkProcessList } from '../bulk-process-data.js';
/**
 * The lists for processing envelopes in bulk.
 */
export interface BulkProcessData {
    /**
     * List the lists for an action.
     *
     * Returns the lists of the account for one action, the latest first.
     *
     * BulkProcessData_getBulkProcessLists: `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
     */
    getBulkProcessLists(input: BulkProcessDataGetBulkProcessListsInput, options?: CallOptions): Call<BulkProcessDataGetBulkProcessLists200Response, BulkProcessDataGetBulkProcessListsResponses>;
    /**
     * Create a list for an action.
     *
     * Creates a list for processing envelopes in bulk. The request has no body.
     *
     * BulkProcessData_createBulkProcessRequest: `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
     */
    createBulkProcessRequest(input: BulkProcessDataCreateBulkProcessRequestInput, options?: CallOptions): Call<BulkProcessDataCreateBulkProcessRequest201Response, BulkProcessDataCreateBulkProcessRequestResponses>;
    /**
     * Delete lists of an action.
     *
     * Deletes the lists in the request. Lists that do not exist are reported in `errors`.
     *
     * BulkProcessData_deleteBulkProcessLists: `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
     */
    deleteBulkProcessLists(input: BulkProcessDataDeleteBulkProcessListsInput, options?: CallOptions): Call<BulkProcessDataDeleteBulkProcessLists200Response, BulkProcessDataDeleteBulkProcessListsResponses>;
    /**
     * Read a list.
     *
     * Returns one list.
     *
     * BulkProcessData_getBulkProcessList: `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
     */
    getBulkProcessList(input: BulkProcessDataGetBulkProcessListInput, options?: CallOptions): Call<BulkProcessDataGetBulkProcessList200Response, BulkProcessDataGetBulkProcessListResponses>;
    /**
     * Start processing a list.
     *
     * Starts to process each entry of the list with a copy of an envelope or template.
     *
     * BulkProcessData_createBulkProcessRequestToQueue: `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
     */
    createBulkProcessRequestToQueue(input: BulkProcessDataCreateBulkProcessRequestToQueueInput, options?: CallOptions): Call<BulkProcessDataCreateBulkProcessRequestToQueue201Response, BulkProcessDataCreateBulkProcessRequestToQueueResponses>;
    /**
     * Replace a list.
     *
     * Replaces one list. The request has no body.
     *
     * BulkProcessData_updateBulkProcessList: `PUT /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
     */
    updateBulkProcessList(input: BulkProcessDataUpdateBulkProcessListInput, options?: CallOptions): Call<BulkProcessDataUpdateBulkProcessList200Response, BulkProcessDataUpdateBulkProcessListResponses>;
    /**
     * Delete a list.
     *
     * Deletes one list.
     *
     * BulkProcessData_deleteBulkProcessList: `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
     */
    deleteBulkProcessList(input: BulkProcessDataDeleteBulkProcessListInput, options?: CallOptions): Call<BulkProcessDataDeleteBulkProcessList200Response, BulkProcessDataDeleteBulkProcessListResponses>;
}
/**
 * Creates an object whose methods are the functions of BulkProcessData.
 */
export function bulkProcessData(client: Client<'esign'>): BulkProcessData {
    return {
        getBulkProcessLists: bulkProcessDataGetBulkProcessLists.bind(null, client),
        createBulkProcessRequest: bulkProcessDataCreateBulkProcessRequest.bind(null, client),
        deleteBulkProcessLists: bulkProcessDataDeleteBulkProcessLists.bind(null, client),
        getBulkProcessList: bulkProcessDataGetBulkProcessList.bind(null, client),
        createBulkProcessRequestToQueue: bulkProcessDataCreateBulkProcessRequestToQueue.bind(null, client),
        updateBulkProcessList: bulkProcessDataUpdateBulkProcessList.bind(null, client),
        deleteBulkProcessList: bulkProcessDataDeleteBulkProcessList.bind(null, client)
    };
}

