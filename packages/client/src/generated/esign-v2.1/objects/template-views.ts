// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateViewsCreateEdit201Response, TemplateViewsCreateEditResponses } from '@countersign/types/esign-v2.1/template-views';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateViewsCreateEditInput } from '../template-views.js';
import { templateViewsCreateEdit } from '../template-views.js';
/**
 * Pages of the service for editing a template.
 */
export interface TemplateViews {
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
    createEdit(input: TemplateViewsCreateEditInput, options?: CallOptions): Call<TemplateViewsCreateEdit201Response, TemplateViewsCreateEditResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateViews.
 */
export function templateViews(client: Client<'esign'>): TemplateViews {
    return {
        createEdit: templateViewsCreateEdit.bind(null, client)
    };
}

