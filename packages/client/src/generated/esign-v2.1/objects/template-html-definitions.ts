// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/template-html-definitions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateHtmlDefinitionsListInput } from '../template-html-definitions.js';
import { templateHtmlDefinitionsList } from '../template-html-definitions.js';
/**
 * The layouts of the documents of a template for small screens.
 */
export interface TemplateHtmlDefinitions {
    /**
     * List the layouts of a template for small screens.
     *
     * Returns the layouts for small screens of the documents of a template, as its author defined them.
     * Envelopes that are created from the template have the same layouts. Documents without a layout are
     * omitted.
     *
     * TemplateHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/html_definitions`
     */
    list(input: TemplateHtmlDefinitionsListInput, options?: CallOptions): Call<TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateHtmlDefinitions.
 */
export function templateHtmlDefinitions(client: Client<'esign'>): TemplateHtmlDefinitions {
    return {
        list: templateHtmlDefinitionsList.bind(null, client)
    };
}

