// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentResponsiveHtmlPreviewCreate201Response, TemplateDocumentResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/template-document-responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentResponsiveHtmlPreviewCreateInput } from '../template-document-responsive-html-preview.js';
import { templateDocumentResponsiveHtmlPreviewCreate } from '../template-document-responsive-html-preview.js';
/**
 * A look at one document of a template as small screens will show it.
 */
export interface TemplateDocumentResponsiveHtmlPreview {
    /**
     * Preview a template's document for small screens.
     *
     * Turns one document of a template into HTML by the layout in the body and gives the result. It only
     * shows what recipients with small screens would see: nothing in the template changes, and the
     * layout is not kept. The account must have responsive signing.
     *
     * TemplateDocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview`
     */
    create(input: TemplateDocumentResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<TemplateDocumentResponsiveHtmlPreviewCreate201Response, TemplateDocumentResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Makes the functions of TemplateDocumentResponsiveHtmlPreview into methods of one object.
 */
export function templateDocumentResponsiveHtmlPreview(client: Client): TemplateDocumentResponsiveHtmlPreview {
    return {
        create: templateDocumentResponsiveHtmlPreviewCreate.bind(null, client)
    };
}

