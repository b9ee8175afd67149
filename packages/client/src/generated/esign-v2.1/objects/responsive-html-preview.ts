// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ResponsiveHtmlPreviewCreateInput } from '../responsive-html-preview.js';
import { responsiveHtmlPreviewCreate } from '../responsive-html-preview.js';
/**
 * A look at all documents of an envelope as small screens will show them.
 */
export interface ResponsiveHtmlPreview {
    /**
     * Preview all documents for small screens.
     *
     * Turns every document of an envelope into HTML by the layout in the body and gives the results. It
     * only shows what recipients with small screens would see: nothing in the envelope changes, and the
     * layout is not kept. The account must have responsive signing.
     *
     * ResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview`
     */
    create(input: ResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Makes the functions of ResponsiveHtmlPreview into methods of one object.
 */
export function responsiveHtmlPreview(client: Client): ResponsiveHtmlPreview {
    return {
        create: responsiveHtmlPreviewCreate.bind(null, client)
    };
}

