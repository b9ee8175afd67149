/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateBody, DocumentResponsiveHtmlPreviewCreateParams, DocumentResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/document-responsive-html-preview';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `documentResponsiveHtmlPreviewCreate` takes.
 */
export interface DocumentResponsiveHtmlPreviewCreateInput {
    path: PathOf<DocumentResponsiveHtmlPreviewCreateParams>;
    body?: DocumentResponsiveHtmlPreviewCreateBody | undefined;
}
/**
 * Preview a document for small screens.
 *
 * Turns one document of an envelope into HTML by the layout in the body and gives the result. It
 * only shows what recipients with small screens would see: nothing in the envelope changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * DocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview`
 */
export const documentResponsiveHtmlPreviewCreate: Operation<DocumentResponsiveHtmlPreviewCreateInput, DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateResponses> = /* @__PURE__ */ operation('DocumentResponsiveHtmlPreview_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview');

