/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ContactsCreate201Response, ContactsCreateBody, ContactsCreateParams, ContactsCreateResponses, ContactsDelete200Response, ContactsDeleteList200Response, ContactsDeleteListBody, ContactsDeleteListParams, ContactsDeleteListResponses, ContactsDeleteParams, ContactsDeleteResponses, ContactsGet200Response, ContactsGetParams, ContactsGetQueryParams, ContactsGetResponses, ContactsUpdate200Response, ContactsUpdateBody, ContactsUpdateParams, ContactsUpdateResponses } from '@countersign/types/esign-v2.1/contacts';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `contactsCreate` takes.
 */
export interface ContactsCreateInput {
    path?: PathOf<ContactsCreateParams> | undefined;
    body: ContactsCreateBody;
}
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
export const contactsCreate: Operation<ContactsCreateInput, ContactsCreate201Response, ContactsCreateResponses> = /* @__PURE__ */ operation('Contacts_create', 'POST', '/v2.1/accounts/{accountId}/contacts');


/**
 * What `contactsUpdate` takes.
 */
export interface ContactsUpdateInput {
    path?: PathOf<ContactsUpdateParams> | undefined;
    body: ContactsUpdateBody;
}
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
export const contactsUpdate: Operation<ContactsUpdateInput, ContactsUpdate200Response, ContactsUpdateResponses> = /* @__PURE__ */ operation('Contacts_update', 'PUT', '/v2.1/accounts/{accountId}/contacts');


/**
 * What `contactsDeleteList` takes.
 */
export interface ContactsDeleteListInput {
    path?: PathOf<ContactsDeleteListParams> | undefined;
    body: ContactsDeleteListBody;
}
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
export const contactsDeleteList: Operation<ContactsDeleteListInput, ContactsDeleteList200Response, ContactsDeleteListResponses> = /* @__PURE__ */ operation('Contacts_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/contacts');


/**
 * What `contactsGet` takes.
 */
export interface ContactsGetInput {
    path: PathOf<ContactsGetParams>;
    query?: ContactsGetQueryParams | undefined;
}
/**
 * Read a contact.
 *
 * Gives a contact of the address book as a list of one, with its e-mail addresses and telephone
 * numbers. `cloud_provider` says whether it is looked for among the rooms of the account or in
 * eSignature. Users see their own contacts and those that are shared in the account.
 *
 * Contacts_get: `GET /v2.1/accounts/{accountId}/contacts/{contactId}`
 */
export const contactsGet: Operation<ContactsGetInput, ContactsGet200Response, ContactsGetResponses> = /* @__PURE__ */ operation('Contacts_get', 'GET', '/v2.1/accounts/{accountId}/contacts/{contactId}');


/**
 * What `contactsDelete` takes.
 */
export interface ContactsDeleteInput {
    path: PathOf<ContactsDeleteParams>;
}
/**
 * Delete a contact.
 *
 * Deletes one contact from the address book. Envelopes that were sent to it stay as they are.
 * Users delete their own contacts; a shared one needs the right to manage the shared address
 * book.
 *
 * Contacts_delete: `DELETE /v2.1/accounts/{accountId}/contacts/{contactId}`
 */
export const contactsDelete: Operation<ContactsDeleteInput, ContactsDelete200Response, ContactsDeleteResponses> = /* @__PURE__ */ operation('Contacts_delete', 'DELETE', '/v2.1/accounts/{accountId}/contacts/{contactId}');

