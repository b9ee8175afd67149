/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const powerFormsList = /* @__PURE__ */ operation<operations['PowerForms_list']>({
    id: 'PowerForms_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/powerforms'
});


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
export const powerFormsCreate = /* @__PURE__ */ operation<operations['PowerForms_create']>({
    id: 'PowerForms_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/powerforms',
    mediaTypes: ['application/json']
});


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
export const powerFormsDeleteList = /* @__PURE__ */ operation<operations['PowerForms_deleteList']>({
    id: 'PowerForms_deleteList',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/powerforms',
    mediaTypes: ['application/json']
});


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
export const powerFormsGet = /* @__PURE__ */ operation<operations['PowerForms_get']>({
    id: 'PowerForms_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/powerforms/{powerFormId}'
});


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
export const powerFormsUpdate = /* @__PURE__ */ operation<operations['PowerForms_update']>({
    id: 'PowerForms_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/powerforms/{powerFormId}',
    mediaTypes: ['application/json']
});


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
export const powerFormsDelete = /* @__PURE__ */ operation<operations['PowerForms_delete']>({
    id: 'PowerForms_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/powerforms/{powerFormId}'
});


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
export const powerFormsListSenders = /* @__PURE__ */ operation<operations['PowerForms_listSenders']>({
    id: 'PowerForms_listSenders',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/powerforms/senders'
});

