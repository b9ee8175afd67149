// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ContactGetResponse } from './schemas/contactGetResponse.js';
import type { ContactModRequest } from './schemas/contactModRequest.js';
import type { ContactUpdateResponse } from './schemas/contactUpdateResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `Contacts_create`.
 */
export interface ContactsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The contacts to add. */
export type ContactsCreateBody = ContactModRequest;

/** The contacts in the order of the request, each added or with why it failed. */
export type ContactsCreate201Response = ContactUpdateResponse;

/** The body does not fit the contract, or the caller may not share contacts. */
export type ContactsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ContactsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ContactsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ContactsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ContactsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ContactsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ContactsCreate500Response = ErrorDetails;

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
 * `Contacts_create`, `POST /v2.1/accounts/{accountId}/contacts`
 *
 * What it answers with, by status.
 */
export interface ContactsCreateResponses {
    /** The contacts in the order of the request, each added or with why it failed. */
    201: ContactsCreate201Response;
    /** The body does not fit the contract, or the caller may not share contacts. */
    400: ContactsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ContactsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ContactsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: ContactsCreate404Response;
    /** The address exists, but not with this method. */
    405: ContactsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ContactsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ContactsCreate500Response;
}

/**
 * The error codes that `Contacts_create` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ContactsCreateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_update`.
 */
export interface ContactsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The contacts to change, each with its ID. */
export type ContactsUpdateBody = ContactModRequest;

/** The contacts that were to change, each with its outcome. */
export type ContactsUpdate200Response = ContactUpdateResponse;

/** The body does not fit the contract, or the caller may not change the contacts. */
export type ContactsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ContactsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ContactsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ContactsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ContactsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ContactsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ContactsUpdate500Response = ErrorDetails;

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
 * `Contacts_update`, `PUT /v2.1/accounts/{accountId}/contacts`
 *
 * What it answers with, by status.
 */
export interface ContactsUpdateResponses {
    /** The contacts that were to change, each with its outcome. */
    200: ContactsUpdate200Response;
    /** The body does not fit the contract, or the caller may not change the contacts. */
    400: ContactsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ContactsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ContactsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: ContactsUpdate404Response;
    /** The address exists, but not with this method. */
    405: ContactsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ContactsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ContactsUpdate500Response;
}

/**
 * The error codes that `Contacts_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ContactsUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_deleteList`.
 */
export interface ContactsDeleteListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The contacts to delete, by their IDs. */
export type ContactsDeleteListBody = ContactModRequest;

/** The contacts that were to be deleted, each with its outcome. */
export type ContactsDeleteList200Response = ContactUpdateResponse;

/** The body does not fit the contract, or the caller may not delete the contacts. */
export type ContactsDeleteList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ContactsDeleteList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ContactsDeleteList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ContactsDeleteList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ContactsDeleteList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ContactsDeleteList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ContactsDeleteList500Response = ErrorDetails;

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
 * `Contacts_deleteList`, `DELETE /v2.1/accounts/{accountId}/contacts`
 *
 * What it answers with, by status.
 */
export interface ContactsDeleteListResponses {
    /** The contacts that were to be deleted, each with its outcome. */
    200: ContactsDeleteList200Response;
    /** The body does not fit the contract, or the caller may not delete the contacts. */
    400: ContactsDeleteList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ContactsDeleteList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ContactsDeleteList403Response;
    /** No such address, or nothing is stored under it. */
    404: ContactsDeleteList404Response;
    /** The address exists, but not with this method. */
    405: ContactsDeleteList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ContactsDeleteList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ContactsDeleteList500Response;
}

/**
 * The error codes that `Contacts_deleteList` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ContactsDeleteListErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_get`.
 */
export interface ContactsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The contact, by the ID that the service gave to it.
     *
     * @example 8b0d4f6a-2c7e-4913-a5d8-e1f3b9c7d042
     */
    contactId: string;
}

/**
 * Parameters in the query of `Contacts_get`.
 */
export interface ContactsGetQueryParams {
    /**
     * Where the contact is kept: with the rooms of the account (`rooms`), or in the address book of
     * eSignature (`docusignCore`).
     *
     * @example docusignCore
     */
    cloud_provider?: ("rooms" | "docusignCore") | undefined;
}

/** The contact, as a list of one. */
export type ContactsGet200Response = ContactGetResponse;

/** A parameter does not fit the contract. */
export type ContactsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ContactsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ContactsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ContactsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ContactsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ContactsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ContactsGet500Response = ErrorDetails;

/**
 * Read a contact.
 *
 * Gives a contact of the address book as a list of one, with its e-mail addresses and telephone
 * numbers. `cloud_provider` says whether it is looked for among the rooms of the account or in
 * eSignature. Users see their own contacts and those that are shared in the account.
 *
 * `Contacts_get`, `GET /v2.1/accounts/{accountId}/contacts/{contactId}`
 *
 * What it answers with, by status.
 */
export interface ContactsGetResponses {
    /** The contact, as a list of one. */
    200: ContactsGet200Response;
    /** A parameter does not fit the contract. */
    400: ContactsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ContactsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ContactsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: ContactsGet404Response;
    /** The address exists, but not with this method. */
    405: ContactsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ContactsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ContactsGet500Response;
}

/**
 * The error codes that `Contacts_get` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ContactsGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_delete`.
 */
export interface ContactsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The contact, by the ID that the service gave to it.
     *
     * @example 8b0d4f6a-2c7e-4913-a5d8-e1f3b9c7d042
     */
    contactId: string;
}

/** The contact that was deleted, with its outcome. */
export type ContactsDelete200Response = ContactUpdateResponse;

/** The caller may not delete the contact. */
export type ContactsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ContactsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ContactsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ContactsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ContactsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ContactsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ContactsDelete500Response = ErrorDetails;

/**
 * Delete a contact.
 *
 * Deletes one contact from the address book. Envelopes that were sent to it stay as they are.
 * Users delete their own contacts; a shared one needs the right to manage the shared address
 * book.
 *
 * `Contacts_delete`, `DELETE /v2.1/accounts/{accountId}/contacts/{contactId}`
 *
 * What it answers with, by status.
 */
export interface ContactsDeleteResponses {
    /** The contact that was deleted, with its outcome. */
    200: ContactsDelete200Response;
    /** The caller may not delete the contact. */
    400: ContactsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ContactsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ContactsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: ContactsDelete404Response;
    /** The address exists, but not with this method. */
    405: ContactsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ContactsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ContactsDelete500Response;
}

/**
 * The error codes that `Contacts_delete` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type ContactsDeleteErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
