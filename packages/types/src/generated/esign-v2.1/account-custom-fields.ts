// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomField } from './schemas/customField.js';
import type { CustomFields } from './schemas/customFields.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountCustomFields_list`.
 */
export interface AccountCustomFieldsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The custom fields of the account. */
export type AccountCustomFieldsList200Response = CustomFields;

/** There is no such account, or the caller may not see its fields. */
export type AccountCustomFieldsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountCustomFieldsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountCustomFieldsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountCustomFieldsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountCustomFieldsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountCustomFieldsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountCustomFieldsList500Response = ErrorDetails;

/**
 * List the custom fields of an account.
 *
 * Lists the metadata fields that the account offers for its envelopes, those with free text apart
 * from those with a choice. All come in one answer; an account has at most 500.
 *
 * `AccountCustomFields_list`, `GET /v2.1/accounts/{accountId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface AccountCustomFieldsListResponses {
    /** The custom fields of the account. */
    200: AccountCustomFieldsList200Response;
    /** There is no such account, or the caller may not see its fields. */
    400: AccountCustomFieldsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountCustomFieldsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountCustomFieldsList403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountCustomFieldsList404Response;
    /** The address exists, but not with this method. */
    405: AccountCustomFieldsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountCustomFieldsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountCustomFieldsList500Response;
}

/**
 * The error codes that `AccountCustomFields_list` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountCustomFieldsListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountCustomFields_create`.
 */
export interface AccountCustomFieldsCreateParams {
    /**
     * The account, by its external number or by its GUID.
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
     * Whether the templates of the account get the change as well.
     *
     * @example true
     */
    apply_to_templates?: ("true" | "false") | undefined;
}

/** The field that is to be made. */
export type AccountCustomFieldsCreateBody = CustomField;

/** The field was made and has its ID. */
export type AccountCustomFieldsCreate201Response = CustomFields;

/** The request does not fit the contract, or a field of that name exists. */
export type AccountCustomFieldsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountCustomFieldsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountCustomFieldsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountCustomFieldsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountCustomFieldsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountCustomFieldsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountCustomFieldsCreate500Response = ErrorDetails;

/**
 * Make a custom field for an account.
 *
 * Makes a metadata field that every new envelope of the account then has, and on request the
 * existing templates too. No two fields of an account have the same name; names and values have at
 * most 100 characters, and an account at most 500 fields.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountCustomFields_create`, `POST /v2.1/accounts/{accountId}/custom_fields`
 *
 * What it answers with, by status.
 */
export interface AccountCustomFieldsCreateResponses {
    /** The field was made and has its ID. */
    201: AccountCustomFieldsCreate201Response;
    /** The request does not fit the contract, or a field of that name exists. */
    400: AccountCustomFieldsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountCustomFieldsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountCustomFieldsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountCustomFieldsCreate404Response;
    /** The address exists, but not with this method. */
    405: AccountCustomFieldsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountCustomFieldsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountCustomFieldsCreate500Response;
}

/**
 * The error codes that `AccountCustomFields_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountCustomFieldsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountCustomFields_update`.
 */
export interface AccountCustomFieldsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The custom field, by the number that the service gave to it.
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
     * Whether the templates of the account get the change as well.
     *
     * @example true
     */
    apply_to_templates?: ("true" | "false") | undefined;
}

/** The field as it is to be. */
export type AccountCustomFieldsUpdateBody = CustomField;

/** The field as it is now. */
export type AccountCustomFieldsUpdate200Response = CustomFields;

/** The request does not fit the contract, or the account has no such field. */
export type AccountCustomFieldsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountCustomFieldsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountCustomFieldsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountCustomFieldsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountCustomFieldsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountCustomFieldsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountCustomFieldsUpdate500Response = ErrorDetails;

/**
 * Change a custom field of an account.
 *
 * Changes the name, value or choices of a metadata field of the account. New envelopes have the
 * field in its new form; with `apply_to_templates`, templates have it too. Envelopes that exist
 * are not changed. The caller must be an administrator of the account.
 *
 * `AccountCustomFields_update`, `PUT /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
 *
 * What it answers with, by status.
 */
export interface AccountCustomFieldsUpdateResponses {
    /** The field as it is now. */
    200: AccountCustomFieldsUpdate200Response;
    /** The request does not fit the contract, or the account has no such field. */
    400: AccountCustomFieldsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountCustomFieldsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountCustomFieldsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountCustomFieldsUpdate404Response;
    /** The address exists, but not with this method. */
    405: AccountCustomFieldsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountCustomFieldsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountCustomFieldsUpdate500Response;
}

/**
 * The error codes that `AccountCustomFields_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountCustomFieldsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountCustomFields_delete`.
 */
export interface AccountCustomFieldsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The custom field, by the number that the service gave to it.
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
     * Whether the templates of the account get the change as well.
     *
     * @example true
     */
    apply_to_templates?: ("true" | "false") | undefined;
}

/** The field is gone; the answer has no body. */
export type AccountCustomFieldsDelete200Response = undefined;

/** The account has no such field, or the caller may not delete it. */
export type AccountCustomFieldsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountCustomFieldsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountCustomFieldsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountCustomFieldsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountCustomFieldsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountCustomFieldsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountCustomFieldsDelete500Response = ErrorDetails;

/**
 * Delete a custom field of an account.
 *
 * Takes a metadata field out of the account, so that new envelopes no longer have it. With
 * `apply_to_templates`, templates lose it too; envelopes that exist keep it. The answer has no
 * body. The caller must be an administrator of the account.
 *
 * `AccountCustomFields_delete`, `DELETE /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
 *
 * What it answers with, by status.
 */
export interface AccountCustomFieldsDeleteResponses {
    /** The field is gone; the answer has no body. */
    200: AccountCustomFieldsDelete200Response;
    /** The account has no such field, or the caller may not delete it. */
    400: AccountCustomFieldsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountCustomFieldsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountCustomFieldsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountCustomFieldsDelete404Response;
    /** The address exists, but not with this method. */
    405: AccountCustomFieldsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountCustomFieldsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountCustomFieldsDelete500Response;
}

/**
 * The error codes that `AccountCustomFields_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountCustomFieldsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
