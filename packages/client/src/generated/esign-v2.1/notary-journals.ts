/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { NotaryJournalsList200Response, NotaryJournalsListQueryParams, NotaryJournalsListResponses } from '@countersign/types/esign-v2.1/notary-journals';
import type { PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `notaryJournalsList`.
 */
export interface NotaryJournalsListInput {
    query?: NotaryJournalsListQueryParams | undefined;
}
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
export const notaryJournalsList: PagedOperation<NotaryJournalsListInput, NotaryJournalsList200Response, NotaryJournalsListResponses, NonNullable<NotaryJournalsList200Response['notaryJournals']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('NotaryJournals_list', 'GET', '/v2.1/current_user/notary/journals', {
    paging: {
        items: 'notaryJournals',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

