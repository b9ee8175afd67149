// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignatureProvidersList200Response, AccountSignatureProvidersListResponses } from '@countersign/types/esign-v2.1/account-signature-providers';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountSignatureProvidersListInput } from '../account-signature-providers.js';
import { accountSignatureProvidersList } from '../account-signature-providers.js';
/**
 * The providers of standards-based signatures that are configured for the account.
 */
export interface AccountSignatureProviders {
    /**
     * List the signature providers of an account.
     *
     * Returns the providers of standards-based signatures that are set up for the account. A recipient
     * names one of them to sign with a certificate of that provider. The entry lists the data about the
     * recipient that the sender must provide.
     *
     * AccountSignatureProviders_list: `GET /v2.1/accounts/{accountId}/signatureProviders`
     */
    list(input?: AccountSignatureProvidersListInput, options?: CallOptions): Call<AccountSignatureProvidersList200Response, AccountSignatureProvidersListResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountSignatureProviders.
 */
export function accountSignatureProviders(client: Client<'esign'>): AccountSignatureProviders {
    return {
        list: accountSignatureProvidersList.bind(null, client)
    };
}

