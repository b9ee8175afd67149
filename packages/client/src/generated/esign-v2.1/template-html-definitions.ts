/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListParams, TemplateHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/template-html-definitions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateHtmlDefinitionsList`.
 */
export interface TemplateHtmlDefinitionsListInput {
    path: PathOf<TemplateHtmlDefinitionsListParams>;
}
/**
 * List the layouts of a template for small screens.
 *
 * Returns the layouts for small screens of the documents of a template, as its author defined them.
 * Envelopes that are created from the template have the same layouts. Documents without a layout are
 * omitted.
 *
 * TemplateHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/html_definitions`
 */
export const templateHtmlDefinitionsList: Operation<TemplateHtmlDefinitionsListInput, TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListResponses, 'esign'> = /* @__PURE__ */ operation('TemplateHtmlDefinitions_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/html_definitions');

