/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateDocumentResponsiveHtmlPreviewCreate201Response, TemplateDocumentResponsiveHtmlPreviewCreateBody, TemplateDocumentResponsiveHtmlPreviewCreateParams, TemplateDocumentResponsiveHtmlPreviewCreateResponses } from '@countersign/types/esign-v2.1/template-document-responsive-html-preview';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateDocumentResponsiveHtmlPreviewCreate`.
 */
export interface TemplateDocumentResponsiveHtmlPreviewCreateInput {
    path: PathOf<TemplateDocumentResponsiveHtmlPreviewCreateParams>;
    body?: TemplateDocumentResponsiveHtmlPreviewCreateBody | undefined;
}
/**
 * Preview a template document for small screens.
 *
 * Converts one document of a template to HTML with the layout in the request body and returns the
 * result. It only previews what recipients with small screens would see. The template is not
 * changed, and the layout is not saved. The account must have responsive signing.
 *
 * TemplateDocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview`
 */
export const templateDocumentResponsiveHtmlPreviewCreate: Operation<TemplateDocumentResponsiveHtmlPreviewCreateInput, TemplateDocumentResponsiveHtmlPreviewCreate201Response, TemplateDocumentResponsiveHtmlPreviewCreateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateDocumentResponsiveHtmlPreview_create', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview');

