// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/document-responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { DocumentResponsiveHtmlPreviewCreateInput } from '../document-responsive-html-preview.js';
import { documentResponsiveHtmlPreviewCreate } from '../document-responsive-html-preview.js';
/**
 * A preview of one document of an envelope for small screens.
 */
export interface DocumentResponsiveHtmlPreview {
    /**
     * Preview a document for small screens.
     *
     * Converts one document of an envelope to HTML with the layout in the request body and returns the
     * result. It only previews what recipients with small screens would see. The envelope is not
     * changed, and the layout is not saved. The account must have responsive signing.
     *
     * DocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview`
     */
    create(input: DocumentResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<DocumentResponsiveHtmlPreviewCreate201Response, DocumentResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Creates an object whose methods are the functions of DocumentResponsiveHtmlPreview.
 */
export function documentResponsiveHtmlPreview(client: Client<'esign'>): DocumentResponsiveHtmlPreview {
    return {
        create: documentResponsiveHtmlPreviewCreate.bind(null, client)
    };
}

