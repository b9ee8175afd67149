/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const contactsCreate = /* @__PURE__ */ operation<operations['Contacts_create']>({
    id: 'Contacts_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/contacts',
    mediaTypes: ['application/json']
});


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
export const contactsUpdate = /* @__PURE__ */ operation<operations['Contacts_update']>({
    id: 'Contacts_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/contacts',
    mediaTypes: ['application/json']
});


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
export const contactsDeleteList = /* @__PURE__ */ operation<operations['Contacts_deleteList']>({
    id: 'Contacts_deleteList',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/contacts',
    mediaTypes: ['application/json']
});


/**
 * Read a contact.
 *
 * Gives a contact of the address book as a list of one, with its e-mail addresses and telephone
 * numbers. `cloud_provider` says whether it is looked for among the rooms of the account or in
 * eSignature. Users see their own contacts and those that are shared in the account.
 *
 * Contacts_get: `GET /v2.1/accounts/{accountId}/contacts/{contactId}`
 */
export const contactsGet = /* @__PURE__ */ operation<operations['Contacts_get']>({
    id: 'Contacts_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/contacts/{contactId}'
});


/**
 * Delete a contact.
 *
 * Deletes one contact from the address book. Envelopes that were sent to it stay as they are.
 * Users delete their own contacts; a shared one needs the right to manage the shared address
 * book.
 *
 * Contacts_delete: `DELETE /v2.1/accounts/{accountId}/contacts/{contactId}`
 */
export const contactsDelete = /* @__PURE__ */ operation<operations['Contacts_delete']>({
    id: 'Contacts_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/contacts/{contactId}'
});

