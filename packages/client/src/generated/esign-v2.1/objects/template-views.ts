// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateViewsCreateEdit201Response, TemplateViewsCreateEditResponses } from '@countersign/types/esign-v2.1/template-views';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateViewsCreateEditInput } from '../template-views.js';
import { templateViewsCreateEdit } from '../template-views.js';
/**
 * Pages of the service in which a template is edited.
 */
export interface TemplateViews {
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
    createEdit(input: TemplateViewsCreateEditInput, options?: CallOptions): Call<TemplateViewsCreateEdit201Response, TemplateViewsCreateEditResponses>;
}
/**
 * Makes the functions of TemplateViews into methods of one object.
 */
export function templateViews(client: Client): TemplateViews {
    return {
        createEdit: templateViewsCreateEdit.bind(null, client)
    };
}

