// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkProcessDataSendCreateBulkProcessRequestToQueue201Response, BulkProcessDataSendCreateBulkProcessRequestToQueueResponses, BulkProcessDataSendDeleteBulkProcessList200Response, BulkProcessDataSendDeleteBulkProcessListResponses, BulkProcessDataSendGetBulkProcessList200Response, BulkProcessDataSendGetBulkProcessListResponses, BulkProcessDataSendUpdateBulkProcessList200Response, BulkProcessDataSendUpdateBulkProcessListResponses } from '@countersign/types/esign-v2.1/bulk-process-data-send';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BulkProcessDataSendCreateBulkProcessRequestToQueueInput, BulkProcessDataSendDeleteBulkProcessListInput, BulkProcessDataSendGetBulkProcessListInput, BulkProcessDataSendUpdateBulkProcessListInput } from '../bulk-process-data-send.js';
import { bulkProcessDataSendCreateBulkProcessRequestToQueue, bulkProcessDataSendDeleteBulkProcessList, bulkProcessDataSendGetBulkProcessList, bulkProcessDataSendUpdateBulkProcessList } from '../bulk-process-data-send.js';
/**
 * The lists for sending envelopes in bulk.
 */
export interface BulkProcessDataSend {
    /**
     * Read a list for sending.
     *
     * Returns one list for sending.
     *
     * BulkProcessDataSend_getBulkProcessList: `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
     */
    getBulkProcessList(input: BulkProcessDataSendGetBulkProcessListInput, options?: CallOptions): Call<BulkProcessDataSendGetBulkProcessList200Response, BulkProcessDataSendGetBulkProcessListResponses>;
    /**
     * Start processing a list for sending.
     *
     * Starts to process each entry of the list with a copy of an envelope or template for sending.
     *
     * BulkProcessDataSend_createBulkProcessRequestToQueue: `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
     */
    createBulkProcessRequestToQueue(input: BulkProcessDataSendCreateBulkProcessRequestToQueueInput, options?: CallOptions): Call<BulkProcessDataSendCreateBulkProcessRequestToQueue201Response, BulkProcessDataSendCreateBulkProcessRequestToQueueResponses>;
    /**
     * Replace a list for sending.
     *
     * Replaces one list for sending. The request has no body.
     *
     * BulkProcessDataSend_updateBulkProcessList: `PUT /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
     */
    updateBulkProcessList(input: BulkProcessDataSendUpdateBulkProcessListInput, options?: CallOptions): Call<BulkProcessDataSendUpdateBulkProcessList200Response, BulkProcessDataSendUpdateBulkProcessListResponses>;
    /**
     * Delete a list for sending.
     *
     * Deletes one list for sending.
     *
     * BulkProcessDataSend_deleteBulkProcessList: `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
     */
    deleteBulkProcessList(input: BulkProcessDataSendDeleteBulkProcessListInput, options?: CallOptions): Call<BulkProcessDataSendDeleteBulkProcessList200Response, BulkProcessDataSendDeleteBulkProcessListResponses>;
}
/**
 * Creates an object whose methods are the functions of BulkProcessDataSend.
 */
export function bulkProcessDataSend(client: Client<'esign'>): BulkProcessDataSend {
    return {
        getBulkProcessList: bulkProcessDataSendGetBulkProcessList.bind(null, client),
        createBulkProcessRequestToQueue: bulkProcessDataSendCreateBulkProcessRequestToQueue.bind(null, client),
        updateBulkProcessList: bulkProcessDataSendUpdateBulkProcessList.bind(null, client),
        deleteBulkProcessList: bulkProcessDataSendDeleteBulkProcessList.bind(null, client)
    };
}

