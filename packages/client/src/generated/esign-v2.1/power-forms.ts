/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PowerFormsCreate201Response, PowerFormsCreateBody, PowerFormsCreateParams, PowerFormsCreateResponses, PowerFormsDelete200Response, PowerFormsDeleteList200Response, PowerFormsDeleteListBody, PowerFormsDeleteListParams, PowerFormsDeleteListResponses, PowerFormsDeleteParams, PowerFormsDeleteResponses, PowerFormsGet200Response, PowerFormsGetParams, PowerFormsGetResponses, PowerFormsList200Response, PowerFormsListParams, PowerFormsListQueryParams, PowerFormsListResponses, PowerFormsListSenders200Response, PowerFormsListSendersParams, PowerFormsListSendersQueryParams, PowerFormsListSendersResponses, PowerFormsUpdate200Response, PowerFormsUpdateBody, PowerFormsUpdateParams, PowerFormsUpdateResponses } from '@countersign/types/esign-v2.1/power-forms';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `powerFormsList` takes.
 */
export interface PowerFormsListInput {
    path?: PathOf<PowerFormsListParams> | undefined;
    query?: PowerFormsListQueryParams | undefined;
}
/**
 * List the PowerForms of an account.
 *
 * Lists the PowerForms that the caller may see; an administrator of the account sees all. `order_by`
 * and `order` sort them, and `from_date` and `to_date` narrow the list down to those made in a
 * period. The paging fields of the answer are numbers here.
 *
 * The account must have PowerForms.
 *
 * PowerForms_list: `GET /v2.1/accounts/{accountId}/powerforms`
 */
export const powerFormsList: PagedOperation<PowerFormsListInput, PowerFormsList200Response, PowerFormsListResponses, NonNullable<PowerFormsList200Response['powerForms']>[number]> = /* @__PURE__ */ pagedOperation('PowerForms_list', 'GET', '/v2.1/accounts/{accountId}/powerforms', {
    paging: {
        items: 'powerForms',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `powerFormsCreate` takes.
 */
export interface PowerFormsCreateInput {
    path?: PathOf<PowerFormsCreateParams> | undefined;
    body: PowerFormsCreateBody;
}
/**
 * Make a PowerForm.
 *
 * Makes a PowerForm of a template. Whoever opens its address starts an envelope: with `signingMode`
 * `email` after a look into the mailbox, with `direct` at once where the account allows it. The form
 * can be limited to a number of uses, or to one use in a certain time.
 *
 * The account must have PowerForms and the user the right to make them. Document visibility does
 * not apply to PowerForms: recipients see every document of the template.
 *
 * PowerForms_create: `POST /v2.1/accounts/{accountId}/powerforms`
 */
export const powerFormsCreate: Operation<PowerFormsCreateInput, PowerFormsCreate201Response, PowerFormsCreateResponses> = /* @__PURE__ */ operation('PowerForms_create', 'POST', '/v2.1/accounts/{accountId}/powerforms');


/**
 * What `powerFormsDeleteList` takes.
 */
export interface PowerFormsDeleteListInput {
    path?: PathOf<PowerFormsDeleteListParams> | undefined;
    body: PowerFormsDeleteListBody;
}
/**
 * Delete several PowerForms.
 *
 * Deletes the PowerForms that the body names by `powerFormId`. Their addresses no longer start
 * envelopes; envelopes that were started stay as they are. Each PowerForm has its own outcome in the
 * answer.
 *
 * Users delete their own PowerForms, administrators of the account those of all users.
 *
 * PowerForms_deleteList: `DELETE /v2.1/accounts/{accountId}/powerforms`
 */
export const powerFormsDeleteList: Operation<PowerFormsDeleteListInput, PowerFormsDeleteList200Response, PowerFormsDeleteListResponses> = /* @__PURE__ */ operation('PowerForms_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/powerforms');


/**
 * What `powerFormsGet` takes.
 */
export interface PowerFormsGetInput {
    path: PathOf<PowerFormsGetParams>;
}
/**
 * Read a PowerForm.
 *
 * Gives one PowerForm: the address that people open, the template it starts from, its recipients and
 * how often it was used and still may be used.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * PowerForms_get: `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 */
export const powerFormsGet: Operation<PowerFormsGetInput, PowerFormsGet200Response, PowerFormsGetResponses> = /* @__PURE__ */ operation('PowerForms_get', 'GET', '/v2.1/accounts/{accountId}/powerforms/{powerFormId}');


/**
 * What `powerFormsUpdate` takes.
 */
export interface PowerFormsUpdateInput {
    path: PathOf<PowerFormsUpdateParams>;
    body: PowerFormsUpdateBody;
}
/**
 * Change a PowerForm.
 *
 * Sets the fields of a PowerForm that the body holds and leaves the others as they are. With
 * `isActive` `false` its address starts no more envelopes until it is `true` again. Envelopes that
 * were started stay as they are.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * PowerForms_update: `PUT /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 */
export const powerFormsUpdate: Operation<PowerFormsUpdateInput, PowerFormsUpdate200Response, PowerFormsUpdateResponses> = /* @__PURE__ */ operation('PowerForms_update', 'PUT', '/v2.1/accounts/{accountId}/powerforms/{powerFormId}');


/**
 * What `powerFormsDelete` takes.
 */
export interface PowerFormsDeleteInput {
    path: PathOf<PowerFormsDeleteParams>;
}
/**
 * Delete a PowerForm.
 *
 * Deletes one PowerForm. Its address no longer starts envelopes; envelopes that were started stay as
 * they are, and so does the template.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * PowerForms_delete: `DELETE /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 */
export const powerFormsDelete: Operation<PowerFormsDeleteInput, PowerFormsDelete200Response, PowerFormsDeleteResponses> = /* @__PURE__ */ operation('PowerForms_delete', 'DELETE', '/v2.1/accounts/{accountId}/powerforms/{powerFormId}');


/**
 * What `powerFormsListSenders` takes.
 */
export interface PowerFormsListSendersInput {
    path?: PathOf<PowerFormsListSendersParams> | undefined;
    query?: PowerFormsListSendersQueryParams | undefined;
}
/**
 * List the users who send by PowerForms.
 *
 * Lists the users of the account in whose name PowerForms send envelopes. `start_position` chooses
 * where the answer starts. The paging fields of the answer are numbers here.
 *
 * The account must have PowerForms.
 *
 * PowerForms_listSenders: `GET /v2.1/accounts/{accountId}/powerforms/senders`
 */
export const powerFormsListSenders: PagedOperation<PowerFormsListSendersInput, PowerFormsListSenders200Response, PowerFormsListSendersResponses, NonNullable<PowerFormsListSenders200Response['powerFormSenders']>[number]> = /* @__PURE__ */ pagedOperation('PowerForms_listSenders', 'GET', '/v2.1/accounts/{accountId}/powerforms/senders', {
    paging: {
        items: 'powerFormSenders',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

