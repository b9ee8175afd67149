// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/document-responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { DocumentResponsiveHtmlPreviewCreateInput } from '../document-responsive-html-preview.js';
import { documentResponsiveHtmlPreviewCreate } from '../document-responsive-html-preview.js';
/**
 * A look at one document of an envelope as small screens will show it.
 */
export interface DocumentResponsiveHtmlPreview {
    /**
     * Preview a document for small screens.
     *
     * Turns one document of an envelope into HTML by the layout in the body and gives the result. It
     * only shows what recipients with small screens would see: nothing in the envelope changes, and the
     * layout is not kept. The account must have responsive signing.
     *
     * DocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview`
     */
    create(input: DocumentResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Makes the functions of DocumentResponsiveHtmlPreview into methods of one object.
 */
export function documentResponsiveHtmlPreview(client: Client): DocumentResponsiveHtmlPreview {
    return {
        create: documentResponsiveHtmlPreviewCreate.bind(null, client)
    };
}

