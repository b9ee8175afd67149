/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountSealProvidersList200Response, AccountSealProvidersListParams, AccountSealProvidersListResponses } from '@countersign/types/esign-v2.1/account-seal-providers';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountSealProvidersList`.
 */
export interface AccountSealProvidersListInput {
    path?: PathOf<AccountSealProvidersListParams> | undefined;
}
/**
 * List the seals of an account.
 *
 * Returns the electronic seals that the account can apply to documents. A seal is applied
 * automatically, without a person, through a separate recipient type that names the seal. The
 * operator sets up seals for the account. If there are none, the list is empty.
 *
 * AccountSealProviders_list: `GET /v2.1/accounts/{accountId}/seals`
 */
export const accountSealProvidersList: Operation<AccountSealProvidersListInput, AccountSealProvidersList200Response, AccountSealProvidersListResponses, 'esign'> = /* @__PURE__ */ operation('AccountSealProviders_list', 'GET', '/v2.1/accounts/{accountId}/seals');

