// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ContactsCreate201Response, ContactsCreateResponses, ContactsDelete200Response, ContactsDeleteList200Response, ContactsDeleteListResponses, ContactsDeleteResponses, ContactsGet200Response, ContactsGetResponses, ContactsUpdate200Response, ContactsUpdateResponses } from '@countersign/types/esign-v2.1/contacts';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ContactsCreateInput, ContactsDeleteInput, ContactsDeleteListInput, ContactsGetInput, ContactsUpdateInput } from '../contacts.js';
import { contactsCreate, contactsDelete, contactsDeleteList, contactsGet, contactsUpdate } from '../contacts.js';
/**
 * The address book from which senders of an account select recipients.
 */
export interface Contacts {
    /**
     * Add contacts.
     *
     * Adds people or signing groups to the address book of the calling user or, with `shared`, of the
     * whole account. Each contact requires a name, and a person also requires at least one e-mail
     * address. Shared contacts require the right to manage the shared address book.
     *
     * Each contact is processed separately. If a contact fails, the response still has status 201, and
     * the contact contains `errorDetails`.
     *
     * Contacts_create: `POST /v2.1/accounts/{accountId}/contacts`
     */
    create(input: ContactsCreateInput, options?: CallOptions): Call<ContactsCreate201Response, ContactsCreateResponses>;
    /**
     * Change contacts.
     *
     * Changes contacts of the address book, each identified by its `contactId`. The e-mail addresses and
     * phone numbers in the request body replace the current ones. Other omitted fields are not changed.
     * Users can change their own contacts. Shared contacts require the right to manage the shared
     * address book.
     *
     * Each contact is processed separately. If a contact fails, the response still has status 200, and
     * the contact contains `errorDetails`.
     *
     * Contacts_update: `PUT /v2.1/accounts/{accountId}/contacts`
     */
    update(input: ContactsUpdateInput, options?: CallOptions): Call<ContactsUpdate200Response, ContactsUpdateResponses>;
    /**
     * Delete contacts.
     *
     * Deletes contacts from the address book, each identified by its `contactId`. Other fields are
     * ignored. Envelopes that were sent to the contacts are not changed. Users can delete their own
     * contacts. Shared contacts require the right to manage the shared address book.
     *
     * Each contact is processed separately. If a contact fails, the response still has status 200, and
     * the contact contains `errorDetails`.
     *
     * Contacts_deleteList: `DELETE /v2.1/accounts/{accountId}/contacts`
     */
    deleteList(input: ContactsDeleteListInput, options?: CallOptions): Call<ContactsDeleteList200Response, ContactsDeleteListResponses>;
    /**
     * Read a contact.
     *
     * Returns a contact of the address book as an array with one element, with its e-mail addresses and
     * phone numbers. `cloud_provider` specifies whether the contact is in the rooms of the account or in
     * eSignature. Users can view their own contacts and the shared contacts of the account.
     *
     * Contacts_get: `GET /v2.1/accounts/{accountId}/contacts/{contactId}`
     */
    get(input: ContactsGetInput, options?: CallOptions): Call<ContactsGet200Response, ContactsGetResponses>;
    /**
     * Delete a contact.
     *
     * Deletes one contact from the address book. Envelopes that were sent to it are not changed. Users
     * can delete their own contacts. A shared contact requires the right to manage the shared address
     * book.
     *
     * Contacts_delete: `DELETE /v2.1/accounts/{accountId}/contacts/{contactId}`
     */
    delete(input: ContactsDeleteInput, options?: CallOptions): Call<ContactsDelete200Response, ContactsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of Contacts.
 */
export function contacts(client: Client<'esign'>): Contacts {
    return {
        create: contactsCreate.bind(null, client),
        update: contactsUpdate.bind(null, client),
        deleteList: contactsDeleteList.bind(null, client),
        get: contactsGet.bind(null, client),
        delete: contactsDelete.bind(null, client)
    };
}

