/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BulkEnvelopesGet200Response, BulkEnvelopesGetParams, BulkEnvelopesGetQueryParams, BulkEnvelopesGetResponses, BulkEnvelopesList200Response, BulkEnvelopesListParams, BulkEnvelopesListQueryParams, BulkEnvelopesListResponses } from '@countersign/types/esign-v2/bulk-envelopes';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `bulkEnvelopesList`.
 */
export interface BulkEnvelopesListInput {
    path?: PathOf<BulkEnvelopesListParams> | undefined;
    query?: BulkEnvelopesListQueryParams | undefined;
}
/**
 * List the batches of bulk envelopes.
 *
 * Returns the batches in which the account sent envelopes to lists of people, with the number of
 * sent, queued and failed copies in each.
 *
 * The list is returned in pages of up to 20 batches. `start_position` and `count` select a page, and
 * `nextUri` links to the next page. Only certain plans include bulk sending.
 *
 * BulkEnvelopes_list: `GET /v2/accounts/{accountId}/bulk_envelopes`
 */
export const bulkEnvelopesList: PagedOperation<BulkEnvelopesListInput, BulkEnvelopesList200Response, BulkEnvelopesListResponses, NonNullable<BulkEnvelopesList200Response['bulkEnvelopeStatuses']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('BulkEnvelopes_list', 'GET', '/v2/accounts/{accountId}/bulk_envelopes', {
    paging: {
        items: 'bulkEnvelopeStatuses',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `bulkEnvelopesGet`.
 */
export interface BulkEnvelopesGetInput {
    path: PathOf<BulkEnvelopesGetParams>;
    query?: BulkEnvelopesGetQueryParams | undefined;
}
/**
 * Read the progress of a bulk envelope batch.
 *
 * Returns one batch with its counts and the status of each copy. A failed copy contains the reason.
 * `include` limits the response to copies with certain statuses.
 *
 * The copies are paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page. Only certain plans include bulk sending.
 *
 * BulkEnvelopes_get: `GET /v2/accounts/{accountId}/bulk_envelopes/{batchId}`
 */
export const bulkEnvelopesGet: PagedOperation<BulkEnvelopesGetInput, BulkEnvelopesGet200Response, BulkEnvelopesGetResponses, NonNullable<BulkEnvelopesGet200Response['bulkEnvelopes']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('BulkEnvelopes_get', 'GET', '/v2/accounts/{accountId}/bulk_envelopes/{batchId}', {
    paging: {
        items: 'bulkEnvelopes',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

