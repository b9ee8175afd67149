/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const notaryJournalsList = /* @__PURE__ */ operation<operations['NotaryJournals_list']>({
    id: 'NotaryJournals_list',
    method: 'GET',
    path: '/v2.1/current_user/notary/journals'
});

