/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the web page rules of a template's document.
 *
 * Gives the rules by which one document of a template becomes a web page for small screens, as
 * they were set. Envelopes made from the template take them over. The list is empty where the
 * document has none.
 *
 * TemplateDocumentHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions`
 */
export const templateDocumentHtmlDefinitionsList = /* @__PURE__ */ operation<operations['TemplateDocumentHtmlDefinitions_list']>({
    id: 'TemplateDocumentHtmlDefinitions_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions'
});

