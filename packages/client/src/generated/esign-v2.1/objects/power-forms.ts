// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerFormsCreate201Response, PowerFormsCreateResponses, PowerFormsDelete200Response, PowerFormsDeleteList200Response, PowerFormsDeleteListResponses, PowerFormsDeleteResponses, PowerFormsGet200Response, PowerFormsGetResponses, PowerFormsList200Response, PowerFormsListResponses, PowerFormsListSenders200Response, PowerFormsListSendersResponses, PowerFormsUpdate200Response, PowerFormsUpdateResponses } from '@countersign/types/esign-v2.1/power-forms';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { PowerFormsCreateInput, PowerFormsDeleteInput, PowerFormsDeleteListInput, PowerFormsGetInput, PowerFormsListInput, PowerFormsListSendersInput, PowerFormsUpdateInput } from '../power-forms.js';
import { powerFormsCreate, powerFormsDelete, powerFormsDeleteList, powerFormsGet, powerFormsList, powerFormsListSenders, powerFormsUpdate } from '../power-forms.js';
/**
 * Forms that start an envelope for whoever opens them, without a sender at work. They are made of
 * templates.
 */
export interface PowerForms {
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
    list(input?: PowerFormsListInput, options?: CallOptions): PagedCall<PowerFormsList200Response, PowerFormsListResponses, NonNullable<PowerFormsList200Response['powerForms']>[number]>;
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
    create(input: PowerFormsCreateInput, options?: CallOptions): Call<PowerFormsCreate201Response, PowerFormsCreateResponses>;
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
    deleteList(input: PowerFormsDeleteListInput, options?: CallOptions): Call<PowerFormsDeleteList200Response, PowerFormsDeleteListResponses>;
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
    get(input: PowerFormsGetInput, options?: CallOptions): Call<PowerFormsGet200Response, PowerFormsGetResponses>;
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
    update(input: PowerFormsUpdateInput, options?: CallOptions): Call<PowerFormsUpdate200Response, PowerFormsUpdateResponses>;
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
    delete(input: PowerFormsDeleteInput, options?: CallOptions): Call<PowerFormsDelete200Response, PowerFormsDeleteResponses>;
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
    listSenders(input?: PowerFormsListSendersInput, options?: CallOptions): PagedCall<PowerFormsListSenders200Response, PowerFormsListSendersResponses, NonNullable<PowerFormsListSenders200Response['powerFormSenders']>[number]>;
}
/**
 * Makes the functions of PowerForms into methods of one object.
 */
export function powerForms(client: Client): PowerForms {
    return {
        list: powerFormsList.bind(null, client),
        create: powerFormsCreate.bind(null, client),
        deleteList: powerFormsDeleteList.bind(null, client),
        get: powerFormsGet.bind(null, client),
        update: powerFormsUpdate.bind(null, client),
        delete: powerFormsDelete.bind(null, client),
        listSenders: powerFormsListSenders.bind(null, client)
    };
}

