/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the layouts of an envelope for small screens.
 *
 * Lists the layouts for small screens that were set for the documents of an envelope, as the sender
 * described them. A document without a layout is not in the list.
 *
 * EnvelopeHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions`
 */
export const envelopeHtmlDefinitionsList = /* @__PURE__ */ operation<operations['EnvelopeHtmlDefinitions_list']>({
    id: 'EnvelopeHtmlDefinitions_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions'
});

