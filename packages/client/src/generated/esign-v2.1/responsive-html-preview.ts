/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateBody, ResponsiveHtmlPreviewCreateParams, ResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/responsive-html-preview';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `responsiveHtmlPreviewCreate`.
 */
export interface ResponsiveHtmlPreviewCreateInput {
    path: PathOf<ResponsiveHtmlPreviewCreateParams>;
    body?: ResponsiveHtmlPreviewCreateBody | undefined;
}
/**
 * Preview all documents for small screens.
 *
 * Converts every document of an envelope to HTML with the layout in the request body and returns the
 * results. It only previews what recipients with small screens would see. The envelope is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * ResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview`
 */
export const responsiveHtmlPreviewCreate: Operation<ResponsiveHtmlPreviewCreateInput, ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateResponses, 'esign'> = /* @__PURE__ */ operation('ResponsiveHtmlPreview_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview');

