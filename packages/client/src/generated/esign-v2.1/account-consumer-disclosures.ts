/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultParams, AccountConsumerDisclosuresGetDefaultQueryParams, AccountConsumerDisclosuresGetDefaultResponses, AccountConsumerDisclosuresGetParams, AccountConsumerDisclosuresGetResponses, AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateBody, AccountConsumerDisclosuresUpdateParams, AccountConsumerDisclosuresUpdateQueryParams, AccountConsumerDisclosuresUpdateResponses } from '@countersign/types/esign-v2.1/account-consumer-disclosures';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `accountConsumerDisclosuresGetDefault` takes.
 */
export interface AccountConsumerDisclosuresGetDefaultInput {
    path?: PathOf<AccountConsumerDisclosuresGetDefaultParams> | undefined;
    query?: AccountConsumerDisclosuresGetDefaultQueryParams | undefined;
}
/**
 * Read the consumer disclosure of an account.
 *
 * Gives the disclosure on electronic records that recipients must accept before they sign, as HTML.
 * The text of the service is always in English. An account with a text of its own may have it in
 * several languages; then `langCode` chooses one, and `browser` the one of the reader's browser.
 *
 * AccountConsumerDisclosures_getDefault: `GET /v2.1/accounts/{accountId}/consumer_disclosure`
 */
export const accountConsumerDisclosuresGetDefault: Operation<AccountConsumerDisclosuresGetDefaultInput, AccountConsumerDisclosuresGetDefault200Response, AccountConsumerDisclosuresGetDefaultResponses> = /* @__PURE__ */ operation('AccountConsumerDisclosures_getDefault', 'GET', '/v2.1/accounts/{accountId}/consumer_disclosure');


/**
 * What `accountConsumerDisclosuresGet` takes.
 */
export interface AccountConsumerDisclosuresGetInput {
    path: PathOf<AccountConsumerDisclosuresGetParams>;
}
/**
 * Read the consumer disclosure in a language.
 *
 * Gives the disclosure on electronic records, as HTML, in the language of the path, or with
 * `browser` in that of the reader's browser. The text of the service is always in English; only an
 * account with a text of its own can have it in other languages.
 *
 * AccountConsumerDisclosures_get: `GET /v2.1/accounts/{accountId}/consumer_disclosure/{langCode}`
 */
export const accountConsumerDisclosuresGet: Operation<AccountConsumerDisclosuresGetInput, AccountConsumerDisclosuresGet200Response, AccountConsumerDisclosuresGetResponses> = /* @__PURE__ */ operation('AccountConsumerDisclosures_get', 'GET', '/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}');


/**
 * What `accountConsumerDisclosuresUpdate` takes.
 */
export interface AccountConsumerDisclosuresUpdateInput {
    path: PathOf<AccountConsumerDisclosuresUpdateParams>;
    query?: AccountConsumerDisclosuresUpdateQueryParams | undefined;
    body: AccountConsumerDisclosuresUpdateBody;
}
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
export const accountConsumerDisclosuresUpdate: Operation<AccountConsumerDisclosuresUpdateInput, AccountConsumerDisclosuresUpdate200Response, AccountConsumerDisclosuresUpdateResponses> = /* @__PURE__ */ operation('AccountConsumerDisclosures_update', 'PUT', '/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}');

