// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerFormsCreate201Response, PowerFormsCreateResponses, PowerFormsDelete200Response, PowerFormsDeleteList200Response, PowerFormsDeleteListResponses, PowerFormsDeleteResponses, PowerFormsGet200Response, PowerFormsGetResponses, PowerFormsList200Response, PowerFormsListResponses, PowerFormsListSenders200Response, PowerFormsListSendersResponses, PowerFormsUpdate200Response, PowerFormsUpdateResponses } from '@countersign/types/esign-v2.1/power-forms';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { PowerFormsCreateInput, PowerFormsDeleteInput, PowerFormsDeleteListInput, PowerFormsGetInput, PowerFormsListInput, PowerFormsListSendersInput, PowerFormsUpdateInput } from '../power-forms.js';
import { powerFormsCreate, powerFormsDelete, powerFormsDeleteList, powerFormsGet, powerFormsList, powerFormsListSenders, powerFormsUpdate } from '../power-forms.js';
/**
 * Forms that start an envelope for anyone who opens them, without action by a sender. They are
 * created from templates.
 */
export interface PowerForms {
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
    list(input?: PowerFormsListInput, options?: CallOptions): PagedCall<PowerFormsList200Response, PowerFormsListResponses, NonNullable<PowerFormsList200Response['powerForms']>[number]>;
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
    create(input: PowerFormsCreateInput, options?: CallOptions): Call<PowerFormsCreate201Response, PowerFormsCreateResponses>;
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
    deleteList(input: PowerFormsDeleteListInput, options?: CallOptions): Call<PowerFormsDeleteList200Response, PowerFormsDeleteListResponses>;
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
    get(input: PowerFormsGetInput, options?: CallOptions): Call<PowerFormsGet200Response, PowerFormsGetResponses>;
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
    update(input: PowerFormsUpdateInput, options?: CallOptions): Call<PowerFormsUpdate200Response, PowerFormsUpdateResponses>;
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
    delete(input: PowerFormsDeleteInput, options?: CallOptions): Call<PowerFormsDelete200Response, PowerFormsDeleteResponses>;
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
    listSenders(input?: PowerFormsListSendersInput, options?: CallOptions): PagedCall<PowerFormsListSenders200Response, PowerFormsListSendersResponses, NonNullable<PowerFormsListSenders200Response['powerFormSenders']>[number]>;
}
/**
 * Creates an object whose methods are the functions of PowerForms.
 */
export function powerForms(client: Client<'esign'>): PowerForms {
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

