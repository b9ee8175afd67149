/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeHtmlDefinitionsList200Response, EnvelopeHtmlDefinitionsListParams, EnvelopeHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/envelope-html-definitions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeHtmlDefinitionsList`.
 */
export interface EnvelopeHtmlDefinitionsListInput {
    path: PathOf<EnvelopeHtmlDefinitionsListParams>;
}
/**
 * List the layouts of an envelope for small screens.
 *
 * Returns the layouts for small screens of the documents of an envelope, as the sender defined them.
 * Documents without a layout are omitted.
 *
 * EnvelopeHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions`
 */
export const envelopeHtmlDefinitionsList: Operation<EnvelopeHtmlDefinitionsListInput, EnvelopeHtmlDefinitionsList200Response, EnvelopeHtmlDefinitionsListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeHtmlDefinitions_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions');

