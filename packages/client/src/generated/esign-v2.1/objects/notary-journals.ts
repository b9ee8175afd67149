// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryJournalsList200Response, NotaryJournalsListResponses } from '@countersign/types/esign-v2.1/notary-journals';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { NotaryJournalsListInput } from '../notary-journals.js';
import { notaryJournalsList } from '../notary-journals.js';
/**
 * The entries that the calling user has made as a notary.
 */
export interface NotaryJournals {
    /**
     * List the journal of the calling notary.
     *
     * Lists what the calling user has recorded as a notary, one entry for each notarial act, over all
     * accounts. `search_text` keeps the entries in which the text occurs.
     *
     * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
     * next.
     *
     * NotaryJournals_list: `GET /v2.1/current_user/notary/journals`
     */
    list(input?: NotaryJournalsListInput, options?: CallOptions): PagedCall<NotaryJournalsList200Response, NotaryJournalsListResponses, NonNullable<NotaryJournalsList200Response['notaryJournals']>[number]>;
}
/**
 * Makes the functions of NotaryJournals into methods of one object.
 */
export function notaryJournals(client: Client): NotaryJournals {
    return {
        list: notaryJournalsList.bind(null, client)
    };
}

