/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the layout of a document for small screens.
 *
 * Gives the layout for small screens that was set for one document of an envelope, as the sender
 * described it. The HTML that comes of it is not here; a preview makes that.
 *
 * EnvelopeDocumentHtmlDefinitions_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions`
 */
export const envelopeDocumentHtmlDefinitionsGet = /* @__PURE__ */ operation<operations['EnvelopeDocumentHtmlDefinitions_get']>({
    id: 'EnvelopeDocumentHtmlDefinitions_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions'
});

