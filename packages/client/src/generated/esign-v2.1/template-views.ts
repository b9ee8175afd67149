/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateViewsCreateEdit201Response, TemplateViewsCreateEditBody, TemplateViewsCreateEditParams, TemplateViewsCreateEditResponses } from '@countersign/types/esign-v2.1/template-views';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `templateViewsCreateEdit` takes.
 */
export interface TemplateViewsCreateEditInput {
    path: PathOf<TemplateViewsCreateEditParams>;
    body?: TemplateViewsCreateEditBody | undefined;
}
/**
 * Open a template for editing in the service's pages.
 *
 * Makes an address under which the service shows a template in its own editor. Whoever opens the
 * address acts with the rights of the calling user, so open it at once and give it to nobody
 * else; it works once only.
 *
 * When the editor is left, the browser goes to `returnUrl`. The caller needs the right to manage
 * templates.
 *
 * TemplateViews_createEdit: `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/edit`
 */
export const templateViewsCreateEdit: Operation<TemplateViewsCreateEditInput, TemplateViewsCreateEdit201Response, TemplateViewsCreateEditResponses> = /* @__PURE__ */ operation('TemplateViews_createEdit', 'POST', '/v2.1/accounts/{accountId}/templates/{templateId}/views/edit');

