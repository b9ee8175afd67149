// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopesGet200Response, BulkEnvelopesGetResponses, BulkEnvelopesList200Response, BulkEnvelopesListResponses } from '@countersign/types/esign-v2/bulk-envelopes';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { BulkEnvelopesGetInput, BulkEnvelopesListInput } from '../bulk-envelopes.js';
import { bulkEnvelopesGet, bulkEnvelopesList } from '../bulk-envelopes.js';
/**
 * The batches in which envelopes went out to lists of people.
 */
export interface BulkEnvelopes {
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
    list(input?: BulkEnvelopesListInput, options?: CallOptions): PagedCall<BulkEnvelopesList200Response, BulkEnvelopesListResponses, NonNullable<BulkEnvelopesList200Response['bulkEnvelopeStatuses']>[number]>;
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
    get(input: BulkEnvelopesGetInput, options?: CallOptions): PagedCall<BulkEnvelopesGet200Response, BulkEnvelopesGetResponses, NonNullable<BulkEnvelopesGet200Response['bulkEnvelopes']>[number]>;
}
/**
 * Makes the functions of BulkEnvelopes into methods of one object.
 */
export function bulkEnvelopes(client: Client): BulkEnvelopes {
    return {
        list: bulkEnvelopesList.bind(null, client),
        get: bulkEnvelopesGet.bind(null, client)
    };
}

