// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentResponsiveHtmlPreviewCreate201Response, TemplateDocumentResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/template-document-responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentResponsiveHtmlPreviewCreateInput } from '../template-document-responsive-html-preview.js';
import { templateDocumentResponsiveHtmlPreviewCreate } from '../template-document-responsive-html-preview.js';
/**
 * A preview of one document of a template for small screens.
 */
export interface TemplateDocumentResponsiveHtmlPreview {
    /**
     * Preview a template document for small screens.
     *
     * Converts one document of a template to HTML with the layout in the request body and returns the
     * result. It only previews what recipients with small screens would see. The template is not
     * changed, and the layout is not saved. The account must have responsive signing.
     *
     * TemplateDocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview`
     */
    create(input: TemplateDocumentResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<TemplateDocumentResponsiveHtmlPreviewCreate201Response, TemplateDocumentResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateDocumentResponsiveHtmlPreview.
 */
export function templateDocumentResponsiveHtmlPreview(client: Client<'esign'>): TemplateDocumentResponsiveHtmlPreview {
    return {
        create: templateDocumentResponsiveHtmlPreviewCreate.bind(null, client)
    };
}

