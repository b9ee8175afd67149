/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PowerFormsCreate201Response, PowerFormsCreateBody, PowerFormsCreateParams, PowerFormsCreateResponses, PowerFormsDelete200Response, PowerFormsDeleteList200Response, PowerFormsDeleteListBody, PowerFormsDeleteListParams, PowerFormsDeleteListResponses, PowerFormsDeleteParams, PowerFormsDeleteResponses, PowerFormsGet200Response, PowerFormsGetParams, PowerFormsGetResponses, PowerFormsList200Response, PowerFormsListParams, PowerFormsListQueryParams, PowerFormsListResponses, PowerFormsListSenders200Response, PowerFormsListSendersParams, PowerFormsListSendersQueryParams, PowerFormsListSendersResponses, PowerFormsUpdate200Response, PowerFormsUpdateBody, PowerFormsUpdateParams, PowerFormsUpdateResponses } from '@countersign/types/esign-v2.1/power-forms';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `powerFormsList`.
 */
export interface PowerFormsListInput {
    path?: PathOf<PowerFormsListParams> | undefined;
    query?: PowerFormsListQueryParams | undefined;
}
/**
 * List the PowerForms of an account.
 *
 * Returns the PowerForms that the caller can view. An administrator of the account can view all of
 * them. `order_by` and `order` sort the list. `from_date` and `to_date` limit it to PowerForms that
 * were created in a period, and `search_text` to those that contain a text. `start_position` and
 * `count` select a page. In this response, the paging fields are numbers.
 *
 * PowerForms must be enabled for the account.
 *
 * PowerForms_list: `GET /v2.1/accounts/{accountId}/powerforms`
 */
export const powerFormsList: PagedOperation<PowerFormsListInput, PowerFormsList200Response, PowerFormsListResponses, NonNullable<PowerFormsList200Response['powerForms']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('PowerForms_list', 'GET', '/v2.1/accounts/{accountId}/powerforms', {
    paging: {
        items: 'powerForms',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `powerFormsCreate`.
 */
export interface PowerFormsCreateInput {
    path?: PathOf<PowerFormsCreateParams> | undefined;
    body: PowerFormsCreateBody;
}
/**
 * Create a PowerForm.
 *
 * Creates a PowerForm from a template. Anyone who opens its URL starts an envelope. With the
 * `signingMode` `email`, they must confirm their e-mail address first. With `direct`, signing starts
 * at once, if the account allows it. The form can be limited to a number of uses, or to one use in a
 * certain period.
 *
 * PowerForms must be enabled for the account, and the user must be an administrator of the account
 * or of PowerForms. `senderUserId` is the user who sends the envelopes; by default, the caller. Roles
 * of the template that `recipients` does not list are added.
 * Document visibility does not apply to PowerForms: recipients see every document of the template.
 *
 * PowerForms_create: `POST /v2.1/accounts/{accountId}/powerforms`
 */
export const powerFormsCreate: Operation<PowerFormsCreateInput, PowerFormsCreate201Response, PowerFormsCreateResponses, 'esign'> = /* @__PURE__ */ operation('PowerForms_create', 'POST', '/v2.1/accounts/{accountId}/powerforms');


/**
 * The input of `powerFormsDeleteList`.
 */
export interface PowerFormsDeleteListInput {
    path?: PathOf<PowerFormsDeleteListParams> | undefined;
    body: PowerFormsDeleteListBody;
}
/**
 * Delete several PowerForms.
 *
 * Deletes the PowerForms that the request body identifies by `powerFormId`. Their URLs no longer
 * start envelopes. Envelopes that were already started are not changed. The response contains the
 * result for each PowerForm.
 *
 * Users can delete their own PowerForms. Administrators of the account can delete those of all
 * users.
 *
 * PowerForms_deleteList: `DELETE /v2.1/accounts/{accountId}/powerforms`
 */
export const powerFormsDeleteList: Operation<PowerFormsDeleteListInput, PowerFormsDeleteList200Response, PowerFormsDeleteListResponses, 'esign'> = /* @__PURE__ */ operation('PowerForms_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/powerforms');


/**
 * The input of `powerFormsGet`.
 */
export interface PowerFormsGetInput {
    path: PathOf<PowerFormsGetParams>;
}
/**
 * Read a PowerForm.
 *
 * Returns one PowerForm: its URL, the template from which it creates envelopes, its recipients, how
 * often it was used, and how many uses remain.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * PowerForms_get: `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 */
export const powerFormsGet: Operation<PowerFormsGetInput, PowerFormsGet200Response, PowerFormsGetResponses, 'esign'> = /* @__PURE__ */ operation('PowerForms_get', 'GET', '/v2.1/accounts/{accountId}/powerforms/{powerFormId}');


/**
 * The input of `powerFormsUpdate`.
 */
export interface PowerFormsUpdateInput {
    path: PathOf<PowerFormsUpdateParams>;
    body: PowerFormsUpdateBody;
}
/**
 * Change a PowerForm.
 *
 * Changes the given fields of a PowerForm and keeps the others. If `isActive` is `false`, its URL
 * does not start envelopes until it is `true` again. Envelopes that were already started are not
 * changed.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * PowerForms_update: `PUT /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 */
export const powerFormsUpdate: Operation<PowerFormsUpdateInput, PowerFormsUpdate200Response, PowerFormsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('PowerForms_update', 'PUT', '/v2.1/accounts/{accountId}/powerforms/{powerFormId}');


/**
 * The input of `powerFormsDelete`.
 */
export interface PowerFormsDeleteInput {
    path: PathOf<PowerFormsDeleteParams>;
}
/**
 * Delete a PowerForm.
 *
 * Deletes one PowerForm. Its URL no longer starts envelopes. The template and envelopes that were
 * already started are not changed.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * PowerForms_delete: `DELETE /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 */
export const powerFormsDelete: Operation<PowerFormsDeleteInput, PowerFormsDelete200Response, PowerFormsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('PowerForms_delete', 'DELETE', '/v2.1/accounts/{accountId}/powerforms/{powerFormId}');


/**
 * The input of `powerFormsListSenders`.
 */
export interface PowerFormsListSendersInput {
    path?: PathOf<PowerFormsListSendersParams> | undefined;
    query?: PowerFormsListSendersQueryParams | undefined;
}
/**
 * List the users who send with PowerForms.
 *
 * Returns the users of the account on whose behalf PowerForms send envelopes. `start_position`
 * specifies the first user in the response. In this response, the paging fields are numbers.
 *
 * PowerForms must be enabled for the account.
 *
 * PowerForms_listSenders: `GET /v2.1/accounts/{accountId}/powerforms/senders`
 */
export const powerFormsListSenders: PagedOperation<PowerFormsListSendersInput, PowerFormsListSenders200Response, PowerFormsListSendersResponses, NonNullable<PowerFormsListSenders200Response['powerFormSenders']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('PowerForms_listSenders', 'GET', '/v2.1/accounts/{accountId}/powerforms/senders', {
    paging: {
        items: 'powerFormSenders',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

