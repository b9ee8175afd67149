// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ContactsCreate201Response, ContactsCreateResponses, ContactsDelete200Response, ContactsDeleteList200Response, ContactsDeleteListResponses, ContactsDeleteResponses, ContactsGet200Response, ContactsGetResponses, ContactsUpdate200Response, ContactsUpdateResponses } from '@countersign/types/esign-v2.1/contacts';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ContactsCreateInput, ContactsDeleteInput, ContactsDeleteListInput, ContactsGetInput, ContactsUpdateInput } from '../contacts.js';
import { contactsCreate, contactsDelete, contactsDeleteList, contactsGet, contactsUpdate } from '../contacts.js';
/**
 * The address book from which senders of an account pick recipients.
 */
export interface Contacts {
    /**
     * Add contacts.
     *
     * Adds people or signing groups to the address book of the calling user, or with `shared` to that
     * of the whole account. Each needs a name, and a person at least one e-mail address. Shared
     * contacts need the right to manage the shared address book.
     *
     * The call goes on to its end when one contact fails: the answer is 201 all the same, and the
     * contact that failed carries `errorDetails`.
     *
     * Contacts_create: `POST /v2.1/accounts/{accountId}/contacts`
     */
    create(input: ContactsCreateInput, options?: CallOptions): Call<ContactsCreate201Response, ContactsCreateResponses>;
    /**
     * Change contacts.
     *
     * Changes contacts of the address book, each named by its `contactId`. The e-mail addresses and
     * telephone numbers of the body replace those before; other fields that are left out stay. Users
     * change their own contacts; shared ones need the right to manage the shared address book.
     *
     * The call goes on to its end when one contact fails: the answer is 200 all the same, and the
     * contact that failed carries `errorDetails`.
     *
     * Contacts_update: `PUT /v2.1/accounts/{accountId}/contacts`
     */
    update(input: ContactsUpdateInput, options?: CallOptions): Call<ContactsUpdate200Response, ContactsUpdateResponses>;
    /**
     * Delete contacts.
     *
     * Deletes contacts from the address book, each named by its `contactId`; nothing else of them
     * matters. Envelopes that were sent to them stay as they are. Users delete their own contacts;
     * shared ones need the right to manage the shared address book.
     *
     * The call goes on to its end when one contact fails: the answer is 200 all the same, and the
     * contact that failed carries `errorDetails`.
     *
     * Contacts_deleteList: `DELETE /v2.1/accounts/{accountId}/contacts`
     */
    deleteList(input: ContactsDeleteListInput, options?: CallOptions): Call<ContactsDeleteList200Response, ContactsDeleteListResponses>;
    /**
     * Read a contact.
     *
     * Gives a contact of the address book as a list of one, with its e-mail addresses and telephone
     * numbers. `cloud_provider` says whether it is looked for among the rooms of the account or in
     * eSignature. Users see their own contacts and those that are shared in the account.
     *
     * Contacts_get: `GET /v2.1/accounts/{accountId}/contacts/{contactId}`
     */
    get(input: ContactsGetInput, options?: CallOptions): Call<ContactsGet200Response, ContactsGetResponses>;
    /**
     * Delete a contact.
     *
     * Deletes one contact from the address book. Envelopes that were sent to it stay as they are.
     * Users delete their own contacts; a shared one needs the right to manage the shared address
     * book.
     *
     * Contacts_delete: `DELETE /v2.1/accounts/{accountId}/contacts/{contactId}`
     */
    delete(input: ContactsDeleteInput, options?: CallOptions): Call<ContactsDelete200Response, ContactsDeleteResponses>;
}
/**
 * Makes the functions of Contacts into methods of one object.
 */
export function contacts(client: Client): Contacts {
    return {
        create: contactsCreate.bind(null, client),
        update: contactsUpdate.bind(null, client),
        deleteList: contactsDeleteList.bind(null, client),
        get: contactsGet.bind(null, client),
        delete: contactsDelete.bind(null, client)
    };
}

