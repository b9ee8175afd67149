/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * List the countries.
 *
 * Lists the countries in which an office can be opened. The list is the same for every account, so
 * a client may keep it.
 *
 * GlobalLists_GetCountries: `GET /v2/countries`
 */
export const globalListsGetCountries = /* @__PURE__ */ operation<operations['GlobalLists_GetCountries']>({
    id: 'GlobalLists_GetCountries',
    method: 'GET',
    path: '/v2/countries'
});

