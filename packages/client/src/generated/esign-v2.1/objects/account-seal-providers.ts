// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSealProvidersList200Response, AccountSealProvidersListResponses } from '@countersign/types/esign-v2.1/account-seal-providers';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountSealProvidersListInput } from '../account-seal-providers.js';
import { accountSealProvidersList } from '../account-seal-providers.js';
/**
 * The seals that the account can apply to documents.
 */
export interface AccountSealProviders {
    /**
     * List the seals of an account.
     *
     * Returns the electronic seals that the account can apply to documents. A seal is applied
     * automatically, without a person, through a separate recipient type that names the seal. The
     * operator sets up seals for the account. If there are none, the list is empty.
     *
     * AccountSealProviders_list: `GET /v2.1/accounts/{accountId}/seals`
     */
    list(input?: AccountSealProvidersListInput, options?: CallOptions): Call<AccountSealProvidersList200Response, AccountSealProvidersListResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountSealProviders.
 */
export function accountSealProviders(client: Client<'esign'>): AccountSealProviders {
    return {
        list: accountSealProvidersList.bind(null, client)
    };
}

