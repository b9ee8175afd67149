// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AssetGroupAccountClone } from './schemas/AssetGroupAccountClone.js';
import type { AssetGroupAccountClones } from './schemas/AssetGroupAccountClones.js';
import type { AssetGroupAccountsResponse } from './schemas/AssetGroupAccountsResponse.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';

/**
 * Parameters in the path of `AccountCloning_getAssetGroupAccounts`.
 */
export interface AccountCloningGetAssetGroupAccountsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `AccountCloning_getAssetGroupAccounts`.
 */
export interface AccountCloningGetAssetGroupAccountsQueryParams {
    /**
     * Returns only accounts that are compliant, or only those that are not.
     *
     * @example true
     */
    compliant?: boolean | undefined;
}

/** The accounts of the asset groups. */
export type AccountCloningGetAssetGroupAccounts200Response = AssetGroupAccountsResponse;

/** The organization ID is not a GUID, or `compliant` is not a boolean. */
export type AccountCloningGetAssetGroupAccounts400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCloningGetAssetGroupAccounts401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCloningGetAssetGroupAccounts403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCloningGetAssetGroupAccounts404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCloningGetAssetGroupAccounts405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCloningGetAssetGroupAccounts429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCloningGetAssetGroupAccounts500Response = ErrorDetails;

/**
 * List the accounts that can be cloned.
 *
 * Returns the accounts of the organization that belong to an asset group, and whether they are
 * compliant. An asset group is the set of plan items that the organization has subscribed to. An
 * account is compliant if it has no other plan items. Only compliant accounts can be cloned. The
 * list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCloning_getAssetGroupAccounts`, `GET /v2/organizations/{organizationId}/assetGroups/accounts`
 *
 * The responses, by status.
 */
export interface AccountCloningGetAssetGroupAccountsResponses {
    /** The accounts of the asset groups. */
    200: AccountCloningGetAssetGroupAccounts200Response;
    /** The organization ID is not a GUID, or `compliant` is not a boolean. */
    400: AccountCloningGetAssetGroupAccounts400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCloningGetAssetGroupAccounts401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCloningGetAssetGroupAccounts403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCloningGetAssetGroupAccounts404Response;
    /** The path exists, but does not support this method. */
    405: AccountCloningGetAssetGroupAccounts405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCloningGetAssetGroupAccounts429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCloningGetAssetGroupAccounts500Response;
}

/**
 * The error codes that `AccountCloning_getAssetGroupAccounts` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountCloningGetAssetGroupAccountsErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `AccountCloning_cloneAssetGroupAccount`.
 */
export interface AccountCloningCloneAssetGroupAccountParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The source account and the new account. */
export type AccountCloningCloneAssetGroupAccountBody = AssetGroupAccountClone;

/** The clone was accepted. */
export type AccountCloningCloneAssetGroupAccount200Response = AssetGroupAccountClone;

/** The request is invalid, or the account cannot be cloned. */
export type AccountCloningCloneAssetGroupAccount400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCloningCloneAssetGroupAccount401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCloningCloneAssetGroupAccount403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCloningCloneAssetGroupAccount404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCloningCloneAssetGroupAccount405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCloningCloneAssetGroupAccount429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCloningCloneAssetGroupAccount500Response = ErrorDetails;

/**
 * Clone an account.
 *
 * Starts the creation of an account with the plan items and the eSignature settings of another
 * account of the organization. Users, groups, signing groups, permission profiles, templates,
 * brands, integrations and Connect configurations are not copied. The clone runs in the background
 * and takes up to ten minutes. Until it is completed, the ID of the new account consists of zeros.
 *
 * The source account must be compliant, as AccountCloning_getAssetGroupAccounts says. The
 * administrator of the new account must be an administrator of the organization. The region is `NA`,
 * `EU`, `AU` or `CA`. A `region` in the request takes precedence over the `countryCode`. The service
 * chooses the site of the new account in that region. A clone in the region of its source is on the
 * same site.
 *
 * An account can be the source of up to five clones at a time. A failed attempt is repeated up to
 * ten times.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCloning_cloneAssetGroupAccount`, `POST /v2/organizations/{organizationId}/assetGroups/accountClone`
 *
 * The responses, by status.
 */
export interface AccountCloningCloneAssetGroupAccountResponses {
    /** The clone was accepted. */
    200: AccountCloningCloneAssetGroupAccount200Response;
    /** The request is invalid, or the account cannot be cloned. */
    400: AccountCloningCloneAssetGroupAccount400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCloningCloneAssetGroupAccount401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCloningCloneAssetGroupAccount403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCloningCloneAssetGroupAccount404Response;
    /** The path exists, but does not support this method. */
    405: AccountCloningCloneAssetGroupAccount405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCloningCloneAssetGroupAccount429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCloningCloneAssetGroupAccount500Response;
}

/**
 * The error codes that `AccountCloning_cloneAssetGroupAccount` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 * - `clone_account_invalid_country` (400): The country code of the clone is not one of ISO 3166, and there is no region.
 * - `clone_account_not_compliant` (400): The source account has plan items that its asset group does not include, and cannot be cloned.
 * - `invalid_account` (400): The source account does not exist or is not an account of the organization.
 * - `invalid_account_admin_user` (400): The administrator of the clone has an invalid e-mail address, or is not an administrator of the organization.
 * - `invalid_account_name` (400): The name of the clone is missing or has more than 100 characters.
 * - `invalid_asset_group_account` (400): The source account does not belong to an asset group of the organization.
 * - `invalid_asset_group_work` (400): The source account already has five clones in progress. Wait until one of them is completed.
 * - `invalid_email_address` (400): The e-mail address of the administrator of the clone is missing.
 * - `invalid_region` (400): Both the region and the country code of the clone are missing.
 * - `invalid_request_parameter_value` (400): The request to clone an account does not name the account that is cloned. Set `sourceAccount.id`.
 * - `invalid_site` (400): The service has no site in the region of the clone.
 * - `invalid_user_name` (400): The first or last name of the administrator of the clone is missing.
 */
export type AccountCloningCloneAssetGroupAccountErrorCode = 'access_denied' | 'invalid_request' | 'not_found' | 'clone_account_invalid_country' | 'clone_account_not_compliant' | 'invalid_account' | 'invalid_account_admin_user' | 'invalid_account_name' | 'invalid_asset_group_account' | 'invalid_asset_group_work' | 'invalid_email_address' | 'invalid_region' | 'invalid_request_parameter_value' | 'invalid_site' | 'invalid_user_name';

/**
 * Parameters in the path of `AccountCloning_getAssetGroupAccountClone`.
 */
export interface AccountCloningGetAssetGroupAccountCloneParams {
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
     * The GUID of the clone, as returned by the request that started it.
     *
     * @example 8e20c5d7-41fb-4936-a7d2-60b9e3f41c08
     */
    assetGroupWorkId: string;
}

/**
 * Parameters in the query of `AccountCloning_getAssetGroupAccountClone`.
 */
export interface AccountCloningGetAssetGroupAccountCloneQueryParams {
    /**
     * Specifies whether the response includes names: those of the caller, of the source account, of
     * the plan and of its modules.
     *
     * @example true
     */
    include_details?: boolean | undefined;
}

/** The clone with its progress. */
export type AccountCloningGetAssetGroupAccountClone200Response = AssetGroupAccountClone;

/** An ID in the path is not a GUID, or `include_details` is not a boolean. */
export type AccountCloningGetAssetGroupAccountClone400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCloningGetAssetGroupAccountClone401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCloningGetAssetGroupAccountClone403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCloningGetAssetGroupAccountClone404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCloningGetAssetGroupAccountClone405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCloningGetAssetGroupAccountClone429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCloningGetAssetGroupAccountClone500Response = ErrorDetails;

/**
 * Get the progress of a clone.
 *
 * Returns the clone of an account. When its `status` is `Completed`, `targetAccount` has the ID of
 * the new account. While attempts fail, `cloneProcessingFailureDetails` has the reason.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCloning_getAssetGroupAccountClone`, `GET /v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}`
 *
 * The responses, by status.
 */
export interface AccountCloningGetAssetGroupAccountCloneResponses {
    /** The clone with its progress. */
    200: AccountCloningGetAssetGroupAccountClone200Response;
    /** An ID in the path is not a GUID, or `include_details` is not a boolean. */
    400: AccountCloningGetAssetGroupAccountClone400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCloningGetAssetGroupAccountClone401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCloningGetAssetGroupAccountClone403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCloningGetAssetGroupAccountClone404Response;
    /** The path exists, but does not support this method. */
    405: AccountCloningGetAssetGroupAccountClone405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCloningGetAssetGroupAccountClone429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCloningGetAssetGroupAccountClone500Response;
}

/**
 * The error codes that `AccountCloning_getAssetGroupAccountClone` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountCloningGetAssetGroupAccountCloneErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `AccountCloning_getAssetGroupAccountClonesByOrgId`.
 */
export interface AccountCloningGetAssetGroupAccountClonesByOrgIdParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `AccountCloning_getAssetGroupAccountClonesByOrgId`.
 */
export interface AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams {
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

/** The clones of the organization. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId200Response = AssetGroupAccountClones;

/** The organization ID is not a GUID, or a query parameter is invalid. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountCloningGetAssetGroupAccountClonesByOrgId500Response = ErrorDetails;

/**
 * List the clones of an organization.
 *
 * Returns the clones that were requested in the organization, with their progress, whether they are
 * completed or not. The list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountCloning_getAssetGroupAccountClonesByOrgId`, `GET /v2/organizations/{organizationId}/assetGroups/accountClones`
 *
 * The responses, by status.
 */
export interface AccountCloningGetAssetGroupAccountClonesByOrgIdResponses {
    /** The clones of the organization. */
    200: AccountCloningGetAssetGroupAccountClonesByOrgId200Response;
    /** The organization ID is not a GUID, or a query parameter is invalid. */
    400: AccountCloningGetAssetGroupAccountClonesByOrgId400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountCloningGetAssetGroupAccountClonesByOrgId401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountCloningGetAssetGroupAccountClonesByOrgId403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountCloningGetAssetGroupAccountClonesByOrgId404Response;
    /** The path exists, but does not support this method. */
    405: AccountCloningGetAssetGroupAccountClonesByOrgId405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountCloningGetAssetGroupAccountClonesByOrgId429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountCloningGetAssetGroupAccountClonesByOrgId500Response;
}

/**
 * The error codes that `AccountCloning_getAssetGroupAccountClonesByOrgId` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountCloningGetAssetGroupAccountClonesByOrgIdErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
