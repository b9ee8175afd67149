// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopesGet200Response, BulkEnvelopesGetResponses, BulkEnvelopesList200Response, BulkEnvelopesListResponses } from '@countersign/types/esign-v2/bulk-envelopes';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { BulkEnvelopesGetInput, BulkEnvelopesListInput } from '../bulk-envelopes.js';
import { bulkEnvelopesGet, bulkEnvelopesList } from '../bulk-envelopes.js';
/**
 * The batches in which envelopes were sent to lists of people.
 */
export interface BulkEnvelopes {
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
    list(input?: BulkEnvelopesListInput, options?: CallOptions): PagedCall<BulkEnvelopesList200Response, BulkEnvelopesListResponses, NonNullable<BulkEnvelopesList200Response['bulkEnvelopeStatuses']>[number]>;
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
    get(input: BulkEnvelopesGetInput, options?: CallOptions): PagedCall<BulkEnvelopesGet200Response, BulkEnvelopesGetResponses, NonNullable<BulkEnvelopesGet200Response['bulkEnvelopes']>[number]>;
}
/**
 * Creates an object whose methods are the functions of BulkEnvelopes.
 */
export function bulkEnvelopes(client: Client<'esign'>): BulkEnvelopes {
    return {
        list: bulkEnvelopesList.bind(null, client),
        get: bulkEnvelopesGet.bind(null, client)
    };
}

