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
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The contacts to add. */
export type ContactsCreateBody = ContactModRequest;

/** The contacts in the order of the request, each either added or with its error. */
export type ContactsCreate201Response = ContactUpdateResponse;

/** The request body is invalid, or the caller cannot share contacts. */
export type ContactsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ContactsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ContactsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ContactsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ContactsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ContactsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ContactsCreate500Response = ErrorDetails;

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
 * `Contacts_create`, `POST /v2.1/accounts/{accountId}/contacts`
 *
 * The responses, by status.
 */
export interface ContactsCreateResponses {
    /** The contacts in the order of the request, each either added or with its error. */
    201: ContactsCreate201Response;
    /** The request body is invalid, or the caller cannot share contacts. */
    400: ContactsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ContactsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ContactsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ContactsCreate404Response;
    /** The path exists, but does not support this method. */
    405: ContactsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ContactsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ContactsCreate500Response;
}

/**
 * The error codes that `Contacts_create` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ContactsCreateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_update`.
 */
export interface ContactsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The contacts to change, each with its ID. */
export type ContactsUpdateBody = ContactModRequest;

/** The contacts in the request, each with its result. */
export type ContactsUpdate200Response = ContactUpdateResponse;

/** The request body is invalid, or the caller cannot change the contacts. */
export type ContactsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ContactsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ContactsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ContactsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ContactsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ContactsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ContactsUpdate500Response = ErrorDetails;

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
 * `Contacts_update`, `PUT /v2.1/accounts/{accountId}/contacts`
 *
 * The responses, by status.
 */
export interface ContactsUpdateResponses {
    /** The contacts in the request, each with its result. */
    200: ContactsUpdate200Response;
    /** The request body is invalid, or the caller cannot change the contacts. */
    400: ContactsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ContactsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ContactsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ContactsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: ContactsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ContactsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ContactsUpdate500Response;
}

/**
 * The error codes that `Contacts_update` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ContactsUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_deleteList`.
 */
export interface ContactsDeleteListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The contacts to delete, identified by their IDs. */
export type ContactsDeleteListBody = ContactModRequest;

/** The contacts in the request, each with its result. */
export type ContactsDeleteList200Response = ContactUpdateResponse;

/** The request body is invalid, or the caller cannot delete the contacts. */
export type ContactsDeleteList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ContactsDeleteList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ContactsDeleteList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ContactsDeleteList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ContactsDeleteList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ContactsDeleteList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ContactsDeleteList500Response = ErrorDetails;

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
 * `Contacts_deleteList`, `DELETE /v2.1/accounts/{accountId}/contacts`
 *
 * The responses, by status.
 */
export interface ContactsDeleteListResponses {
    /** The contacts in the request, each with its result. */
    200: ContactsDeleteList200Response;
    /** The request body is invalid, or the caller cannot delete the contacts. */
    400: ContactsDeleteList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ContactsDeleteList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ContactsDeleteList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ContactsDeleteList404Response;
    /** The path exists, but does not support this method. */
    405: ContactsDeleteList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ContactsDeleteList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ContactsDeleteList500Response;
}

/**
 * The error codes that `Contacts_deleteList` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ContactsDeleteListErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_get`.
 */
export interface ContactsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the contact, as assigned by the service.
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
     * The storage location of the contact: the rooms of the account (`rooms`) or the address book of
     * eSignature (`docusignCore`).
     *
     * @example docusignCore
     */
    cloud_provider?: ("rooms" | "docusignCore") | undefined;
}

/** The contact, as an array with one element. */
export type ContactsGet200Response = ContactGetResponse;

/** A parameter is invalid. */
export type ContactsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ContactsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ContactsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ContactsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ContactsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ContactsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ContactsGet500Response = ErrorDetails;

/**
 * Read a contact.
 *
 * Returns a contact of the address book as an array with one element, with its e-mail addresses and
 * phone numbers. `cloud_provider` specifies whether the contact is in the rooms of the account or in
 * eSignature. Users can view their own contacts and the shared contacts of the account.
 *
 * `Contacts_get`, `GET /v2.1/accounts/{accountId}/contacts/{contactId}`
 *
 * The responses, by status.
 */
export interface ContactsGetResponses {
    /** The contact, as an array with one element. */
    200: ContactsGet200Response;
    /** A parameter is invalid. */
    400: ContactsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ContactsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ContactsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ContactsGet404Response;
    /** The path exists, but does not support this method. */
    405: ContactsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ContactsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ContactsGet500Response;
}

/**
 * The error codes that `Contacts_get` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ContactsGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Contacts_delete`.
 */
export interface ContactsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the contact, as assigned by the service.
     *
     * @example 8b0d4f6a-2c7e-4913-a5d8-e1f3b9c7d042
     */
    contactId: string;
}

/** The deleted contact, with the result. */
export type ContactsDelete200Response = ContactUpdateResponse;

/** The caller cannot delete the contact. */
export type ContactsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ContactsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ContactsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ContactsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ContactsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ContactsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ContactsDelete500Response = ErrorDetails;

/**
 * Delete a contact.
 *
 * Deletes one contact from the address book. Envelopes that were sent to it are not changed. Users
 * can delete their own contacts. A shared contact requires the right to manage the shared address
 * book.
 *
 * `Contacts_delete`, `DELETE /v2.1/accounts/{accountId}/contacts/{contactId}`
 *
 * The responses, by status.
 */
export interface ContactsDeleteResponses {
    /** The deleted contact, with the result. */
    200: ContactsDelete200Response;
    /** The caller cannot delete the contact. */
    400: ContactsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ContactsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ContactsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ContactsDelete404Response;
    /** The path exists, but does not support this method. */
    405: ContactsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ContactsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ContactsDelete500Response;
}

/**
 * The error codes that `Contacts_delete` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type ContactsDeleteErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
