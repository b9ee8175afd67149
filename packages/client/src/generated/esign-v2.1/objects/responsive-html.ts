// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResponsiveHtmlGetResponsiveHtml200Response, ResponsiveHtmlGetResponsiveHtmlResponses } from '@countersign/types/esign-v2.1/responsive-html';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ResponsiveHtmlGetResponsiveHtmlInput } from '../responsive-html.js';
import { responsiveHtmlGetResponsiveHtml } from '../responsive-html.js';
/**
 * The layouts of all documents of an envelope for small screens.
 */
export interface ResponsiveHtml {
    /**
     * Read the small-screen layouts of an envelope.
     *
     * Returns the layouts for small screens of all documents of the envelope that have one. They are
     * the same as the HTML definitions of the envelope.
     *
     * ResponsiveHtml_getResponsiveHtml: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html`
     */
    getResponsiveHtml(input: ResponsiveHtmlGetResponsiveHtmlInput, options?: CallOptions): Call<ResponsiveHtmlGetResponsiveHtml200Response, ResponsiveHtmlGetResponsiveHtmlResponses>;
}
/**
 * Creates an object whose methods are the functions of ResponsiveHtml.
 */
export function responsiveHtml(client: Client<'esign'>): ResponsiveHtml {
    return {
        getResponsiveHtml: responsiveHtmlGetResponsiveHtml.bind(null, client)
    };
}

