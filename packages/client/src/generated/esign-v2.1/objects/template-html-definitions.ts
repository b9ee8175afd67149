// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/template-html-definitions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateHtmlDefinitionsListInput } from '../template-html-definitions.js';
import { templateHtmlDefinitionsList } from '../template-html-definitions.js';
/**
 * How the documents of a template are laid out for small screens.
 */
export interface TemplateHtmlDefinitions {
    /**
     * List the layouts of a template for small screens.
     *
     * Lists the layouts for small screens that were set for the documents of a template, as its maker
     * described them. Envelopes made from the template take them over. A document without a layout is
     * not in the list.
     *
     * TemplateHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/html_definitions`
     */
    list(input: TemplateHtmlDefinitionsListInput, options?: CallOptions): Call<TemplateHtmlDefinitionsList200Response, TemplateHtmlDefinitionsListResponses>;
}
/**
 * Makes the functions of TemplateHtmlDefinitions into methods of one object.
 */
export function templateHtmlDefinitions(client: Client): TemplateHtmlDefinitions {
    return {
        list: templateHtmlDefinitionsList.bind(null, client)
    };
}

