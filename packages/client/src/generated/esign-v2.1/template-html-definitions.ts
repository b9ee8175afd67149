/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListParams, TemplateHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/template-html-definitions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateHtmlDefinitionsList` takes.
 */
export interface TemplateHtmlDefinitionsListInput {
    path: PathOf<TemplateHtmlDefinitionsListParams>;
}
/**
 * List the layouts of a template for small screens.
 *
 * Lists the layouts for small screens that were set for the documents of a template, as its maker
 * described them. Envelopes made from the template take them over. A document without a layout is
 * not in the list.
 *
 * TemplateHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/html_definitions`
 */
export const templateHtmlDefinitionsList: Operation<TemplateHtmlDefinitionsListInput, TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListResponses> = /* @__PURE__ */ operation('TemplateHtmlDefinitions_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/html_definitions');

