/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Preview a document for small screens.
 *
 * Turns one document of an envelope into HTML by the layout in the body and gives the result. It
 * only shows what recipients with small screens would see: nothing in the envelope changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * DocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview`
 */
export const documentResponsiveHtmlPreviewCreate = /* @__PURE__ */ operation<operations['DocumentResponsiveHtmlPreview_create']>({
    id: 'DocumentResponsiveHtmlPreview_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview',
    mediaTypes: ['application/json']
});

