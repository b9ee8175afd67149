/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the web page rules of a template.
 *
 * Gives the rules by which the documents of a template become web pages for small screens, one
 * entry for each document that has rules. Envelopes made from the template take them over.
 *
 * TemplateHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/html_definitions`
 */
export const templateHtmlDefinitionsList = /* @__PURE__ */ operation<operations['TemplateHtmlDefinitions_list']>({
    id: 'TemplateHtmlDefinitions_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/html_definitions'
});

