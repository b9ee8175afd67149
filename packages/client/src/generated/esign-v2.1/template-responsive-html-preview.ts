/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateBody, TemplateResponsiveHtmlPreviewCreateParams, TemplateResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/template-responsive-html-preview';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateResponsiveHtmlPreviewCreate`.
 */
export interface TemplateResponsiveHtmlPreviewCreateInput {
    path: PathOf<TemplateResponsiveHtmlPreviewCreateParams>;
    body?: TemplateResponsiveHtmlPreviewCreateBody | undefined;
}
/**
 * Preview all documents of a template for small screens.
 *
 * Converts every document of a template to HTML with the layout in the request body and returns the
 * results. It only previews what recipients with small screens would see. The template is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * TemplateResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
 */
export const templateResponsiveHtmlPreviewCreate: Operation<TemplateResponsiveHtmlPreviewCreateInput, TemplateResponsiveHtmlPreviewCreate201Response, TemplateResponsiveHtmlPreviewCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateResponsiveHtmlPreview_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview');

