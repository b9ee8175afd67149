/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BulkEnvelopesGet200Response, BulkEnvelopesGetParams, BulkEnvelopesGetQueryParams, BulkEnvelopesGetResponses, BulkEnvelopesList200Response, BulkEnvelopesListParams, BulkEnvelopesListQueryParams, BulkEnvelopesListResponses } from '@countersign/types/esign-v2/bulk-envelopes';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * What `bulkEnvelopesList` takes.
 */
export interface BulkEnvelopesListInput {
    path?: PathOf<BulkEnvelopesListParams> | undefined;
    query?: BulkEnvelopesListQueryParams | undefined;
}
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
export const bulkEnvelopesList: PagedOperation<BulkEnvelopesListInput, BulkEnvelopesList200Response, BulkEnvelopesListResponses, NonNullable<BulkEnvelopesList200Response['bulkEnvelopeStatuses']>[number]> = /* @__PURE__ */ pagedOperation('BulkEnvelopes_list', 'GET', '/v2/accounts/{accountId}/bulk_envelopes', {
    paging: {
        items: 'bulkEnvelopeStatuses',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `bulkEnvelopesGet` takes.
 */
export interface BulkEnvelopesGetInput {
    path: PathOf<BulkEnvelopesGetParams>;
    query?: BulkEnvelopesGetQueryParams | undefined;
}
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
export const bulkEnvelopesGet: PagedOperation<BulkEnvelopesGetInput, BulkEnvelopesGet200Response, BulkEnvelopesGetResponses, NonNullable<BulkEnvelopesGet200Response['bulkEnvelopes']>[number]> = /* @__PURE__ */ pagedOperation('BulkEnvelopes_get', 'GET', '/v2/accounts/{accountId}/bulk_envelopes/{batchId}', {
    paging: {
        items: 'bulkEnvelopes',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

