/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WebFormGetForm200Response, WebFormGetFormParams, WebFormGetFormQueryParams, WebFormGetFormResponses, WebFormListForms200Response, WebFormListFormsParams, WebFormListFormsQueryParams, WebFormListFormsResponses } from '@countersign/types/webforms/web-form';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `webFormListForms`.
 */
export interface WebFormListFormsInput {
    path?: PathOf<WebFormListFormsParams> | undefined;
    query?: WebFormListFormsQueryParams | undefined;
}
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
export const webFormListForms: PagedOperation<WebFormListFormsInput, WebFormListForms200Response, WebFormListFormsResponses, NonNullable<WebFormListForms200Response['items']>[number], 'webforms'> = /* @__PURE__ */ pagedOperation('WebForm_ListForms', 'GET', '/api/webforms/v1.1/accounts/{accountId}/forms', {
    paging: {
        items: 'items',
        start: 'start_position',
        next: 'nextUrl',
        total: 'totalSetSize'
    }
});


/**
 * The input of `webFormGetForm`.
 */
export interface WebFormGetFormInput {
    path: PathOf<WebFormGetFormParams>;
    query?: WebFormGetFormQueryParams | undefined;
}
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
export const webFormGetForm: Operation<WebFormGetFormInput, WebFormGetForm200Response, WebFormGetFormResponses, 'webforms'> = /* @__PURE__ */ operation('WebForm_GetForm', 'GET', '/api/webforms/v1.1/accounts/{accountId}/forms/{formId}');

