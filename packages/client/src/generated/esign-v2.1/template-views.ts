/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateViewsCreateEdit201Response, TemplateViewsCreateEditBody, TemplateViewsCreateEditParams, TemplateViewsCreateEditResponses } from '@countersign/types/esign-v2.1/template-views';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `templateViewsCreateEdit`.
 */
export interface TemplateViewsCreateEditInput {
    path: PathOf<TemplateViewsCreateEditParams>;
    body?: TemplateViewsCreateEditBody | undefined;
}
/**
 * Open a template for editing in the web application.
 *
 * Creates a URL that opens a template in the editor of the service. Anyone who opens the URL acts
 * with the rights of the calling user, so open it at once and do not share it. It can be used once.
 *
 * When the user leaves the editor, the browser is redirected to `returnUrl`. The caller needs the
 * right to manage templates.
 *
 * TemplateViews_createEdit: `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/edit`
 */
export const templateViewsCreateEdit: Operation<TemplateViewsCreateEditInput, TemplateViewsCreateEdit201Response, TemplateViewsCreateEditResponses, 'esign'> = /* @__PURE__ */ operation('TemplateViews_createEdit', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/views/edit');

