// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ResponsiveHtmlPreviewCreateInput } from '../responsive-html-preview.js';
import { responsiveHtmlPreviewCreate } from '../responsive-html-preview.js';
/**
 * A preview of all documents of an envelope for small screens.
 */
export interface ResponsiveHtmlPreview {
    /**
     * Preview all documents for small screens.
     *
     * Converts every document of an envelope to HTML with the layout in the request body and returns the
     * results. It only previews what recipients with small screens would see. The envelope is not
     * changed, and the layout is not saved. The account must have responsive signing.
     *
     * ResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview`
     */
    create(input: ResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<ResponsiveHtmlPreviewCreate201Response, ResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Creates an object whose methods are the functions of ResponsiveHtmlPreview.
 */
export function responsiveHtmlPreview(client: Client<'esign'>): ResponsiveHtmlPreview {
    return {
        create: responsiveHtmlPreviewCreate.bind(null, client)
    };
}

