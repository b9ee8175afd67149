/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentHtmlDefinitionsList200Response, TemplateDocumentHtmlDefinitionsListParams, TemplateDocumentHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/template-document-html-definitions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateDocumentHtmlDefinitionsList` takes.
 */
export interface TemplateDocumentHtmlDefinitionsListInput {
    path: PathOf<TemplateDocumentHtmlDefinitionsListParams>;
}
/**
 * Read the layout of a template's document for small screens.
 *
 * Gives the layout for small screens that was set for one document of a template, as its maker
 * described it. Envelopes made from the template take it over. The HTML that comes of it is not
 * here; a preview makes that.
 *
 * TemplateDocumentHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions`
 */
export const templateDocumentHtmlDefinitionsList: Operation<TemplateDocumentHtmlDefinitionsListInput, TemplateDocumentHtmlDefinitionsList200Response, TemplateDocumentHtmlDefinitionsListResponses> = /* @__PURE__ */ operation('TemplateDocumentHtmlDefinitions_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions');

