/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response, DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams, DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams, DocumentResponsiveHtmlGetDocumentResponsiveHtmlResponses } from '@countersign/types/esign-v2.1/document-responsive-html';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `documentResponsiveHtmlGetDocumentResponsiveHtml`.
 */
export interface DocumentResponsiveHtmlGetDocumentResponsiveHtmlInput {
    path: PathOf<DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams>;
    query?: DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams | undefined;
}
/**
 * Read the small-screen layout of a document.
 *
 * Returns the layout of one document for small screens. It is the same as the HTML definition of
 * the document.
 *
 * DocumentResponsiveHtml_getDocumentResponsiveHtml: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html`
 */
export const documentResponsiveHtmlGetDocumentResponsiveHtml: Operation<DocumentResponsiveHtmlGetDocumentResponsiveHtmlInput, DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response, DocumentResponsiveHtmlGetDocumentResponsiveHtmlResponses, 'esign'> = /* @__PURE__ */ operation('DocumentResponsiveHtml_getDocumentResponsiveHtml', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html');

