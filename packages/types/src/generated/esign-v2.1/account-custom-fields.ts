// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomField } from './schemas/customField.js';
import type { CustomFields } from './schemas/customFields.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountCustomFields_list`.
 */
export interface AccountCustomFieldsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The custom fields of the account. */
export type AccountCustomFieldsList200Response = CustomFields;

/** The account does not exist, or the caller cannot view its fields. */
export type AccountCustomFieldsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCustomFieldsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountCustomFieldsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCustomFieldsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCustomFieldsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountCustomFieldsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCustomFieldsList500Response = ErrorDetails;

/**
 * List the custom fields of an account.
 *
 * Returns the custom fields that the account offers for its envelopes, with separate arrays for text
 * fields and list fields. All fields are returned in one response. An account can have up to 500.
 *
 * `AccountCustomFields_list`, `GET /v2.1/accounts/{accountId}/custom_fields`
 *
 * The responses, by status.
 */
export interface AccountCustomFieldsListResponses {
    /** The custom fields of the account. */
    200: AccountCustomFieldsList200Response;
    /** The account does not exist, or the caller cannot view its fields. */
    400: AccountCustomFieldsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCustomFieldsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountCustomFieldsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCustomFieldsList404Response;
    /** The path exists, but does not support this method. */
    405: AccountCustomFieldsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountCustomFieldsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCustomFieldsList500Response;
}

/**
 * The error codes that `AccountCustomFields_list` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountCustomFieldsListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountCustomFields_create`.
 */
export interface AccountCustomFieldsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `AccountCustomFields_create`.
 */
export interface AccountCustomFieldsCreateQueryParams {
    /**
     * Specifies whether the change also applies to the templates of the account.
     *
     * @example true
     */
    apply_to_templates?: ("true" | "false") | undefined;
}

/** The field to create. */
export type AccountCustomFieldsCreateBody = CustomField;

/** The field was created. The response contains its ID. */
export type AccountCustomFieldsCreate201Response = CustomFields;

/** The request is invalid, or a field with that name already exists. */
export type AccountCustomFieldsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCustomFieldsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountCustomFieldsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCustomFieldsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCustomFieldsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountCustomFieldsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCustomFieldsCreate500Response = ErrorDetails;

/**
 * Create a custom field for an account.
 *
 * Creates a custom field (metadata field) that every new envelope of the account has, and optionally
 * also the existing templates. Field names are unique in an account. Names and values can have up to
 * 100 characters, and an account can have up to 500 fields.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountCustomFields_create`, `POST /v2.1/accounts/{accountId}/custom_fields`
 *
 * The responses, by status.
 */
export interface AccountCustomFieldsCreateResponses {
    /** The field was created. The response contains its ID. */
    201: AccountCustomFieldsCreate201Response;
    /** The request is invalid, or a field with that name already exists. */
    400: AccountCustomFieldsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCustomFieldsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountCustomFieldsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCustomFieldsCreate404Response;
    /** The path exists, but does not support this method. */
    405: AccountCustomFieldsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountCustomFieldsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCustomFieldsCreate500Response;
}

/**
 * The error codes that `AccountCustomFields_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountCustomFieldsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountCustomFields_update`.
 */
export interface AccountCustomFieldsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the custom field, as assigned by the service.
     *
     * @example 10420017
     */
    customFieldId: string;
}

/**
 * Parameters in the query of `AccountCustomFields_update`.
 */
export interface AccountCustomFieldsUpdateQueryParams {
    /**
     * Specifies whether the change also applies to the templates of the account.
     *
     * @example true
     */
    apply_to_templates?: ("true" | "false") | undefined;
}

/** The new state of the field. */
export type AccountCustomFieldsUpdateBody = CustomField;

/** The updated field. */
export type AccountCustomFieldsUpdate200Response = CustomFields;

/** The request is invalid, or the field does not exist in the account. */
export type AccountCustomFieldsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCustomFieldsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountCustomFieldsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCustomFieldsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCustomFieldsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountCustomFieldsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCustomFieldsUpdate500Response = ErrorDetails;

/**
 * Change a custom field of an account.
 *
 * Changes the name, value or list items of a custom field of the account. New envelopes have the
 * changed field. With `apply_to_templates`, templates also have it. Existing envelopes are not
 * changed. The caller must be an administrator of the account.
 *
 * `AccountCustomFields_update`, `PUT /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
 *
 * The responses, by status.
 */
export interface AccountCustomFieldsUpdateResponses {
    /** The updated field. */
    200: AccountCustomFieldsUpdate200Response;
    /** The request is invalid, or the field does not exist in the account. */
    400: AccountCustomFieldsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCustomFieldsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountCustomFieldsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCustomFieldsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: AccountCustomFieldsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountCustomFieldsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCustomFieldsUpdate500Response;
}

/**
 * The error codes that `AccountCustomFields_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountCustomFieldsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountCustomFields_delete`.
 */
export interface AccountCustomFieldsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the custom field, as assigned by the service.
     *
     * @example 10420017
     */
    customFieldId: string;
}

/**
 * Parameters in the query of `AccountCustomFields_delete`.
 */
export interface AccountCustomFieldsDeleteQueryParams {
    /**
     * Specifies whether the change also applies to the templates of the account.
     *
     * @example true
     */
    apply_to_templates?: ("true" | "false") | undefined;
}

/** The field was deleted. The response has no body. */
export type AccountCustomFieldsDelete200Response = undefined;

/** The field does not exist in the account, or the caller cannot delete it. */
export type AccountCustomFieldsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCustomFieldsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountCustomFieldsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCustomFieldsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCustomFieldsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountCustomFieldsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCustomFieldsDelete500Response = ErrorDetails;

/**
 * Delete a custom field of an account.
 *
 * Deletes a custom field from the account, so that new envelopes no longer have it. With
 * `apply_to_templates`, it is also removed from templates. Existing envelopes keep it. The response
 * has no body. The caller must be an administrator of the account.
 *
 * `AccountCustomFields_delete`, `DELETE /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
 *
 * The responses, by status.
 */
export interface AccountCustomFieldsDeleteResponses {
    /** The field was deleted. The response has no body. */
    200: AccountCustomFieldsDelete200Response;
    /** The field does not exist in the account, or the caller cannot delete it. */
    400: AccountCustomFieldsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCustomFieldsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountCustomFieldsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCustomFieldsDelete404Response;
    /** The path exists, but does not support this method. */
    405: AccountCustomFieldsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountCustomFieldsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCustomFieldsDelete500Response;
}

/**
 * The error codes that `AccountCustomFields_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountCustomFieldsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
