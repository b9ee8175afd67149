/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Preview all documents of a template as web pages.
 *
 * Turns the documents of a template into HTML as signers with a small screen would get them, one
 * page for each document. The rules in the body are tried out only; the template keeps the rules
 * it has. Roles are still empty, so tabs show no values. The account must have responsive
 * signing.
 *
 * TemplateResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview`
 */
export const templateResponsiveHtmlPreviewCreate = /* @__PURE__ */ operation<operations['TemplateResponsiveHtmlPreview_create']>({
    id: 'TemplateResponsiveHtmlPreview_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview',
    mediaTypes: ['application/json']
});

