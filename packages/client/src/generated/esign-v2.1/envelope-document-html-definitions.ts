/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentHtmlDefinitionsGet200Response, EnvelopeDocumentHtmlDefinitionsGetParams, EnvelopeDocumentHtmlDefinitionsGetResponses } from '@countersign/types/esign-v2.1/envelope-document-html-definitions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeDocumentHtmlDefinitionsGet`.
 */
export interface EnvelopeDocumentHtmlDefinitionsGetInput {
    path: PathOf<EnvelopeDocumentHtmlDefinitionsGetParams>;
}
/**
 * Read the layout of a document for small screens.
 *
 * Returns the layout for small screens of one document of an envelope, as the sender defined it. To
 * get the resulting HTML, use a preview.
 *
 * EnvelopeDocumentHtmlDefinitions_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions`
 */
export const envelopeDocumentHtmlDefinitionsGet: Operation<EnvelopeDocumentHtmlDefinitionsGetInput, EnvelopeDocumentHtmlDefinitionsGet200Response, EnvelopeDocumentHtmlDefinitionsGetResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentHtmlDefinitions_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions');

