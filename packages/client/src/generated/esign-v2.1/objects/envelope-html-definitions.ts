// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeHtmlDefinitionsList200Response, EnvelopeHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/envelope-html-definitions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeHtmlDefinitionsListInput } from '../envelope-html-definitions.js';
import { envelopeHtmlDefinitionsList } from '../envelope-html-definitions.js';
/**
 * The layouts of the documents of an envelope for small screens.
 */
export interface EnvelopeHtmlDefinitions {
    /**
     * List the layouts of an envelope for small screens.
     *
     * Returns the layouts for small screens of the documents of an envelope, as the sender defined them.
     * Documents without a layout are omitted.
     *
     * EnvelopeHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions`
     */
    list(input: EnvelopeHtmlDefinitionsListInput, options?: CallOptions): Call<EnvelopeHtmlDefinitionsList200Response, EnvelopeHtmlDefinitionsListResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeHtmlDefinitions.
 */
export function envelopeHtmlDefinitions(client: Client<'esign'>): EnvelopeHtmlDefinitions {
    return {
        list: envelopeHtmlDefinitionsList.bind(null, client)
    };
}

