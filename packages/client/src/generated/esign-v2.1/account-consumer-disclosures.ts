/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the consumer disclosure of an account.
 *
 * Gives the disclosure on electronic records that recipients must accept before they sign, as HTML.
 * The text of the service is always in English. An account with a text of its own may have it in
 * several languages; then `langCode` chooses one, and `browser` the one of the reader's browser.
 *
 * AccountConsumerDisclosures_getDefault: `GET /v2.1/accounts/{accountId}/consumer_disclosure`
 */
export const accountConsumerDisclosuresGetDefault = /* @__PURE__ */ operation<operations['AccountConsumerDisclosures_getDefault']>({
    id: 'AccountConsumerDisclosures_getDefault',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/consumer_disclosure'
});


/**
 * Read the consumer disclosure in a language.
 *
 * Gives the disclosure on electronic records, as HTML, in the language of the path, or with
 * `browser` in that of the reader's browser. The text of the service is always in English; only an
 * account with a text of its own can have it in other languages.
 *
 * AccountConsumerDisclosures_get: `GET /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 */
export const accountConsumerDisclosuresGet = /* @__PURE__ */ operation<operations['AccountConsumerDisclosures_get']>({
    id: 'AccountConsumerDisclosures_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}'
});


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
export const accountConsumerDisclosuresUpdate = /* @__PURE__ */ operation<operations['AccountConsumerDisclosures_update']>({
    id: 'AccountConsumerDisclosures_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}',
    mediaTypes: ['application/json']
});

