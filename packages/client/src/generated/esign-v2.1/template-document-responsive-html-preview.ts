/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Preview a template's document as a web page.
 *
 * Turns one document of a template into HTML as a signer with a small screen would get it. The
 * rules in the body are tried out only; the template keeps the rules it has.
 *
 * It differs from the same preview of an envelope in that roles are still empty, so tabs show no
 * values. The account must have responsive signing.
 *
 * TemplateDocumentResponsiveHtmlPreview_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview`
 */
export const templateDocumentResponsiveHtmlPreviewCreate = /* @__PURE__ */ operation<operations['TemplateDocumentResponsiveHtmlPreview_create']>({
    id: 'TemplateDocumentResponsiveHtmlPreview_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview',
    mediaTypes: ['application/json']
});

