// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryJournalsList200Response, NotaryJournalsListResponses } from '@countersign/types/esign-v2.1/notary-journals';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { NotaryJournalsListInput } from '../notary-journals.js';
import { notaryJournalsList } from '../notary-journals.js';
/**
 * The journal entries of the calling user as a notary.
 */
export interface NotaryJournals {
    /**
     * List the journal entries of the calling notary.
     *
     * Returns the journal entries of the calling user as a notary, one for each notarial act, across all
     * accounts. `search_text` returns only the entries that contain the text.
     *
     * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
     * page.
     *
     * NotaryJournals_list: `GET /v2.1/current_user/notary/journals`
     */
    list(input?: NotaryJournalsListInput, options?: CallOptions): PagedCall<NotaryJournalsList200Response, NotaryJournalsListResponses, NonNullable<NotaryJournalsList200Response['notaryJournals']>[number]>;
}
/**
 * Creates an object whose methods are the functions of NotaryJournals.
 */
export function notaryJournals(client: Client<'esign'>): NotaryJournals {
    return {
        list: notaryJournalsList.bind(null, client)
    };
}

