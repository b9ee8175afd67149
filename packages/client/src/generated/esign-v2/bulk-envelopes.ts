/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


/**
 * List the batches of bulk envelopes.
 *
 * Lists the batches in which envelopes of the account went to lists of people, with how many copies
 * of each went out, wait or failed.
 *
 * The list comes in chunks of 20 batches at most; `start_position` and `count` choose one, and
 * `nextUri` leads to the next. Only certain plans can send in bulk.
 *
 * BulkEnvelopes_list: `GET /v2/accounts/{accountId}/bulk_envelopes`
 */
export const bulkEnvelopesList = /* @__PURE__ */ operation<operations['BulkEnvelopes_list']>({
    id: 'BulkEnvelopes_list',
    method: 'GET',
    path: '/v2/accounts/{accountId}/bulk_envelopes'
});


/**
 * Read how far a batch of bulk envelopes is.
 *
 * Gives one batch with its counts and with what became of each copy. A copy that failed carries
 * the reason; `include` narrows the answer to copies of one outcome or several.
 *
 * The copies come in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next. Only certain plans can send in bulk.
 *
 * BulkEnvelopes_get: `GET /v2/accounts/{accountId}/bulk_envelopes/{batchId}`
 */
export const bulkEnvelopesGet = /* @__PURE__ */ operation<operations['BulkEnvelopes_get']>({
    id: 'BulkEnvelopes_get',
    method: 'GET',
    path: '/v2/accounts/{accountId}/bulk_envelopes/{batchId}'
});

