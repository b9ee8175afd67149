/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeConsumerDisclosuresGet200Response, EnvelopeConsumerDisclosuresGetDefault200Response, EnvelopeConsumerDisclosuresGetDefaultParams, EnvelopeConsumerDisclosuresGetDefaultQueryParams, EnvelopeConsumerDisclosuresGetDefaultResponses, EnvelopeConsumerDisclosuresGetParams, EnvelopeConsumerDisclosuresGetQueryParams, EnvelopeConsumerDisclosuresGetResponses } from '@countersign/types/esign-v2.1/envelope-consumer-disclosures';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeConsumerDisclosuresGetDefault`.
 */
export interface EnvelopeConsumerDisclosuresGetDefaultInput {
    path: PathOf<EnvelopeConsumerDisclosuresGetDefaultParams>;
    query?: EnvelopeConsumerDisclosuresGetDefaultQueryParams | undefined;
}
/**
 * Read the consumer disclosure for a recipient.
 *
 * Returns the text on electronic records that a recipient of an envelope must accept, in the
 * language of the recipient or in the language that `langCode` specifies. The data of the sending
 * account are filled in.
 *
 * EnvelopeConsumerDisclosures_getDefault: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure`
 */
export const envelopeConsumerDisclosuresGetDefault: Operation<EnvelopeConsumerDisclosuresGetDefaultInput, EnvelopeConsumerDisclosuresGetDefault200Response, EnvelopeConsumerDisclosuresGetDefaultResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeConsumerDisclosures_getDefault', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure');


/**
 * The input of `envelopeConsumerDisclosuresGet`.
 */
export interface EnvelopeConsumerDisclosuresGetInput {
    path: PathOf<EnvelopeConsumerDisclosuresGetParams>;
    query?: EnvelopeConsumerDisclosuresGetQueryParams | undefined;
}
/**
 * Read the consumer disclosure for a recipient in one language.
 *
 * Returns the text on electronic records that a recipient of an envelope must accept, in the
 * language of the path. The data of the sending account are filled in. The query parameter
 * `langCode` has the same meaning as the one in the path and can be omitted.
 *
 * EnvelopeConsumerDisclosures_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure/{langCode}`
 */
export const envelopeConsumerDisclosuresGet: Operation<EnvelopeConsumerDisclosuresGetInput, EnvelopeConsumerDisclosuresGet200Response, EnvelopeConsumerDisclosuresGetResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeConsumerDisclosures_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure/{langCode}');

