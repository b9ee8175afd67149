// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectConfigResults } from './schemas/connectConfigResults.js';
import type { ConnectCustomConfiguration } from './schemas/connectCustomConfiguration.js';
import type { ConnectSecret } from './schemas/connectSecret.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { IntegratedUserInfoList } from './schemas/integratedUserInfoList.js';

/**
 * Parameters in the path of `ConnectConfigurations_list`.
 */
export interface ConnectConfigurationsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** All configurations of the account. */
export type ConnectConfigurationsList200Response = ConnectConfigResults;

/** A parameter does not fit the contract, or the caller may not see the configurations. */
export type ConnectConfigurationsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectConfigurationsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectConfigurationsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectConfigurationsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectConfigurationsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectConfigurationsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectConfigurationsList500Response = ErrorDetails;

/**
 * List the Connect configurations.
 *
 * Lists the configurations by which Connect pushes the events of the account. Those made in the
 * web administration are among them. Passwords are not given.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectConfigurations_list`, `GET /v2.1/accounts/{accountId}/connect`
 *
 * What it answers with, by status.
 */
export interface ConnectConfigurationsListResponses {
    /** All configurations of the account. */
    200: ConnectConfigurationsList200Response;
    /** A parameter does not fit the contract, or the caller may not see the configurations. */
    400: ConnectConfigurationsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectConfigurationsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectConfigurationsList403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectConfigurationsList404Response;
    /** The address exists, but not with this method. */
    405: ConnectConfigurationsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectConfigurationsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectConfigurationsList500Response;
}

/**
 * The error codes that `ConnectConfigurations_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectConfigurationsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_create`.
 */
export interface ConnectConfigurationsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The configuration to make. */
export type ConnectConfigurationsCreateBody = ConnectCustomConfiguration;

/** The configuration with its ID. */
export type ConnectConfigurationsCreate201Response = ConnectCustomConfiguration;

/** The request does not fit the contract, or the caller may not set up Connect. */
export type ConnectConfigurationsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectConfigurationsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectConfigurationsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectConfigurationsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectConfigurationsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectConfigurationsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectConfigurationsCreate500Response = ErrorDetails;

/**
 * Create a Connect configuration.
 *
 * Registers an address to which Connect pushes the events of some or all users of the account. The
 * configuration is also seen and changed in the web administration.
 *
 * It needs a name, an address and at least one of `events`, `envelopeEvents` and
 * `recipientEvents`. `events` goes with `eventData` of version `restv2.1`, the other two with the
 * old XML messages. Nothing is pushed unless `allowEnvelopePublish` is `true`.
 *
 * Only administrators of an account that has Connect may do this. An account has 20 configurations
 * at most.
 *
 * `ConnectConfigurations_create`, `POST /v2.1/accounts/{accountId}/connect`
 *
 * What it answers with, by status.
 */
export interface ConnectConfigurationsCreateResponses {
    /** The configuration with its ID. */
    201: ConnectConfigurationsCreate201Response;
    /** The request does not fit the contract, or the caller may not set up Connect. */
    400: ConnectConfigurationsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectConfigurationsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectConfigurationsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectConfigurationsCreate404Response;
    /** The address exists, but not with this method. */
    405: ConnectConfigurationsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectConfigurationsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectConfigurationsCreate500Response;
}

/**
 * The error codes that `ConnectConfigurations_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectConfigurationsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_update`.
 */
export interface ConnectConfigurationsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The configuration as it is to be, with its `connectId`. */
export type ConnectConfigurationsUpdateBody = ConnectCustomConfiguration;

/** The configuration as it is now. */
export type ConnectConfigurationsUpdate200Response = ConnectCustomConfiguration;

/** The request does not fit the contract, or the account has no such configuration. */
export type ConnectConfigurationsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectConfigurationsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectConfigurationsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectConfigurationsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectConfigurationsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectConfigurationsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectConfigurationsUpdate500Response = ErrorDetails;

/**
 * Change a Connect configuration.
 *
 * Sets what a configuration of Connect pushes, where to and how. `connectId` in the body says which
 * configuration is meant; it needs a name and an address as a new one does. The change counts for
 * events that happen from now on.
 *
 * `pausePublish` holds messages back and later sends them; with `allowEnvelopePublish` `false`
 * nothing is pushed at all. Only administrators of an account that has Connect may do this.
 *
 * `ConnectConfigurations_update`, `PUT /v2.1/accounts/{accountId}/connect`
 *
 * What it answers with, by status.
 */
export interface ConnectConfigurationsUpdateResponses {
    /** The configuration as it is now. */
    200: ConnectConfigurationsUpdate200Response;
    /** The request does not fit the contract, or the account has no such configuration. */
    400: ConnectConfigurationsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectConfigurationsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectConfigurationsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectConfigurationsUpdate404Response;
    /** The address exists, but not with this method. */
    405: ConnectConfigurationsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectConfigurationsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectConfigurationsUpdate500Response;
}

/**
 * The error codes that `ConnectConfigurations_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account has no configuration of Connect with this ID. Take one from `ConnectConfigurations_list`.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectConfigurationsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_get`.
 */
export interface ConnectConfigurationsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The configuration of Connect, by the number that its creation returned.
     *
     * @example 4410276
     */
    connectId: string;
}

/** The configuration, as the only one in a list. */
export type ConnectConfigurationsGet200Response = ConnectConfigResults;

/** The account has no such configuration, or the caller may not see it. */
export type ConnectConfigurationsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectConfigurationsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectConfigurationsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectConfigurationsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectConfigurationsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectConfigurationsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectConfigurationsGet500Response = ErrorDetails;

/**
 * Read a Connect configuration.
 *
 * Gives one configuration of Connect, in a list of one. It says which events of which users are
 * pushed, where they go and in which form. Passwords and other secrets are not given.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectConfigurations_get`, `GET /v2.1/accounts/{accountId}/connect/{connectId}`
 *
 * What it answers with, by status.
 */
export interface ConnectConfigurationsGetResponses {
    /** The configuration, as the only one in a list. */
    200: ConnectConfigurationsGet200Response;
    /** The account has no such configuration, or the caller may not see it. */
    400: ConnectConfigurationsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectConfigurationsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectConfigurationsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectConfigurationsGet404Response;
    /** The address exists, but not with this method. */
    405: ConnectConfigurationsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectConfigurationsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectConfigurationsGet500Response;
}

/**
 * The error codes that `ConnectConfigurations_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account has no configuration of Connect with this ID. Take one from `ConnectConfigurations_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectConfigurationsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_delete`.
 */
export interface ConnectConfigurationsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The configuration of Connect, by the number that its creation returned.
     *
     * @example 4410276
     */
    connectId: string;
}

/** The configuration is gone; the answer has no body. */
export type ConnectConfigurationsDelete200Response = undefined;

/** The account has no such configuration, or the caller may not delete it. */
export type ConnectConfigurationsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectConfigurationsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectConfigurationsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectConfigurationsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectConfigurationsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectConfigurationsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectConfigurationsDelete500Response = ErrorDetails;

/**
 * Delete a Connect configuration.
 *
 * Takes a configuration of Connect away. Its events are no longer pushed, and messages that wait for
 * another try are not sent. Envelopes with an `eventNotification` of their own go on pushing theirs.
 *
 * Only administrators of an account that has Connect may do this.
 *
 * `ConnectConfigurations_delete`, `DELETE /v2.1/accounts/{accountId}/connect/{connectId}`
 *
 * What it answers with, by status.
 */
export interface ConnectConfigurationsDeleteResponses {
    /** The configuration is gone; the answer has no body. */
    200: ConnectConfigurationsDelete200Response;
    /** The account has no such configuration, or the caller may not delete it. */
    400: ConnectConfigurationsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectConfigurationsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectConfigurationsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectConfigurationsDelete404Response;
    /** The address exists, but not with this method. */
    405: ConnectConfigurationsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectConfigurationsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectConfigurationsDelete500Response;
}

/**
 * The error codes that `ConnectConfigurations_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account has no configuration of Connect with this ID. Take one from `ConnectConfigurations_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectConfigurationsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_listUsers`.
 */
export interface ConnectConfigurationsListUsersParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The configuration of Connect, by the number that its creation returned.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Only users whose e-mail address has this text in it.
     *
     * @example harbour.example
     */
    email_substring?: string | undefined;
    /**
     * Whether only users are listed whose events the configuration pushes.
     *
     * @example true
     */
    list_included_users?: ("true" | "false") | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The statuses of the users to list, separated by commas.
     *
     * @example Active,ActivationSent
     */
    status?: string | undefined;
    /**
     * Only users whose name has this text in it.
     *
     * @example Lind
     */
    user_name_substring?: string | undefined;
}

/** One chunk of the users. */
export type ConnectConfigurationsListUsers200Response = IntegratedUserInfoList;

/** A parameter does not fit the contract, or the account has no such configuration. */
export type ConnectConfigurationsListUsers400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectConfigurationsListUsers401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectConfigurationsListUsers403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectConfigurationsListUsers404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectConfigurationsListUsers405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectConfigurationsListUsers429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectConfigurationsListUsers500Response = ErrorDetails;

/**
 * List the users of a Connect configuration.
 *
 * Lists users of the account, for the choice of those whose events a configuration of Connect
 * pushes. With `list_included_users` only the chosen ones are listed. Parts of a name or of an
 * e-mail address, and statuses, narrow the list down.
 *
 * The list comes in chunks; `start_position` and `count` choose one. Only administrators of an
 * account that has Connect may do this.
 *
 * `ConnectConfigurations_listUsers`, `GET /v2.1/accounts/{accountId}/connect/{connectId}/users`
 *
 * What it answers with, by status.
 */
export interface ConnectConfigurationsListUsersResponses {
    /** One chunk of the users. */
    200: ConnectConfigurationsListUsers200Response;
    /** A parameter does not fit the contract, or the account has no such configuration. */
    400: ConnectConfigurationsListUsers400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectConfigurationsListUsers401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectConfigurationsListUsers403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectConfigurationsListUsers404Response;
    /** The address exists, but not with this method. */
    405: ConnectConfigurationsListUsers405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectConfigurationsListUsers429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectConfigurationsListUsers500Response;
}

/**
 * The error codes that `ConnectConfigurations_listUsers` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account has no configuration of Connect with this ID. Take one from `ConnectConfigurations_list`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectConfigurationsListUsersErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ConnectConfigurations_createConnectSecrets`.
 */
export interface ConnectConfigurationsCreateConnectSecretsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The new key, in full. */
export type ConnectConfigurationsCreateConnectSecrets201Response = ConnectSecret;

/** The caller may not make keys, or the account has as many as it may have. */
export type ConnectConfigurationsCreateConnectSecrets400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ConnectConfigurationsCreateConnectSecrets401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ConnectConfigurationsCreateConnectSecrets403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ConnectConfigurationsCreateConnectSecrets404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ConnectConfigurationsCreateConnectSecrets405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ConnectConfigurationsCreateConnectSecrets429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ConnectConfigurationsCreateConnectSecrets500Response = ErrorDetails;

/**
 * Make a key that signs the messages of Connect.
 *
 * Makes a key for the account. From then on every message of a configuration with `includeHMAC`
 * carries a signature made with it: the HMAC-SHA256 of the body's bytes, in base64, in a header
 * `X-DocuSign-Signature-1`, `-2` and so on, one for each key of the account.
 *
 * The whole key is shown in this answer only. The call has no body, and an account has 100 keys at
 * most. Only administrators of an account that has Connect may do this.
 *
 * `ConnectConfigurations_createConnectSecrets`, `POST /v2.1/accounts/{accountId}/connect/secret`
 *
 * What it answers with, by status.
 */
export interface ConnectConfigurationsCreateConnectSecretsResponses {
    /** The new key, in full. */
    201: ConnectConfigurationsCreateConnectSecrets201Response;
    /** The caller may not make keys, or the account has as many as it may have. */
    400: ConnectConfigurationsCreateConnectSecrets400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ConnectConfigurationsCreateConnectSecrets401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ConnectConfigurationsCreateConnectSecrets403Response;
    /** No such address, or nothing is stored under it. */
    404: ConnectConfigurationsCreateConnectSecrets404Response;
    /** The address exists, but not with this method. */
    405: ConnectConfigurationsCreateConnectSecrets405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ConnectConfigurationsCreateConnectSecrets429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ConnectConfigurationsCreateConnectSecrets500Response;
}

/**
 * The error codes that `ConnectConfigurations_createConnectSecrets` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ConnectConfigurationsCreateConnectSecretsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';
