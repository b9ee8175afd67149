/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { NotaryJournalsList200Response, NotaryJournalsListQueryParams, NotaryJournalsListResponses } from '@countersign/types/esign-v2.1/notary-journals';
import type { PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * What `notaryJournalsList` takes.
 */
export interface NotaryJournalsListInput {
    query?: NotaryJournalsListQueryParams | undefined;
}
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
export const notaryJournalsList: PagedOperation<NotaryJournalsListInput, NotaryJournalsList200Response, NotaryJournalsListResponses, NonNullable<NotaryJournalsList200Response['notaryJournals']>[number]> = /* @__PURE__ */ pagedOperation('NotaryJournals_list', 'GET', '/v2.1/current_user/notary/journals', {
    paging: {
        items: 'notaryJournals',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

