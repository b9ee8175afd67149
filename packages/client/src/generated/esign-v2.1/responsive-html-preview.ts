/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Preview all documents for small screens.
 *
 * Turns every document of an envelope into HTML by the layout in the body and gives the results. It
 * only shows what recipients with small screens would see: nothing in the envelope changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * ResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview`
 */
export const responsiveHtmlPreviewCreate = /* @__PURE__ */ operation<operations['ResponsiveHtmlPreview_create']>({
    id: 'ResponsiveHtmlPreview_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview',
    mediaTypes: ['application/json']
});

