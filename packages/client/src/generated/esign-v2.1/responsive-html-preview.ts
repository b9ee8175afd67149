/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateBody, ResponsiveHtmlPreviewCreateParams, ResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/responsive-html-preview';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `responsiveHtmlPreviewCreate` takes.
 */
export interface ResponsiveHtmlPreviewCreateInput {
    path: PathOf<ResponsiveHtmlPreviewCreateParams>;
    body?: ResponsiveHtmlPreviewCreateBody | undefined;
}
/**
 * Preview all documents for small screens.
 *
 * Turns every document of an envelope into HTML by the layout in the body and gives the results. It
 * only shows what recipients with small screens would see: nothing in the envelope changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * ResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview`
 */
export const responsiveHtmlPreviewCreate: Operation<ResponsiveHtmlPreviewCreateInput, ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateResponses> = /* @__PURE__ */ operation('ResponsiveHtmlPreview_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview');

