/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ResponsiveHtmlGetResponsiveHtml200Response, ResponsiveHtmlGetResponsiveHtmlParams, ResponsiveHtmlGetResponsiveHtmlQueryParams, ResponsiveHtmlGetResponsiveHtmlResponses } from '@countersign/types/esign-v2.1/responsive-html';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `responsiveHtmlGetResponsiveHtml`.
 */
export interface ResponsiveHtmlGetResponsiveHtmlInput {
    path: PathOf<ResponsiveHtmlGetResponsiveHtmlParams>;
    query?: ResponsiveHtmlGetResponsiveHtmlQueryParams | undefined;
}
/**
 * Read the small-screen layouts of an envelope.
 *
 * Returns the layouts for small screens of all documents of the envelope that have one. They are
 * the same as the HTML definitions of the envelope.
 *
 * ResponsiveHtml_getResponsiveHtml: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html`
 */
export const responsiveHtmlGetResponsiveHtml: Operation<ResponsiveHtmlGetResponsiveHtmlInput, ResponsiveHtmlGetResponsiveHtml200Response, ResponsiveHtmlGetResponsiveHtmlResponses, 'esign'> = /* @__PURE__ */ operation('ResponsiveHtml_getResponsiveHtml', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html');

