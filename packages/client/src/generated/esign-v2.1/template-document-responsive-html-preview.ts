/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Preview a template's document for small screens.
 *
 * Turns one document of a template into HTML by the layout in the body and gives the result. It only
 * shows what recipients with small screens would see: nothing in the template changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * TemplateDocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview`
 */
export const templateDocumentResponsiveHtmlPreviewCreate = /* @__PURE__ */ operation<operations['TemplateDocumentResponsiveHtmlPreview_create']>({
    id: 'TemplateDocumentResponsiveHtmlPreview_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview',
    mediaTypes: ['application/json']
});

