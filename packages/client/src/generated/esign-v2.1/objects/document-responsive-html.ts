// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response, DocumentResponsiveHtmlGetDocumentResponsiveHtmlResponses } from '@countersign/types/esign-v2.1/document-responsive-html';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { DocumentResponsiveHtmlGetDocumentResponsiveHtmlInput } from '../document-responsive-html.js';
import { documentResponsiveHtmlGetDocumentResponsiveHtml } from '../document-responsive-html.js';
/**
 * The layout of one document for small screens.
 */
export interface DocumentResponsiveHtml {
    /**
     * Read the small-screen layout of a document.
     *
     * Returns the layout of one document for small screens. It is the same as the HTML definition of
     * the document.
     *
     * DocumentResponsiveHtml_getDocumentResponsiveHtml: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html`
     */
    getDocumentResponsiveHtml(input: DocumentResponsiveHtmlGetDocumentResponsiveHtmlInput, options?: CallOptions): Call<DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response, DocumentResponsiveHtmlGetDocumentResponsiveHtmlResponses>;
}
/**
 * Creates an object whose methods are the functions of DocumentResponsiveHtml.
 */
export function documentResponsiveHtml(client: Client<'esign'>): DocumentResponsiveHtml {
    return {
        getDocumentResponsiveHtml: documentResponsiveHtmlGetDocumentResponsiveHtml.bind(null, client)
    };
}

