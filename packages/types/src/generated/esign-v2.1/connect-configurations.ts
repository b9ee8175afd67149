// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectConfigResultsAnswer } from './schemas/connectConfigResults.js';
import type { ConnectCustomConfiguration } from './schemas/connectCustomConfiguration.js';
import type { ConnectSecret } from './schemas/connectSecret.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { IntegratedConnectUserInfoList } from './schemas/integratedConnectUserInfoList.js';
import type { IntegratedUserInfoList } from './schemas/integratedUserInfoList.js';

/**
 * Parameters in the path of `ConnectConfigurations_list`.
 */
export interface ConnectConfigurationsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** All configurations of the account. */
export type ConnectConfigurationsList200Response = ConnectConfigResultsAnswer;

/** A parameter is invalid, or the caller cannot view the configurations. */
export type ConnectConfigurationsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsList500Response = ErrorDetails;

/**
 * List the Connect configurations.
 *
 * Returns the Connect configurations that send the events of the account, including those created in
 * the web administration. Passwords are not returned.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectConfigurations_list`, `GET /v2.1/accounts/{accountId}/connect`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsListResponses {
    /** All configurations of the account. */
    200: ConnectConfigurationsList200Response;
    /** A parameter is invalid, or the caller cannot view the configurations. */
    400: ConnectConfigurationsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsList404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsList500Response;
}

/**
 * The error codes that `ConnectConfigurations_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_create`.
 */
export interface ConnectConfigurationsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The configuration to create. */
export type ConnectConfigurationsCreateBody = ConnectCustomConfiguration;

/** The configuration with its ID. */
export type ConnectConfigurationsCreate201Response = ConnectCustomConfiguration;

/** The request is invalid, or the caller cannot configure Connect. */
export type ConnectConfigurationsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsCreate500Response = ErrorDetails;

/**
 * Create a Connect configuration.
 *
 * Creates a Connect configuration, which sends the events of some or all users of the account to a
 * URL. The configuration is also visible and editable in the web administration.
 *
 * It requires a name, a URL and at least one of `events`, `envelopeEvents` and `recipientEvents`.
 * Use `events` with `eventData` of version `restv2.1`, and the other two with the older XML
 * messages. Messages are only sent if `allowEnvelopePublish` is `true`.
 *
 * Only administrators of an account with Connect can use this operation. An account can have up to
 * 20 configurations.
 *
 * `ConnectConfigurations_create`, `POST /v2.1/accounts/{accountId}/connect`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsCreateResponses {
    /** The configuration with its ID. */
    201: ConnectConfigurationsCreate201Response;
    /** The request is invalid, or the caller cannot configure Connect. */
    400: ConnectConfigurationsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsCreate404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsCreate500Response;
}

/**
 * The error codes that `ConnectConfigurations_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_update`.
 */
export interface ConnectConfigurationsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The new state of the configuration, with its `connectId`. */
export type ConnectConfigurationsUpdateBody = ConnectCustomConfiguration;

/** The updated configuration. */
export type ConnectConfigurationsUpdate200Response = ConnectCustomConfiguration;

/** The request is invalid, or the configuration does not exist in the account. */
export type ConnectConfigurationsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsUpdate500Response = ErrorDetails;

/**
 * Change a Connect configuration.
 *
 * Sets which events a Connect configuration sends, the URL that receives them and the message
 * format. `connectId` in the request body identifies the configuration. A name and a URL are
 * required, as for a new configuration. The change applies to events that occur from now on.
 *
 * `pausePublish` holds messages back and sends them later. With `allowEnvelopePublish` set to
 * `false`, no messages are sent at all. Only administrators of an account with Connect can use this
 * operation.
 *
 * `ConnectConfigurations_update`, `PUT /v2.1/accounts/{accountId}/connect`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsUpdateResponses {
    /** The updated configuration. */
    200: ConnectConfigurationsUpdate200Response;
    /** The request is invalid, or the configuration does not exist in the account. */
    400: ConnectConfigurationsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsUpdate500Response;
}

/**
 * The error codes that `ConnectConfigurations_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account does not have a Connect configuration with this ID. Get the ID from `ConnectConfigurations_list`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_get`.
 */
export interface ConnectConfigurationsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the Connect configuration, as returned when it was created.
     *
     * @example 4410276
     */
    connectId: string;
}

/** The configuration, as an array with one element. */
export type ConnectConfigurationsGet200Response = ConnectConfigResultsAnswer;

/** The configuration does not exist in the account, or the caller cannot view it. */
export type ConnectConfigurationsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsGet500Response = ErrorDetails;

/**
 * Read a Connect configuration.
 *
 * Returns one Connect configuration, as an array with one element. It specifies which events of
 * which users are sent, the URL that receives them and the message format. Passwords and other
 * secrets are not returned.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectConfigurations_get`, `GET /v2.1/accounts/{accountId}/connect/{connectId}`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsGetResponses {
    /** The configuration, as an array with one element. */
    200: ConnectConfigurationsGet200Response;
    /** The configuration does not exist in the account, or the caller cannot view it. */
    400: ConnectConfigurationsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsGet404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsGet500Response;
}

/**
 * The error codes that `ConnectConfigurations_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account does not have a Connect configuration with this ID. Get the ID from `ConnectConfigurations_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_delete`.
 */
export interface ConnectConfigurationsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the Connect configuration, as returned when it was created.
     *
     * @example 4410276
     */
    connectId: string;
}

/** The configuration was deleted. The response has no body. */
export type ConnectConfigurationsDelete200Response = undefined;

/** The configuration does not exist in the account, or the caller cannot delete it. */
export type ConnectConfigurationsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsDelete500Response = ErrorDetails;

/**
 * Delete a Connect configuration.
 *
 * Deletes a Connect configuration. Its events are no longer sent, and messages that wait for a retry
 * are discarded. Envelopes with their own `eventNotification` continue to send their events.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `ConnectConfigurations_delete`, `DELETE /v2.1/accounts/{accountId}/connect/{connectId}`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsDeleteResponses {
    /** The configuration was deleted. The response has no body. */
    200: ConnectConfigurationsDelete200Response;
    /** The configuration does not exist in the account, or the caller cannot delete it. */
    400: ConnectConfigurationsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsDelete404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsDelete500Response;
}

/**
 * The error codes that `ConnectConfigurations_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account does not have a Connect configuration with this ID. Get the ID from `ConnectConfigurations_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_listUsers`.
 */
export interface ConnectConfigurationsListUsersParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the Connect configuration, as returned when it was created.
     *
     * @example 4410276
     */
    connectId: string;
}

/**
 * Parameters in the query of `ConnectConfigurations_listUsers`.
 */
export interface ConnectConfigurationsListUsersQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only users whose e-mail address contains this text.
     *
     * @example harbour.example
     */
    email_substring?: string | undefined;
    /**
     * Specifies whether the response contains only users whose events the configuration sends.
     *
     * @example true
     */
    list_included_users?: ("true" | "false") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The statuses of the users to list, as a comma-separated list.
     *
     * @example Active,ActivationSent
     */
    status?: string | undefined;
    /**
     * Returns only users whose name contains this text.
     *
     * @example Lind
     */
    user_name_substring?: string | undefined;
}

/** One page of the users. */
export type ConnectConfigurationsListUsers200Response = IntegratedUserInfoList;

/** A parameter is invalid, or the configuration does not exist in the account. */
export type ConnectConfigurationsListUsers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsListUsers401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsListUsers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsListUsers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsListUsers405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsListUsers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsListUsers500Response = ErrorDetails;

/**
 * List the users of a Connect configuration.
 *
 * Returns users of the account, from which the users of a Connect configuration can be selected.
 * With `list_included_users`, only the selected users are returned. Parts of a name or of an e-mail
 * address, and statuses, narrow the list.
 *
 * The list is paged: `start_position` and `count` select a page. Only administrators of an account
 * with Connect can use this operation.
 *
 * `ConnectConfigurations_listUsers`, `GET /v2.1/accounts/{accountId}/connect/{connectId}/users`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsListUsersResponses {
    /** One page of the users. */
    200: ConnectConfigurationsListUsers200Response;
    /** A parameter is invalid, or the configuration does not exist in the account. */
    400: ConnectConfigurationsListUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsListUsers401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsListUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsListUsers404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsListUsers405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsListUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsListUsers500Response;
}

/**
 * The error codes that `ConnectConfigurations_listUsers` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account does not have a Connect configuration with this ID. Get the ID from `ConnectConfigurations_list`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsListUsersErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_getConnectAllUsers`.
 */
export interface ConnectConfigurationsGetConnectAllUsersParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the Connect configuration, as returned when it was created.
     *
     * @example 4410276
     */
    connectId: string;
}

/**
 * Parameters in the query of `ConnectConfigurations_getConnectAllUsers`.
 */
export interface ConnectConfigurationsGetConnectAllUsersQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Specifies whether the response contains only users whose e-mail address is in a domain of the
     * organization of the account.
     *
     * @example false
     */
    domain_users_only?: ("true" | "false") | undefined;
    /**
     * Returns only users whose e-mail address contains this text.
     *
     * @example harbour.example
     */
    email_substring?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The statuses of the users to list, as a comma-separated list.
     *
     * @example Active,ActivationSent
     */
    status?: string | undefined;
    /**
     * Returns only users whose name contains this text.
     *
     * @example Lind
     */
    user_name_substring?: string | undefined;
}

/** One page of the users. */
export type ConnectConfigurationsGetConnectAllUsers200Response = IntegratedConnectUserInfoList;

/** A parameter is invalid, or the configuration does not exist in the account. */
export type ConnectConfigurationsGetConnectAllUsers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsGetConnectAllUsers401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsGetConnectAllUsers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsGetConnectAllUsers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsGetConnectAllUsers405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsGetConnectAllUsers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsGetConnectAllUsers500Response = ErrorDetails;

/**
 * List all users for a Connect configuration.
 *
 * Returns the users of the account, and for each whether the configuration sends their events.
 * `ConnectConfigurations_listUsers` returns more about each user, and can return only those who are
 * included. Parts of a name or of an e-mail address, statuses and the domain narrow the list.
 *
 * The list is paged: `start_position` and `count` select a page. Only administrators of an account with Connect can use this operation.
 *
 * `ConnectConfigurations_getConnectAllUsers`, `GET /v2.1/accounts/{accountId}/connect/{connectId}/all/users`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsGetConnectAllUsersResponses {
    /** One page of the users. */
    200: ConnectConfigurationsGetConnectAllUsers200Response;
    /** A parameter is invalid, or the configuration does not exist in the account. */
    400: ConnectConfigurationsGetConnectAllUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsGetConnectAllUsers401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsGetConnectAllUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsGetConnectAllUsers404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsGetConnectAllUsers405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsGetConnectAllUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsGetConnectAllUsers500Response;
}

/**
 * The error codes that `ConnectConfigurations_getConnectAllUsers` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account does not have a Connect configuration with this ID. Get the ID from `ConnectConfigurations_list`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsGetConnectAllUsersErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_createConnectSecrets`.
 */
export interface ConnectConfigurationsCreateConnectSecretsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The full new key. */
export type ConnectConfigurationsCreateConnectSecrets201Response = ConnectSecret;

/** The caller cannot create keys, or the account has reached the limit of keys. */
export type ConnectConfigurationsCreateConnectSecrets400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectConfigurationsCreateConnectSecrets401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectConfigurationsCreateConnectSecrets403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectConfigurationsCreateConnectSecrets404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectConfigurationsCreateConnectSecrets405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectConfigurationsCreateConnectSecrets429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectConfigurationsCreateConnectSecrets500Response = ErrorDetails;

/**
 * Create a key that signs Connect messages.
 *
 * Creates a key for the account. From then on, every message of a configuration with `includeHMAC`
 * contains a signature created with it: the Base64-encoded HMAC-SHA256 of the raw body, in a header
 * `X-DocuSign-Signature-1`, `-2` and so on, one for each key of the account.
 *
 * Only this response contains the whole key. The request has no body, and an account can have up to
 * 100 keys. `Connect_getConnectSecret` lists them, and `Connect_deleteConnectSecret` revokes one. Only
 * administrators of an account with Connect can use this operation.
 *
 * `ConnectConfigurations_createConnectSecrets`, `POST /v2.1/accounts/{accountId}/connect/secret`
 *
 * The responses, by status.
 */
export interface ConnectConfigurationsCreateConnectSecretsResponses {
    /** The full new key. */
    201: ConnectConfigurationsCreateConnectSecrets201Response;
    /** The caller cannot create keys, or the account has reached the limit of keys. */
    400: ConnectConfigurationsCreateConnectSecrets400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectConfigurationsCreateConnectSecrets401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectConfigurationsCreateConnectSecrets403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectConfigurationsCreateConnectSecrets404Response;
    /** The path exists, but does not support this method. */
    405: ConnectConfigurationsCreateConnectSecrets405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectConfigurationsCreateConnectSecrets429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectConfigurationsCreateConnectSecrets500Response;
}

/**
 * The error codes that `ConnectConfigurations_createConnectSecrets` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectConfigurationsCreateConnectSecretsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';
