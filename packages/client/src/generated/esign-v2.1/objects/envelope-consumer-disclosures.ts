// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeConsumerDisclosuresGet200Response, EnvelopeConsumerDisclosuresGetDefault200Response, EnvelopeConsumerDisclosuresGetDefaultResponses, EnvelopeConsumerDisclosuresGetResponses } from '@countersign/types/esign-v2.1/envelope-consumer-disclosures';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeConsumerDisclosuresGetDefaultInput, EnvelopeConsumerDisclosuresGetInput } from '../envelope-consumer-disclosures.js';
import { envelopeConsumerDisclosuresGet, envelopeConsumerDisclosuresGetDefault } from '../envelope-consumer-disclosures.js';
/**
 * The disclosure on electronic records that a recipient of an envelope must accept before signing.
 */
export interface EnvelopeConsumerDisclosures {
    /**
     * Read the consumer disclosure for a recipient.
     *
     * Returns the text on electronic records that a recipient of an envelope must accept, in the
     * language of the recipient or in the language that `langCode` specifies. The data of the sending
     * account are filled in.
     *
     * EnvelopeConsumerDisclosures_getDefault: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure`
     */
    getDefault(input: EnvelopeConsumerDisclosuresGetDefaultInput, options?: CallOptions): Call<EnvelopeConsumerDisclosuresGetDefault200Response, EnvelopeConsumerDisclosuresGetDefaultResponses>;
    /**
     * Read the consumer disclosure for a recipient in one language.
     *
     * Returns the text on electronic records that a recipient of an envelope must accept, in the
     * language of the path. The data of the sending account are filled in. The query parameter
     * `langCode` has the same meaning as the one in the path and can be omitted.
     *
     * EnvelopeConsumerDisclosures_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure/{langCode}`
     */
    get(input: EnvelopeConsumerDisclosuresGetInput, options?: CallOptions): Call<EnvelopeConsumerDisclosuresGet200Response, EnvelopeConsumerDisclosuresGetResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeConsumerDisclosures.
 */
export function envelopeConsumerDisclosures(client: Client<'esign'>): EnvelopeConsumerDisclosures {
    return {
        getDefault: envelopeConsumerDisclosuresGetDefault.bind(null, client),
        get: envelopeConsumerDisclosuresGet.bind(null, client)
    };
}

