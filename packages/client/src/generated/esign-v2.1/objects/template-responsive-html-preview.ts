// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/template-responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateResponsiveHtmlPreviewCreateInput } from '../template-responsive-html-preview.js';
import { templateResponsiveHtmlPreviewCreate } from '../template-responsive-html-preview.js';
/**
 * A preview of all documents of a template for small screens.
 */
export interface TemplateResponsiveHtmlPreview {
    /**
     * Preview all documents of a template for small screens.
     *
     * Converts every document of a template to HTML with the layout in the request body and returns the
     * results. It only previews what recipients with small screens would see. The template is not
     * changed, and the layout is not saved. The account must have responsive signing.
     *
     * TemplateResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
     */
    create(input: TemplateResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateResponsiveHtmlPreview.
 */
export function templateResponsiveHtmlPreview(client: Client<'esign'>): TemplateResponsiveHtmlPreview {
    return {
        create: templateResponsiveHtmlPreviewCreate.bind(null, client)
    };
}

