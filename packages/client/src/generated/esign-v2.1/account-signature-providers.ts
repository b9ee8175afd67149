/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountSignatureProvidersList200Response, AccountSignatureProvidersListParams, AccountSignatureProvidersListResponses } from '@countersign/types/esign-v2.1/account-signature-providers';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountSignatureProvidersList`.
 */
export interface AccountSignatureProvidersListInput {
    path?: PathOf<AccountSignatureProvidersListParams> | undefined;
}
/**
 * List the signature providers of an account.
 *
 * Returns the providers of standards-based signatures that are set up for the account. A recipient
 * names one of them to sign with a certificate of that provider. The entry lists the data about the
 * recipient that the sender must provide.
 *
 * AccountSignatureProviders_list: `GET /v2.1/accounts/{accountId}/signatureProviders`
 */
export const accountSignatureProvidersList: Operation<AccountSignatureProvidersListInput, AccountSignatureProvidersList200Response, AccountSignatureProvidersListResponses, 'esign'> = /* @__PURE__ */ operation('AccountSignatureProviders_list', 'GET', '/v2.1/accounts/{accountId}/signatureProviders');

