// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentHtmlDefinitionsList200Response, TemplateDocumentHtmlDefinitionsListResponses } from '@countersign/types/esign-v2.1/template-document-html-definitions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentHtmlDefinitionsListInput } from '../template-document-html-definitions.js';
import { templateDocumentHtmlDefinitionsList } from '../template-document-html-definitions.js';
/**
 * The layout of one document of a template for small screens.
 */
export interface TemplateDocumentHtmlDefinitions {
    /**
     * Read the layout of a template document for small screens.
     *
     * Returns the layout for small screens of one document of a template, as its author defined it.
     * Envelopes that are created from the template have the same layout. To get the resulting HTML, use
     * a preview.
     *
     * TemplateDocumentHtmlDefinitions_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions`
     */
    list(input: TemplateDocumentHtmlDefinitionsListInput, options?: CallOptions): Call<TemplateDocumentHtmlDefinitionsList200Response, TemplateDocumentHtmlDefinitionsListResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateDocumentHtmlDefinitions.
 */
export function templateDocumentHtmlDefinitions(client: Client<'esign'>): TemplateDocumentHtmlDefinitions {
    return {
        list: templateDocumentHtmlDefinitionsList.bind(null, client)
    };
}

