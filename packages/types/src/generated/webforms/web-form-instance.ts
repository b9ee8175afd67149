// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CreateInstanceRequestBody } from './schemas/CreateInstanceRequestBody.js';
import type { HttpError } from './schemas/HttpError.js';
import type { WebFormInstance } from './schemas/WebFormInstance.js';
import type { WebFormInstanceList } from './schemas/WebFormInstanceList.js';

/**
 * Parameters in the path of `WebFormInstance_ListInstances`.
 */
export interface WebFormInstanceListInstancesParams {
    /**
     * The ID of the account that the form belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form, which stays the same in all its versions.
     *
     * @example 4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805
     */
    formId: string;
}

/**
 * Parameters in the query of `WebFormInstance_ListInstances`.
 */
export interface WebFormInstanceListInstancesQueryParams {
    /**
     * Limits the list to the instances that were created with this `clientUserId`.
     *
     * @example berth-0042
     */
    client_user_id?: string | undefined;
}

/** The instances of the form. */
export type WebFormInstanceListInstances200Response = WebFormInstanceList;

/** A parameter is invalid. */
export type WebFormInstanceListInstances400Response = HttpError;

/** The access token is missing, unknown, expired or from another environment. */
export type WebFormInstanceListInstances401Response = HttpError;

/** The access token is valid, but the user does not have permission for this operation. */
export type WebFormInstanceListInstances403Response = HttpError;

/** The path does not exist, or does not identify an existing object. */
export type WebFormInstanceListInstances404Response = HttpError;

/** The path exists, but does not support this method. */
export type WebFormInstanceListInstances405Response = HttpError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WebFormInstanceListInstances429Response = HttpError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WebFormInstanceListInstances500Response = HttpError;

/**
 * List the instances of a form.
 *
 * Returns the instances of a form, in the order in which they were created, without the values of
 * their fields. `client_user_id` limits the list to those of one person.
 *
 * `WebFormInstance_ListInstances`, `GET /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances`
 *
 * The responses, by status.
 */
export interface WebFormInstanceListInstancesResponses {
    /** The instances of the form. */
    200: WebFormInstanceListInstances200Response;
    /** A parameter is invalid. */
    400: WebFormInstanceListInstances400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WebFormInstanceListInstances401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: WebFormInstanceListInstances403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WebFormInstanceListInstances404Response;
    /** The path exists, but does not support this method. */
    405: WebFormInstanceListInstances405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WebFormInstanceListInstances429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WebFormInstanceListInstances500Response;
}

/**
 * The error codes that `WebFormInstance_ListInstances` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No form or instance has the ID in the path, or the user cannot view it. List the forms to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account. Use the token of a user of the account.
 */
export type WebFormInstanceListInstancesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WebFormInstance_CreateInstance`.
 */
export interface WebFormInstanceCreateInstanceParams {
    /**
     * The ID of the account that the form belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form, which stays the same in all its versions.
     *
     * @example 4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805
     */
    formId: string;
}

/** The person and the values to fill in. */
export type WebFormInstanceCreateInstanceBody = CreateInstanceRequestBody;

/** The new instance. */
export type WebFormInstanceCreateInstance200Response = WebFormInstance;

/** The request is invalid. */
export type WebFormInstanceCreateInstance400Response = HttpError;

/** The access token is missing, unknown, expired or from another environment. */
export type WebFormInstanceCreateInstance401Response = HttpError;

/** The access token is valid, but the user does not have permission for this operation. */
export type WebFormInstanceCreateInstance403Response = HttpError;

/** The path does not exist, or does not identify an existing object. */
export type WebFormInstanceCreateInstance404Response = HttpError;

/** The path exists, but does not support this method. */
export type WebFormInstanceCreateInstance405Response = HttpError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WebFormInstanceCreateInstance429Response = HttpError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WebFormInstanceCreateInstance500Response = HttpError;

/**
 * Create an instance of a form.
 *
 * Creates an instance for one person. To embed the form, set `clientUserId`, and open `formUrl` with
 * `#instanceToken=` and the token within five minutes. To have it sent by e-mail, set `sendOption`
 * and `recipients`: the envelope is then created at once. `formValues` fills in fields beforehand.
 * The form must be published and enabled.
 *
 * `WebFormInstance_CreateInstance`, `POST /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances`
 *
 * The responses, by status.
 */
export interface WebFormInstanceCreateInstanceResponses {
    /** The new instance. */
    200: WebFormInstanceCreateInstance200Response;
    /** The request is invalid. */
    400: WebFormInstanceCreateInstance400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WebFormInstanceCreateInstance401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: WebFormInstanceCreateInstance403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WebFormInstanceCreateInstance404Response;
    /** The path exists, but does not support this method. */
    405: WebFormInstanceCreateInstance405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WebFormInstanceCreateInstance429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WebFormInstanceCreateInstance500Response;
}

/**
 * The error codes that `WebFormInstance_CreateInstance` can return.
 *
 * - `CLIENT_USER_ID_MISSING` (400): An instance for an embedded form needs a `clientUserId`. Set it, or set `sendOption` to have the form sent by e-mail.
 * - `FORM_NOT_ACTIVE` (400): The form is not published, or it is disabled, so that no instance can be created. Publish and enable the form in the web application.
 * - `INVALID_FORM_VALUE` (400): A value in `formValues` does not fit its field. The message names the field. Send the type and one of the options that the form has.
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `RECIPIENT_CONFLICT` (400): The same person is given in `recipients` and in `formValues`, with different data. Give it in one place.
 * - `RECIPIENT_MISSING` (400): The form is to be sent by e-mail, and its first role has no person. Add the name and the e-mail address of the role to `recipients`.
 * - `RESOURCE_NOT_FOUND` (404): No form or instance has the ID in the path, or the user cannot view it. List the forms to find the right ID.
 * - `SENDING_NOT_ALLOWED` (400): The form cannot be sent by e-mail: sending is not enabled for it, or it has no template. Enable it in the web application, or create an embedded instance.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account. Use the token of a user of the account.
 */
export type WebFormInstanceCreateInstanceErrorCode = 'CLIENT_USER_ID_MISSING' | 'FORM_NOT_ACTIVE' | 'INVALID_FORM_VALUE' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RECIPIENT_CONFLICT' | 'RECIPIENT_MISSING' | 'RESOURCE_NOT_FOUND' | 'SENDING_NOT_ALLOWED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WebFormInstance_GetInstance`.
 */
export interface WebFormInstanceGetInstanceParams {
    /**
     * The ID of the account that the form belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form, which stays the same in all its versions.
     *
     * @example 4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805
     */
    formId: string;
    /**
     * The ID of the instance, as returned when it was created.
     *
     * @example 8a6e2f40-3b7c-4d19-a5e8-60c4d9b1f372
     */
    instanceId: string;
}

/** The instance. */
export type WebFormInstanceGetInstance200Response = WebFormInstance;

/** A parameter is invalid. */
export type WebFormInstanceGetInstance400Response = HttpError;

/** The access token is missing, unknown, expired or from another environment. */
export type WebFormInstanceGetInstance401Response = HttpError;

/** The access token is valid, but the user does not have permission for this operation. */
export type WebFormInstanceGetInstance403Response = HttpError;

/** The path does not exist, or does not identify an existing object. */
export type WebFormInstanceGetInstance404Response = HttpError;

/** The path exists, but does not support this method. */
export type WebFormInstanceGetInstance405Response = HttpError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WebFormInstanceGetInstance429Response = HttpError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WebFormInstanceGetInstance500Response = HttpError;

/**
 * Read an instance.
 *
 * Returns an instance with its status, and once it is submitted, with the values of its fields and the
 * envelopes that were made of it.
 *
 * `WebFormInstance_GetInstance`, `GET /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}`
 *
 * The responses, by status.
 */
export interface WebFormInstanceGetInstanceResponses {
    /** The instance. */
    200: WebFormInstanceGetInstance200Response;
    /** A parameter is invalid. */
    400: WebFormInstanceGetInstance400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WebFormInstanceGetInstance401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: WebFormInstanceGetInstance403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WebFormInstanceGetInstance404Response;
    /** The path exists, but does not support this method. */
    405: WebFormInstanceGetInstance405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WebFormInstanceGetInstance429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WebFormInstanceGetInstance500Response;
}

/**
 * The error codes that `WebFormInstance_GetInstance` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No form or instance has the ID in the path, or the user cannot view it. List the forms to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account. Use the token of a user of the account.
 */
export type WebFormInstanceGetInstanceErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WebFormInstance_RefreshToken`.
 */
export interface WebFormInstanceRefreshTokenParams {
    /**
     * The ID of the account that the form belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form, which stays the same in all its versions.
     *
     * @example 4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805
     */
    formId: string;
    /**
     * The ID of the instance, as returned when it was created.
     *
     * @example 8a6e2f40-3b7c-4d19-a5e8-60c4d9b1f372
     */
    instanceId: string;
}

/** The instance with its new token. */
export type WebFormInstanceRefreshToken200Response = WebFormInstance;

/** The instance has expired, or a parameter is invalid. */
export type WebFormInstanceRefreshToken400Response = HttpError;

/** The access token is missing, unknown, expired or from another environment. */
export type WebFormInstanceRefreshToken401Response = HttpError;

/** The access token is valid, but the user does not have permission for this operation. */
export type WebFormInstanceRefreshToken403Response = HttpError;

/** The path does not exist, or does not identify an existing object. */
export type WebFormInstanceRefreshToken404Response = HttpError;

/** The path exists, but does not support this method. */
export type WebFormInstanceRefreshToken405Response = HttpError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WebFormInstanceRefreshToken429Response = HttpError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WebFormInstanceRefreshToken500Response = HttpError;

/**
 * Renew the token of an instance.
 *
 * Returns the instance with a new token, which is valid for five minutes. It works until the instance
 * expires, also after it was submitted.
 *
 * `WebFormInstance_RefreshToken`, `POST /api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}/refresh`
 *
 * The responses, by status.
 */
export interface WebFormInstanceRefreshTokenResponses {
    /** The instance with its new token. */
    200: WebFormInstanceRefreshToken200Response;
    /** The instance has expired, or a parameter is invalid. */
    400: WebFormInstanceRefreshToken400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WebFormInstanceRefreshToken401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: WebFormInstanceRefreshToken403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WebFormInstanceRefreshToken404Response;
    /** The path exists, but does not support this method. */
    405: WebFormInstanceRefreshToken405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WebFormInstanceRefreshToken429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WebFormInstanceRefreshToken500Response;
}

/**
 * The error codes that `WebFormInstance_RefreshToken` can return.
 *
 * - `INSTANCE_EXPIRED` (400): The instance has expired. Create another one.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No form or instance has the ID in the path, or the user cannot view it. List the forms to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account. Use the token of a user of the account.
 */
export type WebFormInstanceRefreshTokenErrorCode = 'INSTANCE_EXPIRED' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
