/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the consumer disclosure of an account.
 *
 * Gives the disclosure on electronic records that recipients must accept before they sign. It
 * comes in the default language of the account, or in that of `langCode`. It is the text of the
 * service, or the account's own where there is one.
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
 * Gives the disclosure on electronic records in the language of the path. Each language has its
 * own text; one that the account never changed comes as the service wrote it.
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
 * stay as they are. What the body leaves out keeps its value. Envelopes that were sent before
 * keep the text with which they went out.
 *
 * The caller must be an administrator of the account. With `include_metadata`, the companions
 * in the answer say which of the settings may be changed.
 *
 * AccountConsumerDisclosures_update: `PUT /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 */
export const accountConsumerDisclosuresUpdate = /* @__PURE__ */ operation<operations['AccountConsumerDisclosures_update']>({
    id: 'AccountConsumerDisclosures_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}',
    mediaTypes: ['application/json']
});

