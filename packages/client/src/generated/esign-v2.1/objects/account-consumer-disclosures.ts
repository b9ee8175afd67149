// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultResponses, AccountConsumerDisclosuresGetResponses, AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateResponses } from '@countersign/types/esign-v2.1/account-consumer-disclosures';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountConsumerDisclosuresGetDefaultInput, AccountConsumerDisclosuresGetInput, AccountConsumerDisclosuresUpdateInput } from '../account-consumer-disclosures.js';
import { accountConsumerDisclosuresGet, accountConsumerDisclosuresGetDefault, accountConsumerDisclosuresUpdate } from '../account-consumer-disclosures.js';
/**
 * The text on electronic records that recipients must accept before they sign, in each language of
 * the account.
 */
export interface AccountConsumerDisclosures {
    /**
     * Read the consumer disclosure of an account.
     *
     * Gives the disclosure on electronic records that recipients must accept before they sign, as HTML.
     * The text of the service is always in English. An account with a text of its own may have it in
     * several languages; then `langCode` chooses one, and `browser` the one of the reader's browser.
     *
     * AccountConsumerDisclosures_getDefault: `GET /v2.1/accounts/{accountId}/consumer_disclosure`
     */
    getDefault(input?: AccountConsumerDisclosuresGetDefaultInput, options?: CallOptions): Call<AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultResponses>;
    /**
     * Read the consumer disclosure in a language.
     *
     * Gives the disclosure on electronic records, as HTML, in the language of the path, or with
     * `browser` in that of the reader's browser. The text of the service is always in English; only an
     * account with a text of its own can have it in other languages.
     *
     * AccountConsumerDisclosures_get: `GET /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
     */
    get(input: AccountConsumerDisclosuresGetInput, options?: CallOptions): Call<AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetResponses>;
    /**
     * Change the consumer disclosure in a language.
     *
     * Changes the disclosure on electronic records in the language of the path; the other languages
     * stay as they are, for nothing is translated. What the body leaves out keeps its value. Recipients
     * of envelopes under way who have not signed yet must accept the new text.
     *
     * `custom` with `true` puts a text of the account's own, in `esignText`, in place of the one of the
     * service; there is no way back. Before that, `esignText` is passed over in silence.
     * `accountEsignId`, `esignAgreement` and the companions cannot be set.
     *
     * The caller must be an administrator of the account. With `include_metadata`, the companions in
     * the answer say which of the settings may be changed.
     *
     * AccountConsumerDisclosures_update: `PUT /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
     */
    update(input: AccountConsumerDisclosuresUpdateInput, options?: CallOptions): Call<AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateResponses>;
}
/**
 * Makes the functions of AccountConsumerDisclosures into methods of one object.
 */
export function accountConsumerDisclosures(client: Client): AccountConsumerDisclosures {
    return {
        getDefault: accountConsumerDisclosuresGetDefault.bind(null, client),
        get: accountConsumerDisclosuresGet.bind(null, client),
        update: accountConsumerDisclosuresUpdate.bind(null, client)
    };
}

