/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Preview all documents of a template for small screens.
 *
 * Turns every document of a template into HTML by the layout in the body and gives the results. It
 * only shows what recipients with small screens would see: nothing in the template changes, and the
 * layout is not kept. The account must have responsive signing.
 *
 * TemplateResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
 */
export const templateResponsiveHtmlPreviewCreate = /* @__PURE__ */ operation<operations['TemplateResponsiveHtmlPreview_create']>({
    id: 'TemplateResponsiveHtmlPreview_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview',
    mediaTypes: ['application/json']
});

