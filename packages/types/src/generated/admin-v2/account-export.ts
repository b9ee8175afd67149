// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationAccountsRequest } from './schemas/OrganizationAccountsRequest.js';
import type { OrganizationExportResponse } from './schemas/OrganizationExportResponse.js';
import type { OrganizationExportsResponse } from './schemas/OrganizationExportsResponse.js';

/**
 * Parameters in the path of `AccountExport_getAccountSettingsExports`.
 */
export interface AccountExportGetAccountSettingsExportsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The list of exports of account settings. */
export type AccountExportGetAccountSettingsExports200Response = OrganizationExportsResponse;

/** Invalid request: the organization ID is not a GUID. */
export type AccountExportGetAccountSettingsExports400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountExportGetAccountSettingsExports401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountExportGetAccountSettingsExports403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountExportGetAccountSettingsExports404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountExportGetAccountSettingsExports405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountExportGetAccountSettingsExports429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountExportGetAccountSettingsExports500Response = ErrorDetails;

/**
 * List the exports of account settings.
 *
 * Returns the exports of account settings that were requested in the organization, whether they are
 * queued, in process or finished, until they expire. The list is not paged.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right to manage accounts, who gets only their own exports.
 *
 * `AccountExport_getAccountSettingsExports`, `GET /v2/organizations/{organizationId}/exports/account_settings`
 *
 * The responses, by status.
 */
export interface AccountExportGetAccountSettingsExportsResponses {
    /** The list of exports of account settings. */
    200: AccountExportGetAccountSettingsExports200Response;
    /** Invalid request: the organization ID is not a GUID. */
    400: AccountExportGetAccountSettingsExports400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountExportGetAccountSettingsExports401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountExportGetAccountSettingsExports403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountExportGetAccountSettingsExports404Response;
    /** The path exists, but does not support this method. */
    405: AccountExportGetAccountSettingsExports405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountExportGetAccountSettingsExports429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountExportGetAccountSettingsExports500Response;
}

/**
 * The error codes that `AccountExport_getAccountSettingsExports` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type AccountExportGetAccountSettingsExportsErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `AccountExport_createAccountSettingsExport`.
 */
export interface AccountExportCreateAccountSettingsExportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The accounts whose settings are exported. */
export type AccountExportCreateAccountSettingsExportBody = OrganizationAccountsRequest;

/** The export is queued. */
export type AccountExportCreateAccountSettingsExport200Response = OrganizationExportResponse;

/** The request is invalid, or an account does not belong to the organization. */
export type AccountExportCreateAccountSettingsExport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountExportCreateAccountSettingsExport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountExportCreateAccountSettingsExport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountExportCreateAccountSettingsExport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountExportCreateAccountSettingsExport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountExportCreateAccountSettingsExport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountExportCreateAccountSettingsExport500Response = ErrorDetails;

/**
 * Export the settings of accounts.
 *
 * Starts an export of the settings of up to 40 accounts of the organization. The response contains
 * the queued export. Poll the export by its ID until its `status` is `completed`. It then names the
 * files with the settings. Import such a file as CSV to change settings.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right to manage accounts.
 *
 * `AccountExport_createAccountSettingsExport`, `POST /v2/organizations/{organizationId}/exports/account_settings`
 *
 * The responses, by status.
 */
export interface AccountExportCreateAccountSettingsExportResponses {
    /** The export is queued. */
    200: AccountExportCreateAccountSettingsExport200Response;
    /** The request is invalid, or an account does not belong to the organization. */
    400: AccountExportCreateAccountSettingsExport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountExportCreateAccountSettingsExport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountExportCreateAccountSettingsExport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountExportCreateAccountSettingsExport404Response;
    /** The path exists, but does not support this method. */
    405: AccountExportCreateAccountSettingsExport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountExportCreateAccountSettingsExport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountExportCreateAccountSettingsExport500Response;
}

/**
 * The error codes that `AccountExport_createAccountSettingsExport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type AccountExportCreateAccountSettingsExportErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `AccountExport_getAccountSettingsExport`.
 */
export interface AccountExportGetAccountSettingsExportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the export, as returned by the request that created it.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The current state of the export. */
export type AccountExportGetAccountSettingsExport200Response = OrganizationExportResponse;

/** Invalid request: an ID in the path is not a GUID. */
export type AccountExportGetAccountSettingsExport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountExportGetAccountSettingsExport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountExportGetAccountSettingsExport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountExportGetAccountSettingsExport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountExportGetAccountSettingsExport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountExportGetAccountSettingsExport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountExportGetAccountSettingsExport500Response = ErrorDetails;

/**
 * Read an export of account settings.
 *
 * Returns one export of account settings with its progress. Once its `status` is `completed`,
 * `results` contains the URL of each file. There is one file for each site of the service that stores
 * one of the accounts. A file is JSON that lists the accounts and every setting with its category,
 * its name, and its value in each account.
 *
 * To get the file as CSV, download it with `Accept: text/csv`. It then has the columns `Category` and
 * `Setting`, and one column for each account, whose header is the GUID of the account. A setting that
 * is part of a group has the name of the group, a dot, and its own name. Lists are left out.
 *
 * The caller must be an administrator of the organization, or the delegated administrator who
 * requested the export.
 *
 * `AccountExport_getAccountSettingsExport`, `GET /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 *
 * The responses, by status.
 */
export interface AccountExportGetAccountSettingsExportResponses {
    /** The current state of the export. */
    200: AccountExportGetAccountSettingsExport200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: AccountExportGetAccountSettingsExport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountExportGetAccountSettingsExport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountExportGetAccountSettingsExport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountExportGetAccountSettingsExport404Response;
    /** The path exists, but does not support this method. */
    405: AccountExportGetAccountSettingsExport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountExportGetAccountSettingsExport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountExportGetAccountSettingsExport500Response;
}

/**
 * The error codes that `AccountExport_getAccountSettingsExport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountExportGetAccountSettingsExportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `AccountExport_deleteAccountSettingsExport`.
 */
export interface AccountExportDeleteAccountSettingsExportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the export, as returned by the request that created it.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The export and its data were deleted. */
export type AccountExportDeleteAccountSettingsExport200Response = BulkRequestDeletion;

/** Invalid request: an ID in the path is not a GUID. */
export type AccountExportDeleteAccountSettingsExport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountExportDeleteAccountSettingsExport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountExportDeleteAccountSettingsExport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountExportDeleteAccountSettingsExport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountExportDeleteAccountSettingsExport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountExportDeleteAccountSettingsExport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountExportDeleteAccountSettingsExport500Response = ErrorDetails;

/**
 * Delete an export of account settings.
 *
 * Deletes an export of account settings and all its data, whether or not it has completed. Its files
 * can no longer be downloaded.
 *
 * The caller must be an administrator of the organization, or the delegated administrator who
 * requested the export.
 *
 * `AccountExport_deleteAccountSettingsExport`, `DELETE /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 *
 * The responses, by status.
 */
export interface AccountExportDeleteAccountSettingsExportResponses {
    /** The export and its data were deleted. */
    200: AccountExportDeleteAccountSettingsExport200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: AccountExportDeleteAccountSettingsExport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountExportDeleteAccountSettingsExport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountExportDeleteAccountSettingsExport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountExportDeleteAccountSettingsExport404Response;
    /** The path exists, but does not support this method. */
    405: AccountExportDeleteAccountSettingsExport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountExportDeleteAccountSettingsExport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountExportDeleteAccountSettingsExport500Response;
}

/**
 * The error codes that `AccountExport_deleteAccountSettingsExport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountExportDeleteAccountSettingsExportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
