// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/template-responsive-html-preview';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateResponsiveHtmlPreviewCreateInput } from '../template-responsive-html-preview.js';
import { templateResponsiveHtmlPreviewCreate } from '../template-responsive-html-preview.js';
/**
 * A look at all documents of a template as small screens will show them.
 */
export interface TemplateResponsiveHtmlPreview {
    /**
     * Preview all documents of a template for small screens.
     *
     * Turns every document of a template into HTML by the layout in the body and gives the results. It
     * only shows what recipients with small screens would see: nothing in the template changes, and the
     * layout is not kept. The account must have responsive signing.
     *
     * TemplateResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
     */
    create(input: TemplateResponsiveHtmlPreviewCreateInput, options?: CallOptions): Call<TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateResponses>;
}
/**
 * Makes the functions of TemplateResponsiveHtmlPreview into methods of one object.
 */
export function templateResponsiveHtmlPreview(client: Client): TemplateResponsiveHtmlPreview {
    return {
        create: templateResponsiveHtmlPreviewCreate.bind(null, client)
    };
}

