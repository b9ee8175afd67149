/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the seals of an account.
 *
 * Lists the electronic seals that the account may put on documents. A seal acts without a
 * person, as a recipient of its own kind that names the seal. Seals are set up for the account
 * by the operator; without any, the list is empty.
 *
 * AccountSealProviders_list: `GET /v2.1/accounts/{accountId}/seals`
 */
export const accountSealProvidersList = /* @__PURE__ */ operation<operations['AccountSealProviders_list']>({
    id: 'AccountSealProviders_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/seals'
});

