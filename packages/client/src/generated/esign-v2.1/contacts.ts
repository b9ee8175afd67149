/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ContactsCreate201Response, ContactsCreateBody, ContactsCreateParams, ContactsCreateResponses, ContactsDelete200Response, ContactsDeleteList200Response, ContactsDeleteListBody, ContactsDeleteListParams, ContactsDeleteListResponses, ContactsDeleteParams, ContactsDeleteResponses, ContactsGet200Response, ContactsGetParams, ContactsGetQueryParams, ContactsGetResponses, ContactsUpdate200Response, ContactsUpdateBody, ContactsUpdateParams, ContactsUpdateResponses } from '@countersign/types/esign-v2.1/contacts';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `contactsCreate`.
 */
export interface ContactsCreateInput {
    path?: PathOf<ContactsCreateParams> | undefined;
    body: ContactsCreateBody;
}
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
export const contactsCreate: Operation<ContactsCreateInput, ContactsCreate201Response, ContactsCreateResponses, 'esign'> = /* @__PURE__ */ operation('Contacts_create', 'POST', '/v2.1/accounts/{accountId}/contacts');


/**
 * The input of `contactsUpdate`.
 */
export interface ContactsUpdateInput {
    path?: PathOf<ContactsUpdateParams> | undefined;
    body: ContactsUpdateBody;
}
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
export const contactsUpdate: Operation<ContactsUpdateInput, ContactsUpdate200Response, ContactsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('Contacts_update', 'PUT', '/v2.1/accounts/{accountId}/contacts');


/**
 * The input of `contactsDeleteList`.
 */
export interface ContactsDeleteListInput {
    path?: PathOf<ContactsDeleteListParams> | undefined;
    body: ContactsDeleteListBody;
}
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
export const contactsDeleteList: Operation<ContactsDeleteListInput, ContactsDeleteList200Response, ContactsDeleteListResponses, 'esign'> = /* @__PURE__ */ operation('Contacts_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/contacts');


/**
 * The input of `contactsGet`.
 */
export interface ContactsGetInput {
    path: PathOf<ContactsGetParams>;
    query?: ContactsGetQueryParams | undefined;
}
/**
 * Read a contact.
 *
 * Returns a contact of the address book as an array with one element, with its e-mail addresses and
 * phone numbers. `cloud_provider` specifies whether the contact is in the rooms of the account or in
 * eSignature. Users can view their own contacts and the shared contacts of the account.
 *
 * Contacts_get: `GET /v2.1/accounts/{accountId}/contacts/{contactId}`
 */
export const contactsGet: Operation<ContactsGetInput, ContactsGet200Response, ContactsGetResponses, 'esign'> = /* @__PURE__ */ operation('Contacts_get', 'GET', '/v2.1/accounts/{accountId}/contacts/{contactId}');


/**
 * The input of `contactsDelete`.
 */
export interface ContactsDeleteInput {
    path: PathOf<ContactsDeleteParams>;
}
/**
 * Delete a contact.
 *
 * Deletes one contact from the address book. Envelopes that were sent to it are not changed. Users
 * can delete their own contacts. A shared contact requires the right to manage the shared address
 * book.
 *
 * Contacts_delete: `DELETE /v2.1/accounts/{accountId}/contacts/{contactId}`
 */
export const contactsDelete: Operation<ContactsDeleteInput, ContactsDelete200Response, ContactsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('Contacts_delete', 'DELETE', '/v2.1/accounts/{accountId}/contacts/{contactId}');

