// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationConnectConfigsResponse } from './schemas/OrganizationConnectConfigsResponse.js';
import type { OrganizationConnectConfigurationDetailsResponse } from './schemas/OrganizationConnectConfigurationDetailsResponse.js';
import type { OrganizationConnectConfigurationRequest } from './schemas/OrganizationConnectConfigurationRequest.js';
import type { OrganizationConnectHmacSecretsResponse } from './schemas/OrganizationConnectHmacSecretsResponse.js';
import type { OrganizationConnectOAuthConfiguration } from './schemas/OrganizationConnectOAuthConfiguration.js';

/**
 * Parameters in the path of `Connect_getOrganizationConnectConfigs`.
 */
export interface ConnectGetOrganizationConnectConfigsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `Connect_getOrganizationConnectConfigs`.
 */
export interface ConnectGetOrganizationConnectConfigsQueryParams {
    /**
     * The field by which the list is sorted, in ascending order.
     *
     * @example accountName
     */
    sortBy?: ("connectId" | "configurationType" | "name" | "accountId" | "accountName" | "siteId" | "allowEnvelopePublish" | "allowSalesforcePublish" | "pausePublish" | "requiresAcknowledgement" | "disabledBy") | undefined;
    /**
     * Returns only configurations that apply to an account of this site of the service.
     *
     * @example 3
     */
    siteId?: number | undefined;
    /**
     * Returns only configurations that apply to this account: those of the account itself, and those of
     * the organization that include it.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId?: string | undefined;
    /**
     * Returns only active configurations (`true`), or only inactive ones (`false`).
     *
     * @example false
     */
    allowEnvelopePublish?: boolean | undefined;
    /**
     * Returns only the configuration with this ID, and configurations whose name contains this text, in
     * any letter case.
     *
     * @example events
     */
    q?: string | undefined;
}

/** The configurations that match. */
export type ConnectGetOrganizationConnectConfigs200Response = OrganizationConnectConfigsResponse;

/** Invalid request: a parameter has an invalid value. */
export type ConnectGetOrganizationConnectConfigs400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectGetOrganizationConnectConfigs401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectGetOrganizationConnectConfigs403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectGetOrganizationConnectConfigs404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectGetOrganizationConnectConfigs405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectGetOrganizationConnectConfigs429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectGetOrganizationConnectConfigs500Response = ErrorDetails;

/**
 * List the Connect configurations of an organization.
 *
 * Returns the Connect configurations of the organization, and those of each of its accounts. An entry
 * with `accountId` is a configuration of that account, which the eSignature API manages. The others
 * apply to all accounts of the organization, or to those that they select. The parameters narrow the
 * list, which is not paged.
 *
 * A delegated administrator with the right to manage Connect gets the configurations that apply only to
 * accounts of the delegation.
 *
 * `Connect_getOrganizationConnectConfigs`, `GET /v2/organizations/{organizationId}/connect`
 *
 * The responses, by status.
 */
export interface ConnectGetOrganizationConnectConfigsResponses {
    /** The configurations that match. */
    200: ConnectGetOrganizationConnectConfigs200Response;
    /** Invalid request: a parameter has an invalid value. */
    400: ConnectGetOrganizationConnectConfigs400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectGetOrganizationConnectConfigs401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectGetOrganizationConnectConfigs403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectGetOrganizationConnectConfigs404Response;
    /** The path exists, but does not support this method. */
    405: ConnectGetOrganizationConnectConfigs405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectGetOrganizationConnectConfigs429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectGetOrganizationConnectConfigs500Response;
}

/**
 * The error codes that `Connect_getOrganizationConnectConfigs` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type ConnectGetOrganizationConnectConfigsErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Connect_createOrganizationConnectConfig`.
 */
export interface ConnectCreateOrganizationConnectConfigParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The configuration to create. */
export type ConnectCreateOrganizationConnectConfigBody = OrganizationConnectConfigurationRequest;

/** The configuration with its ID. */
export type ConnectCreateOrganizationConnectConfig200Response = OrganizationConnectConfigurationDetailsResponse;

/** The request is invalid, or the organization has the maximum number of configurations. */
export type ConnectCreateOrganizationConnectConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectCreateOrganizationConnectConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectCreateOrganizationConnectConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectCreateOrganizationConnectConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectCreateOrganizationConnectConfig405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectCreateOrganizationConnectConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectCreateOrganizationConnectConfig500Response = ErrorDetails;

/**
 * Create a Connect configuration for an organization.
 *
 * Creates a Connect configuration that sends the events of several accounts of the organization to one
 * URL, so that the accounts need no configurations of their own. `associatedFilterSelection` specifies
 * whether it applies to all accounts, to some of them, or to certain users or groups.
 *
 * A name, a URL and at least one event are required. Messages are only sent if `allowEnvelopePublish`
 * is `true`. They are JSON. A message is sent again if the listener does not accept it, and the Connect
 * log of the account that it is about has an entry for it.
 *
 * An organization can have up to 20 configurations. A delegated administrator can only select accounts
 * of the delegation.
 *
 * `Connect_createOrganizationConnectConfig`, `POST /v2/organizations/{organizationId}/connect`
 *
 * The responses, by status.
 */
export interface ConnectCreateOrganizationConnectConfigResponses {
    /** The configuration with its ID. */
    200: ConnectCreateOrganizationConnectConfig200Response;
    /** The request is invalid, or the organization has the maximum number of configurations. */
    400: ConnectCreateOrganizationConnectConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectCreateOrganizationConnectConfig401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectCreateOrganizationConnectConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectCreateOrganizationConnectConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectCreateOrganizationConnectConfig405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectCreateOrganizationConnectConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectCreateOrganizationConnectConfig500Response;
}

/**
 * The error codes that `Connect_createOrganizationConnectConfig` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type ConnectCreateOrganizationConnectConfigErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Connect_getOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectGetOrganizationConnectOAuthConfigurationParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The OAuth configuration, without its secret. */
export type ConnectGetOrganizationConnectOAuthConfiguration200Response = OrganizationConnectOAuthConfiguration;

/** Invalid request: the organization ID is not a GUID. */
export type ConnectGetOrganizationConnectOAuthConfiguration400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectGetOrganizationConnectOAuthConfiguration401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectGetOrganizationConnectOAuthConfiguration403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectGetOrganizationConnectOAuthConfiguration404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectGetOrganizationConnectOAuthConfiguration405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectGetOrganizationConnectOAuthConfiguration429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectGetOrganizationConnectOAuthConfiguration500Response = ErrorDetails;

/**
 * Get the OAuth configuration of Connect of an organization.
 *
 * Returns the OAuth configuration with which the service gets access tokens for the messages of the
 * Connect configurations of the organization that have `includeOAuth`. `clientSecret` is never
 * returned. An organization without an OAuth configuration gets the error `not_found`.
 *
 * `Connect_getOrganizationConnectOAuthConfiguration`, `GET /v2/organizations/{organizationId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectGetOrganizationConnectOAuthConfigurationResponses {
    /** The OAuth configuration, without its secret. */
    200: ConnectGetOrganizationConnectOAuthConfiguration200Response;
    /** Invalid request: the organization ID is not a GUID. */
    400: ConnectGetOrganizationConnectOAuthConfiguration400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectGetOrganizationConnectOAuthConfiguration401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectGetOrganizationConnectOAuthConfiguration403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectGetOrganizationConnectOAuthConfiguration404Response;
    /** The path exists, but does not support this method. */
    405: ConnectGetOrganizationConnectOAuthConfiguration405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectGetOrganizationConnectOAuthConfiguration429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectGetOrganizationConnectOAuthConfiguration500Response;
}

/**
 * The error codes that `Connect_getOrganizationConnectOAuthConfiguration` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ConnectGetOrganizationConnectOAuthConfigurationErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Connect_postOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectPostOrganizationConnectOAuthConfigurationParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The authorization server and the credentials for it. */
export type ConnectPostOrganizationConnectOAuthConfigurationBody = OrganizationConnectOAuthConfiguration;

/** The OAuth configuration that was set, without its secret. */
export type ConnectPostOrganizationConnectOAuthConfiguration200Response = OrganizationConnectOAuthConfiguration;

/** The request is invalid. */
export type ConnectPostOrganizationConnectOAuthConfiguration400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectPostOrganizationConnectOAuthConfiguration401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectPostOrganizationConnectOAuthConfiguration403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectPostOrganizationConnectOAuthConfiguration404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectPostOrganizationConnectOAuthConfiguration405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectPostOrganizationConnectOAuthConfiguration429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectPostOrganizationConnectOAuthConfiguration500Response = ErrorDetails;

/**
 * Set the OAuth configuration of Connect of an organization.
 *
 * Sets the OAuth configuration of the organization, which replaces an existing one.
 *
 * The service requests an access token from the authorization server by the client credentials grant
 * (RFC 6749) before it sends a message with `includeOAuth`, and sends the token in the header
 * `Authorization: Bearer`. It uses a token until it expires, and requests another one if the listener
 * responds with status 401. If no token is issued, the message counts as not delivered, and the list of
 * failures of the account has the reason.
 *
 * The URL, the client ID and the client secret are required. Only an administrator of the organization
 * can use this operation.
 *
 * `Connect_postOrganizationConnectOAuthConfiguration`, `POST /v2/organizations/{organizationId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectPostOrganizationConnectOAuthConfigurationResponses {
    /** The OAuth configuration that was set, without its secret. */
    200: ConnectPostOrganizationConnectOAuthConfiguration200Response;
    /** The request is invalid. */
    400: ConnectPostOrganizationConnectOAuthConfiguration400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectPostOrganizationConnectOAuthConfiguration401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectPostOrganizationConnectOAuthConfiguration403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectPostOrganizationConnectOAuthConfiguration404Response;
    /** The path exists, but does not support this method. */
    405: ConnectPostOrganizationConnectOAuthConfiguration405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectPostOrganizationConnectOAuthConfiguration429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectPostOrganizationConnectOAuthConfiguration500Response;
}

/**
 * The error codes that `Connect_postOrganizationConnectOAuthConfiguration` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type ConnectPostOrganizationConnectOAuthConfigurationErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Connect_putOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectPutOrganizationConnectOAuthConfigurationParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The fields to change. */
export type ConnectPutOrganizationConnectOAuthConfigurationBody = OrganizationConnectOAuthConfiguration;

/** The changed OAuth configuration, without its secret. */
export type ConnectPutOrganizationConnectOAuthConfiguration200Response = OrganizationConnectOAuthConfiguration;

/** The request is invalid. */
export type ConnectPutOrganizationConnectOAuthConfiguration400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectPutOrganizationConnectOAuthConfiguration401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectPutOrganizationConnectOAuthConfiguration403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectPutOrganizationConnectOAuthConfiguration404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectPutOrganizationConnectOAuthConfiguration405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectPutOrganizationConnectOAuthConfiguration429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectPutOrganizationConnectOAuthConfiguration500Response = ErrorDetails;

/**
 * Change the OAuth configuration of Connect of an organization.
 *
 * Changes the OAuth configuration of the organization. Fields that the request does not have keep their
 * values, so that the secret need not be sent again. Another `authorizationServerUrl` or `clientId`
 * requires the secret, so that it is never sent to another server. Tokens of the previous configuration
 * are no longer used.
 *
 * Only an administrator of the organization can use this operation.
 *
 * `Connect_putOrganizationConnectOAuthConfiguration`, `PUT /v2/organizations/{organizationId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectPutOrganizationConnectOAuthConfigurationResponses {
    /** The changed OAuth configuration, without its secret. */
    200: ConnectPutOrganizationConnectOAuthConfiguration200Response;
    /** The request is invalid. */
    400: ConnectPutOrganizationConnectOAuthConfiguration400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectPutOrganizationConnectOAuthConfiguration401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectPutOrganizationConnectOAuthConfiguration403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectPutOrganizationConnectOAuthConfiguration404Response;
    /** The path exists, but does not support this method. */
    405: ConnectPutOrganizationConnectOAuthConfiguration405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectPutOrganizationConnectOAuthConfiguration429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectPutOrganizationConnectOAuthConfiguration500Response;
}

/**
 * The error codes that `Connect_putOrganizationConnectOAuthConfiguration` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ConnectPutOrganizationConnectOAuthConfigurationErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Connect_deleteOrganizationConnectOAuthConfiguration`.
 */
export interface ConnectDeleteOrganizationConnectOAuthConfigurationParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The OAuth configuration was deleted. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration200Response = BulkRequestDeletion;

/** Invalid request: the organization ID is not a GUID. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectDeleteOrganizationConnectOAuthConfiguration500Response = ErrorDetails;

/**
 * Delete the OAuth configuration of Connect of an organization.
 *
 * Deletes the OAuth configuration of the organization, with the tokens that were obtained by it.
 * Messages of configurations with `includeOAuth` are not delivered until the organization has one
 * again. OAuth configurations of accounts are not affected.
 *
 * Only an administrator of the organization can use this operation.
 *
 * `Connect_deleteOrganizationConnectOAuthConfiguration`, `DELETE /v2/organizations/{organizationId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectDeleteOrganizationConnectOAuthConfigurationResponses {
    /** The OAuth configuration was deleted. */
    200: ConnectDeleteOrganizationConnectOAuthConfiguration200Response;
    /** Invalid request: the organization ID is not a GUID. */
    400: ConnectDeleteOrganizationConnectOAuthConfiguration400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectDeleteOrganizationConnectOAuthConfiguration401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectDeleteOrganizationConnectOAuthConfiguration403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectDeleteOrganizationConnectOAuthConfiguration404Response;
    /** The path exists, but does not support this method. */
    405: ConnectDeleteOrganizationConnectOAuthConfiguration405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectDeleteOrganizationConnectOAuthConfiguration429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectDeleteOrganizationConnectOAuthConfiguration500Response;
}

/**
 * The error codes that `Connect_deleteOrganizationConnectOAuthConfiguration` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ConnectDeleteOrganizationConnectOAuthConfigurationErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Connect_getConnectHmacSecrets`.
 */
export interface ConnectGetConnectHmacSecretsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The keys of the organization. */
export type ConnectGetConnectHmacSecrets200Response = OrganizationConnectHmacSecretsResponse;

/** Invalid request: the organization ID is not a GUID. */
export type ConnectGetConnectHmacSecrets400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectGetConnectHmacSecrets401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectGetConnectHmacSecrets403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectGetConnectHmacSecrets404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectGetConnectHmacSecrets405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectGetConnectHmacSecrets429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectGetConnectHmacSecrets500Response = ErrorDetails;

/**
 * List the keys that sign Connect messages of an organization.
 *
 * Returns the active keys of the organization, in the order in which they sign: the first key creates
 * the header `X-DocuSign-Signature-1`, the second `-2`, and so on. They sign the messages of the
 * configurations of the organization that have `includeHMAC`. Messages of configurations of an account
 * are signed with the keys of that account.
 *
 * Each key is masked, but begins with its GUID, which `Connect_deleteConnectHmacSecret` needs.
 *
 * `Connect_getConnectHmacSecrets`, `GET /v2/organizations/{organizationId}/connect/secret`
 *
 * The responses, by status.
 */
export interface ConnectGetConnectHmacSecretsResponses {
    /** The keys of the organization. */
    200: ConnectGetConnectHmacSecrets200Response;
    /** Invalid request: the organization ID is not a GUID. */
    400: ConnectGetConnectHmacSecrets400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectGetConnectHmacSecrets401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectGetConnectHmacSecrets403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectGetConnectHmacSecrets404Response;
    /** The path exists, but does not support this method. */
    405: ConnectGetConnectHmacSecrets405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectGetConnectHmacSecrets429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectGetConnectHmacSecrets500Response;
}

/**
 * The error codes that `Connect_getConnectHmacSecrets` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type ConnectGetConnectHmacSecretsErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Connect_postConnectHmacSecret`.
 */
export interface ConnectPostConnectHmacSecretParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** All keys, of which the new one is complete. */
export type ConnectPostConnectHmacSecret200Response = OrganizationConnectHmacSecretsResponse;

/** The organization ID is not a GUID, or the organization has the maximum number of keys. */
export type ConnectPostConnectHmacSecret400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectPostConnectHmacSecret401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectPostConnectHmacSecret403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectPostConnectHmacSecret404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectPostConnectHmacSecret405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectPostConnectHmacSecret429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectPostConnectHmacSecret500Response = ErrorDetails;

/**
 * Create a key that signs Connect messages of an organization.
 *
 * Creates a key for the organization. From then on, every message of its configurations with
 * `includeHMAC` has a signature created with it: the Base64-encoded HMAC-SHA256 of the raw body. The new
 * key is the first of the response and signs in the header `X-DocuSign-Signature-1`.
 *
 * Only this response contains the whole key. The request has no body, and an organization can have up
 * to 100 keys. Keys apply to all accounts, so only an administrator of the organization can create one.
 *
 * `Connect_postConnectHmacSecret`, `POST /v2/organizations/{organizationId}/connect/secret`
 *
 * The responses, by status.
 */
export interface ConnectPostConnectHmacSecretResponses {
    /** All keys, of which the new one is complete. */
    200: ConnectPostConnectHmacSecret200Response;
    /** The organization ID is not a GUID, or the organization has the maximum number of keys. */
    400: ConnectPostConnectHmacSecret400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectPostConnectHmacSecret401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectPostConnectHmacSecret403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectPostConnectHmacSecret404Response;
    /** The path exists, but does not support this method. */
    405: ConnectPostConnectHmacSecret405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectPostConnectHmacSecret429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectPostConnectHmacSecret500Response;
}

/**
 * The error codes that `Connect_postConnectHmacSecret` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type ConnectPostConnectHmacSecretErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Connect_deleteConnectHmacSecret`.
 */
export interface ConnectDeleteConnectHmacSecretParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the key: the part before the dot of each text that `Connect_getConnectHmacSecrets`
     * returns.
     *
     * @example d6c3b0a9-4e81-4f72-a5d0-93b7e2f8164c
     */
    keyId: string;
}

/** The remaining keys of the organization, masked. */
export type ConnectDeleteConnectHmacSecret200Response = OrganizationConnectHmacSecretsResponse;

/** Invalid request: an ID in the path is not a GUID. */
export type ConnectDeleteConnectHmacSecret400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectDeleteConnectHmacSecret401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectDeleteConnectHmacSecret403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectDeleteConnectHmacSecret404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectDeleteConnectHmacSecret405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectDeleteConnectHmacSecret429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectDeleteConnectHmacSecret500Response = ErrorDetails;

/**
 * Revoke a key of an organization that signs Connect messages.
 *
 * Revokes a key of the organization. Messages that are sent from now on have no signature created with
 * it, also those that are sent again, and the keys after it move up by one header.
 *
 * To rotate a key without rejected messages, create the new one, let the listener accept both, and
 * then revoke the old one. Only an administrator of the organization can use this operation.
 *
 * `Connect_deleteConnectHmacSecret`, `DELETE /v2/organizations/{organizationId}/connect/secret/{keyId}`
 *
 * The responses, by status.
 */
export interface ConnectDeleteConnectHmacSecretResponses {
    /** The remaining keys of the organization, masked. */
    200: ConnectDeleteConnectHmacSecret200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: ConnectDeleteConnectHmacSecret400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectDeleteConnectHmacSecret401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectDeleteConnectHmacSecret403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectDeleteConnectHmacSecret404Response;
    /** The path exists, but does not support this method. */
    405: ConnectDeleteConnectHmacSecret405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectDeleteConnectHmacSecret429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectDeleteConnectHmacSecret500Response;
}

/**
 * The error codes that `Connect_deleteConnectHmacSecret` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ConnectDeleteConnectHmacSecretErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Connect_getOrganizationConnectConfig`.
 */
export interface ConnectGetOrganizationConnectConfigParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the configuration, as returned when it was created and by
     * `Connect_getOrganizationConnectConfigs`.
     *
     * @example a41f7c0e-93b6-4d28-8e5a-c7d20b916f34
     */
    connectId: string;
}

/** The configuration of the organization. */
export type ConnectGetOrganizationConnectConfig200Response = OrganizationConnectConfigurationDetailsResponse;

/** Invalid request: an ID in the path is not a GUID. */
export type ConnectGetOrganizationConnectConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectGetOrganizationConnectConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectGetOrganizationConnectConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectGetOrganizationConnectConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectGetOrganizationConnectConfig405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectGetOrganizationConnectConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectGetOrganizationConnectConfig500Response = ErrorDetails;

/**
 * Read a Connect configuration of an organization.
 *
 * Returns one Connect configuration of the organization with all its settings. Configurations of an
 * account are read with `ConnectConfigurations_get` of the eSignature API.
 *
 * For a delegated administrator, configurations that apply to other accounts than those of the
 * delegation do not exist.
 *
 * `Connect_getOrganizationConnectConfig`, `GET /v2/organizations/{organizationId}/connect/{connectId}`
 *
 * The responses, by status.
 */
export interface ConnectGetOrganizationConnectConfigResponses {
    /** The configuration of the organization. */
    200: ConnectGetOrganizationConnectConfig200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: ConnectGetOrganizationConnectConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectGetOrganizationConnectConfig401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectGetOrganizationConnectConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectGetOrganizationConnectConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectGetOrganizationConnectConfig405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectGetOrganizationConnectConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectGetOrganizationConnectConfig500Response;
}

/**
 * The error codes that `Connect_getOrganizationConnectConfig` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ConnectGetOrganizationConnectConfigErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Connect_updateOrganizationConnectConfig`.
 */
export interface ConnectUpdateOrganizationConnectConfigParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the configuration, as returned when it was created and by
     * `Connect_getOrganizationConnectConfigs`.
     *
     * @example a41f7c0e-93b6-4d28-8e5a-c7d20b916f34
     */
    connectId: string;
}

/** The settings to change. */
export type ConnectUpdateOrganizationConnectConfigBody = OrganizationConnectConfigurationRequest;

/** The configuration as it is now. */
export type ConnectUpdateOrganizationConnectConfig200Response = OrganizationConnectConfigurationDetailsResponse;

/** The request is invalid. */
export type ConnectUpdateOrganizationConnectConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectUpdateOrganizationConnectConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectUpdateOrganizationConnectConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectUpdateOrganizationConnectConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectUpdateOrganizationConnectConfig405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectUpdateOrganizationConnectConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectUpdateOrganizationConnectConfig500Response = ErrorDetails;

/**
 * Change a Connect configuration of an organization.
 *
 * Changes a Connect configuration of the organization. Fields that the request does not have keep
 * their values. The next event is sent by the new settings. Messages that are already waiting keep
 * theirs, except that `pausePublish` holds them back or releases them.
 *
 * `connectId` of the body is not required. If it is there, it must be the one of the path. A delegated
 * administrator can only select accounts of the delegation.
 *
 * `Connect_updateOrganizationConnectConfig`, `PUT /v2/organizations/{organizationId}/connect/{connectId}`
 *
 * The responses, by status.
 */
export interface ConnectUpdateOrganizationConnectConfigResponses {
    /** The configuration as it is now. */
    200: ConnectUpdateOrganizationConnectConfig200Response;
    /** The request is invalid. */
    400: ConnectUpdateOrganizationConnectConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectUpdateOrganizationConnectConfig401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectUpdateOrganizationConnectConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectUpdateOrganizationConnectConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectUpdateOrganizationConnectConfig405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectUpdateOrganizationConnectConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectUpdateOrganizationConnectConfig500Response;
}

/**
 * The error codes that `Connect_updateOrganizationConnectConfig` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ConnectUpdateOrganizationConnectConfigErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Connect_deleteOrganizationConnectConfig`.
 */
export interface ConnectDeleteOrganizationConnectConfigParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the configuration, as returned when it was created and by
     * `Connect_getOrganizationConnectConfigs`.
     *
     * @example a41f7c0e-93b6-4d28-8e5a-c7d20b916f34
     */
    connectId: string;
}

/** The configuration was deleted. */
export type ConnectDeleteOrganizationConnectConfig200Response = BulkRequestDeletion;

/** Invalid request: an ID in the path is not a GUID. */
export type ConnectDeleteOrganizationConnectConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectDeleteOrganizationConnectConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ConnectDeleteOrganizationConnectConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectDeleteOrganizationConnectConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectDeleteOrganizationConnectConfig405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ConnectDeleteOrganizationConnectConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectDeleteOrganizationConnectConfig500Response = ErrorDetails;

/**
 * Delete a Connect configuration of an organization.
 *
 * Deletes a Connect configuration of the organization. Events are no longer sent by it, and messages
 * that were waiting for delivery are discarded. Entries in the Connect logs of the accounts remain.
 *
 * For a delegated administrator, configurations that apply to other accounts than those of the
 * delegation do not exist.
 *
 * `Connect_deleteOrganizationConnectConfig`, `DELETE /v2/organizations/{organizationId}/connect/{connectId}`
 *
 * The responses, by status.
 */
export interface ConnectDeleteOrganizationConnectConfigResponses {
    /** The configuration was deleted. */
    200: ConnectDeleteOrganizationConnectConfig200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: ConnectDeleteOrganizationConnectConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectDeleteOrganizationConnectConfig401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ConnectDeleteOrganizationConnectConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectDeleteOrganizationConnectConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectDeleteOrganizationConnectConfig405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ConnectDeleteOrganizationConnectConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectDeleteOrganizationConnectConfig500Response;
}

/**
 * The error codes that `Connect_deleteOrganizationConnectConfig` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ConnectDeleteOrganizationConnectConfigErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
