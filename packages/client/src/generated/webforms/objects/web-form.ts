// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WebFormGetForm200Response, WebFormGetFormResponses, WebFormListForms200Response, WebFormListFormsResponses } from '@countersign/types/webforms/web-form';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { WebFormGetFormInput, WebFormListFormsInput } from '../web-form.js';
import { webFormGetForm, webFormListForms } from '../web-form.js';
/**
 * A form with its pages and fields. It is made and published in the web application of the
 * service. The draft and the published form have the same ID.
 */
export interface WebForm {
    /**
     * List the forms of an account.
     *
     * Returns the forms of an account without their pages and fields, the one that was changed last
     * first. The list is paged: `start_position` and `count` select a page. The filters limit the list
     * to forms of the caller, with or without a template, published or not, or with a text in their
     * name.
     *
     * WebForm_ListForms: `GET /api/webforms/v1.1/accounts/{accountId}/forms`
     *
     * The token needs the scope `webforms_read`.
     */
    listForms(input?: WebFormListFormsInput, options?: CallOptions): PagedCall<WebFormListForms200Response, WebFormListFormsResponses, NonNullable<WebFormListForms200Response['items']>[number]>;
    /**
     * Read a form.
     *
     * Returns a form with its pages and fields: the draft, or with `state=active` the published form. The
     * names and types of the fields, which `formValues` of a new instance need, are in
     * `formMetadata/publishedComponentNames` of the published form.
     *
     * WebForm_GetForm: `GET /api/webforms/v1.1/accounts/{accountId}/forms/{formId}`
     *
     * The token needs the scope `webforms_read`.
     */
    getForm(input: WebFormGetFormInput, options?: CallOptions): Call<WebFormGetForm200Response, WebFormGetFormResponses>;
}
/**
 * Creates an object whose methods are the functions of WebForm.
 */
export function webForm(client: Client<'webforms'>): WebForm {
    return {
        listForms: webFormListForms.bind(null, client),
        getForm: webFormGetForm.bind(null, client)
    };
}

