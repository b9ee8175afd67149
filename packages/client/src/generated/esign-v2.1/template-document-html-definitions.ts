/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentHtmlDefinitionsList200Response, TemplateDocumentHtmlDefinitionsListParams, TemplateDocumentHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/template-document-html-definitions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateDocumentHtmlDefinitionsList`.
 */
export interface TemplateDocumentHtmlDefinitionsListInput {
    path: PathOf<TemplateDocumentHtmlDefinitionsListParams>;
}
/**
 * Read the layout of a template document for small screens.
 *
 * Returns the layout for small screens of one document of a template, as its author defined it.
 * Envelopes that are created from the template have the same layout. To get the resulting HTML, use
 * a preview.
 *
 * TemplateDocumentHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions`
 */
export const templateDocumentHtmlDefinitionsList: Operation<TemplateDocumentHtmlDefinitionsListInput, TemplateDocumentHtmlDefinitionsList200Response, TemplateDocumentHtmlDefinitionsListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentHtmlDefinitions_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions');

