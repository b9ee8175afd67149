/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateBody, TemplateResponsiveHtmlPreviewCreateParams, TemplateResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/template-responsive-html-preview';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateResponsiveHtmlPreviewCreate` takes.
 */
export interface TemplateResponsiveHtmlPreviewCreateInput {
    path: PathOf<TemplateResponsiveHtmlPreviewCreateParams>;
    body?: TemplateResponsiveHtmlPreviewCreateBody | undefined;
}
/**
 * Preview all documents of a template for small screens.
 *
 * Turns every document of a template into HTML by the layout in the body and gives the results. It
 * only shows what recipients with small screens would see: nothing in the template changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * TemplateResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
 */
export const templateResponsiveHtmlPreviewCreate: Operation<TemplateResponsiveHtmlPreviewCreateInput, TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateResponses> = /* @__PURE__ */ operation('TemplateResponsiveHtmlPreview_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview');

