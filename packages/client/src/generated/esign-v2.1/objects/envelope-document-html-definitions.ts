// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentHtmlDefinitionsGet200Response, EnvelopeDocumentHtmlDefinitionsGetResponses } from '@countersign/types/esign-v2.1/envelope-document-html-definitions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentHtmlDefinitionsGetInput } from '../envelope-document-html-definitions.js';
import { envelopeDocumentHtmlDefinitionsGet } from '../envelope-document-html-definitions.js';
/**
 * The layout of one document of an envelope for small screens.
 */
export interface EnvelopeDocumentHtmlDefinitions {
    /**
     * Read the layout of a document for small screens.
     *
     * Returns the layout for small screens of one document of an envelope, as the sender defined it. To
     * get the resulting HTML, use a preview.
     *
     * EnvelopeDocumentHtmlDefinitions_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions`
     */
    get(input: EnvelopeDocumentHtmlDefinitionsGetInput, options?: CallOptions): Call<EnvelopeDocumentHtmlDefinitionsGet200Response, EnvelopeDocumentHtmlDefinitionsGetResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeDocumentHtmlDefinitions.
 */
export function envelopeDocumentHtmlDefinitions(client: Client<'esign'>): EnvelopeDocumentHtmlDefinitions {
    return {
        get: envelopeDocumentHtmlDefinitionsGet.bind(null, client)
    };
}

