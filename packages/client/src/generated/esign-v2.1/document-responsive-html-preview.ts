/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateBody, DocumentResponsiveHtmlPreviewCreateParams, DocumentResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/document-responsive-html-preview';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `documentResponsiveHtmlPreviewCreate`.
 */
export interface DocumentResponsiveHtmlPreviewCreateInput {
    path: PathOf<DocumentResponsiveHtmlPreviewCreateParams>;
    body?: DocumentResponsiveHtmlPreviewCreateBody | undefined;
}
/**
 * Preview a document for small screens.
 *
 * Converts one document of an envelope to HTML with the layout in the request body and returns the
 * result. It only previews what recipients with small screens would see. The envelope is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * DocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview`
 */
export const documentResponsiveHtmlPreviewCreate: Operation<DocumentResponsiveHtmlPreviewCreateInput, DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateResponses, 'esign'> = /* @__PURE__ */ operation('DocumentResponsiveHtmlPreview_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview');

