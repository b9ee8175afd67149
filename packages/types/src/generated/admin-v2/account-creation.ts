// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationSubscriptionResponse } from './schemas/OrganizationSubscriptionResponse.js';
import type { SubAccountCreateRequest } from './schemas/SubAccountCreateRequest.js';
import type { SubAccountCreateWorker } from './schemas/SubAccountCreateWorker.js';
import type { SubAccountCreateWorkerResponse } from './schemas/SubAccountCreateWorkerResponse.js';
import type { SubscriptionProvisionModelAssetGroupWorkResult } from './schemas/SubscriptionProvisionModelAssetGroupWorkResult.js';

/**
 * Parameters in the path of `AccountCreation_GetOrganizationPlanItems`.
 */
export interface AccountCreationGetOrganizationPlanItemsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The subscriptions of the organization. */
export type AccountCreationGetOrganizationPlanItems200Response = OrganizationSubscriptionResponse[];

/** The organization ID is not a GUID. */
export type AccountCreationGetOrganizationPlanItems400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCreationGetOrganizationPlanItems401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCreationGetOrganizationPlanItems403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCreationGetOrganizationPlanItems404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCreationGetOrganizationPlanItems405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCreationGetOrganizationPlanItems429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCreationGetOrganizationPlanItems500Response = ErrorDetails;

/**
 * List the subscriptions and plan items of an organization.
 *
 * Returns the subscriptions with which the organization can create accounts. Each subscription has a
 * plan and an asset group, and lists the modules that a new account can have. The list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCreation_GetOrganizationPlanItems`, `GET /v2/organizations/{organizationId}/planItems`
 *
 * The responses, by status.
 */
export interface AccountCreationGetOrganizationPlanItemsResponses {
    /** The subscriptions of the organization. */
    200: AccountCreationGetOrganizationPlanItems200Response;
    /** The organization ID is not a GUID. */
    400: AccountCreationGetOrganizationPlanItems400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCreationGetOrganizationPlanItems401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCreationGetOrganizationPlanItems403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCreationGetOrganizationPlanItems404Response;
    /** The path exists, but does not support this method. */
    405: AccountCreationGetOrganizationPlanItems405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCreationGetOrganizationPlanItems429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCreationGetOrganizationPlanItems500Response;
}

/**
 * The error codes that `AccountCreation_GetOrganizationPlanItems` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountCreationGetOrganizationPlanItemsErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `AccountCreation_CreateAssetGroupAccount`.
 */
export interface AccountCreationCreateAssetGroupAccountParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The new account and its subscription. */
export type AccountCreationCreateAssetGroupAccountBody = SubAccountCreateRequest;

/** The creation was accepted. */
export type AccountCreationCreateAssetGroupAccount200Response = SubscriptionProvisionModelAssetGroupWorkResult;

/** The request is invalid, or the subscription does not allow the account. */
export type AccountCreationCreateAssetGroupAccount400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCreationCreateAssetGroupAccount401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCreationCreateAssetGroupAccount403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCreationCreateAssetGroupAccount404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCreationCreateAssetGroupAccount405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCreationCreateAssetGroupAccount429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCreationCreateAssetGroupAccount500Response = ErrorDetails;

/**
 * Create an account with a plan and modules.
 *
 * Starts the creation of an account of the organization. The request names a subscription with its
 * plan and modules, as AccountCreation_GetOrganizationPlanItems lists them, and the name, the place
 * and the administrator of the account. The creation runs in the background and takes up to ten
 * minutes. Until it is completed, the ID of the account consists of zeros.
 *
 * The region is `NA`, `EU`, `AU` or `CA`. A `region` in the request takes precedence over the
 * `countryCode`. The service chooses the site of the new account in that region.
 *
 * The administrator becomes an active member if the organization has claimed the e-mail domain.
 * Otherwise the administrator receives an e-mail with which to activate the account.
 *
 * Only one account can be in creation at a time. A failed attempt is repeated up to ten times.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCreation_CreateAssetGroupAccount`, `POST /v2/organizations/{organizationId}/assetGroups/accountCreate`
 *
 * The responses, by status.
 */
export interface AccountCreationCreateAssetGroupAccountResponses {
    /** The creation was accepted. */
    200: AccountCreationCreateAssetGroupAccount200Response;
    /** The request is invalid, or the subscription does not allow the account. */
    400: AccountCreationCreateAssetGroupAccount400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCreationCreateAssetGroupAccount401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCreationCreateAssetGroupAccount403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCreationCreateAssetGroupAccount404Response;
    /** The path exists, but does not support this method. */
    405: AccountCreationCreateAssetGroupAccount405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCreationCreateAssetGroupAccount429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCreationCreateAssetGroupAccount500Response;
}

/**
 * The error codes that `AccountCreation_CreateAssetGroupAccount` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 * - `account_creation_active_create_limit_reached` (400): Another account of the organization is being created. Only one can be in creation at a time. Wait until it is completed.
 * - `account_creation_inactive_subscription` (400): The subscription has ended or has not begun. Choose another subscription.
 * - `account_creation_invalid_asset_requested` (400): The plan or one of the modules does not belong to the subscription. AccountCreation_GetOrganizationPlanItems lists those that do.
 * - `account_creation_invalid_inputs` (400): A detail of the new account is missing or invalid. `error_description` in the response names it.
 * - `account_creation_region_cannot_be_determined_from_country` (400): The country code is not one of ISO 3166, and there is no region. Correct the code, or set the region.
 * - `account_creation_site_cannot_be_determined` (400): The service does not have this region.
 * - `account_creation_subscription_id` (400): The organization does not have this subscription. AccountCreation_GetOrganizationPlanItems lists the subscriptions.
 * - `account_creation_subscription_info` (400): The ID of the subscription or of the plan is missing.
 */
export type AccountCreationCreateAssetGroupAccountErrorCode = 'access_denied' | 'invalid_request' | 'not_found' | 'account_creation_active_create_limit_reached' | 'account_creation_inactive_subscription' | 'account_creation_invalid_asset_requested' | 'account_creation_invalid_inputs' | 'account_creation_region_cannot_be_determined_from_country' | 'account_creation_site_cannot_be_determined' | 'account_creation_subscription_id' | 'account_creation_subscription_info';

/**
 * Parameters in the path of `AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId`.
 */
export interface AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the asset group, as returned by the request that started the work.
     *
     * @example 3c7f2a94-5e18-4d60-9b73-c1e6f80a4d25
     */
    assetGroupId: string;
    /**
     * The GUID of the creation, as returned by the request that started it.
     *
     * @example 1f96d3b8-7a05-4ce2-94b7-d28e5c60f7a3
     */
    assetGroupWorkId: string;
}

/**
 * Parameters in the query of `AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId`.
 */
export interface AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams {
    /**
     * Specifies whether the response includes names: those of the caller, of the source account, of
     * the plan and of its modules.
     *
     * @example true
     */
    include_details?: boolean | undefined;
}

/** The creation with its progress. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId200Response = SubAccountCreateWorker;

/** An ID in the path is not a GUID. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId500Response = ErrorDetails;

/**
 * Get the progress of an account creation.
 *
 * Returns the creation of an account. When its `status` is `Completed`, `targetAccount` has the ID
 * of the new account. While attempts fail, `createAccountProcessingFailureDetails` has the reason.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId`, `GET /v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}`
 *
 * The responses, by status.
 */
export interface AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdResponses {
    /** The creation with its progress. */
    200: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId200Response;
    /** An ID in the path is not a GUID. */
    400: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId404Response;
    /** The path exists, but does not support this method. */
    405: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId500Response;
}

/**
 * The error codes that `AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `AccountCreation_GetSubAccountCreateProcessesByOrgId`.
 */
export interface AccountCreationGetSubAccountCreateProcessesByOrgIdParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `AccountCreation_GetSubAccountCreateProcessesByOrgId`.
 */
export interface AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams {
    /**
     * Returns only works that changed at or after this time, in ISO 8601 format.
     *
     * @example 2026-01-01T00:00:00Z
     */
    since_updated_date?: string | undefined;
    /**
     * Specifies whether the response includes names: those of the caller, of the source account, of
     * the plan and of its modules.
     *
     * @example true
     */
    include_details?: boolean | undefined;
}

/** The creations of the organization. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId200Response = SubAccountCreateWorkerResponse;

/** The organization ID is not a GUID, or the date is invalid. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCreationGetSubAccountCreateProcessesByOrgId500Response = ErrorDetails;

/**
 * List the account creations of an organization.
 *
 * Returns the accounts that were requested in the organization, with their progress, whether the
 * creation is completed or not. The list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCreation_GetSubAccountCreateProcessesByOrgId`, `GET /v2/organizations/{organizationId}/subAccountsCreated`
 *
 * The responses, by status.
 */
export interface AccountCreationGetSubAccountCreateProcessesByOrgIdResponses {
    /** The creations of the organization. */
    200: AccountCreationGetSubAccountCreateProcessesByOrgId200Response;
    /** The organization ID is not a GUID, or the date is invalid. */
    400: AccountCreationGetSubAccountCreateProcessesByOrgId400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCreationGetSubAccountCreateProcessesByOrgId401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCreationGetSubAccountCreateProcessesByOrgId403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCreationGetSubAccountCreateProcessesByOrgId404Response;
    /** The path exists, but does not support this method. */
    405: AccountCreationGetSubAccountCreateProcessesByOrgId405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCreationGetSubAccountCreateProcessesByOrgId429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCreationGetSubAccountCreateProcessesByOrgId500Response;
}

/**
 * The error codes that `AccountCreation_GetSubAccountCreateProcessesByOrgId` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountCreationGetSubAccountCreateProcessesByOrgIdErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
