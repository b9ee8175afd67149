// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultResponses, AccountConsumerDisclosuresGetResponses, AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateResponses } from '@countersign/types/esign-v2.1/account-consumer-disclosures';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountConsumerDisclosuresGetDefaultInput, AccountConsumerDisclosuresGetInput, AccountConsumerDisclosuresUpdateInput } from '../account-consumer-disclosures.js';
import { accountConsumerDisclosuresGet, accountConsumerDisclosuresGetDefault, accountConsumerDisclosuresUpdate } from '../account-consumer-disclosures.js';
/**
 * The disclosure on electronic records that recipients must accept before they sign, in each
 * language of the account.
 */
export interface AccountConsumerDisclosures {
    /**
     * Read the consumer disclosure of an account.
     *
     * Returns the disclosure on electronic records that recipients must accept before they sign, as
     * HTML. The text of the service is only available in English. An account with a custom text can have
     * it in several languages. `langCode` then selects the language, and `browser` selects the language
     * of the reader's browser.
     *
     * AccountConsumerDisclosures_getDefault: `GET /v2.1/accounts/{accountId}/consumer_disclosure`
     */
    getDefault(input?: AccountConsumerDisclosuresGetDefaultInput, options?: CallOptions): Call<AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultResponses>;
    /**
     * Read the consumer disclosure in a language.
     *
     * Returns the disclosure on electronic records as HTML, in the language of the path, or with
     * `browser` in the language of the reader's browser. The text of the service is only available in
     * English. Only an account with a custom text can have it in other languages.
     *
     * AccountConsumerDisclosures_get: `GET /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
     */
    get(input: AccountConsumerDisclosuresGetInput, options?: CallOptions): Call<AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetResponses>;
    /**
     * Change the consumer disclosure in a language.
     *
     * Changes the disclosure on electronic records in the language of the path. The other languages are
     * not changed, because the service does not translate texts. Omitted fields keep their values.
     * Recipients of envelopes in process who have not signed yet must accept the new text.
     *
     * If `custom` is `true`, the text in `esignText` replaces the text of the service. This cannot be
     * undone. Before that, `esignText` is ignored without an error. `accountEsignId`, `esignAgreement`
     * and the metadata fields cannot be set.
     *
     * The caller must be an administrator of the account. With `include_metadata`, the metadata fields
     * in the response describe which settings can be edited.
     *
     * AccountConsumerDisclosures_update: `PUT /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
     */
    update(input: AccountConsumerDisclosuresUpdateInput, options?: CallOptions): Call<AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountConsumerDisclosures.
 */
export function accountConsumerDisclosures(client: Client<'esign'>): AccountConsumerDisclosures {
    return {
        getDefault: accountConsumerDisclosuresGetDefault.bind(null, client),
        get: accountConsumerDisclosuresGet.bind(null, client),
        update: accountConsumerDisclosuresUpdate.bind(null, client)
    };
}

