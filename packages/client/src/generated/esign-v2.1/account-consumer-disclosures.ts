/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultParams, AccountConsumerDisclosuresGetDefaultQueryParams, AccountConsumerDisclosuresGetDefaultResponses, AccountConsumerDisclosuresGetParams, AccountConsumerDisclosuresGetResponses, AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateBody, AccountConsumerDisclosuresUpdateParams, AccountConsumerDisclosuresUpdateQueryParams, AccountConsumerDisclosuresUpdateResponses } from '@countersign/types/esign-v2.1/account-consumer-disclosures';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountConsumerDisclosuresGetDefault`.
 */
export interface AccountConsumerDisclosuresGetDefaultInput {
    path?: PathOf<AccountConsumerDisclosuresGetDefaultParams> | undefined;
    query?: AccountConsumerDisclosuresGetDefaultQueryParams | undefined;
}
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
export const accountConsumerDisclosuresGetDefault: Operation<AccountConsumerDisclosuresGetDefaultInput, AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultResponses, 'esign'> = /* @__PURE__ */ operation('AccountConsumerDisclosures_getDefault', 'GET', '/v2.1/accounts/{accountId}/consumer_disclosure');


/**
 * The input of `accountConsumerDisclosuresGet`.
 */
export interface AccountConsumerDisclosuresGetInput {
    path: PathOf<AccountConsumerDisclosuresGetParams>;
}
/**
 * Read the consumer disclosure in a language.
 *
 * Returns the disclosure on electronic records as HTML, in the language of the path, or with
 * `browser` in the language of the reader's browser. The text of the service is only available in
 * English. Only an account with a custom text can have it in other languages.
 *
 * AccountConsumerDisclosures_get: `GET /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 */
export const accountConsumerDisclosuresGet: Operation<AccountConsumerDisclosuresGetInput, AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetResponses, 'esign'> = /* @__PURE__ */ operation('AccountConsumerDisclosures_get', 'GET', '/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}');


/**
 * The input of `accountConsumerDisclosuresUpdate`.
 */
export interface AccountConsumerDisclosuresUpdateInput {
    path: PathOf<AccountConsumerDisclosuresUpdateParams>;
    query?: AccountConsumerDisclosuresUpdateQueryParams | undefined;
    body: AccountConsumerDisclosuresUpdateBody;
}
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
export const accountConsumerDisclosuresUpdate: Operation<AccountConsumerDisclosuresUpdateInput, AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateResponses, 'esign'> = /* @__PURE__ */ operation('AccountConsumerDisclosures_update', 'PUT', '/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}');

