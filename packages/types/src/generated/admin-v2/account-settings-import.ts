// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSettingsImportUpload } from './schemas/AccountSettingsImportUpload.js';
import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationAccountSettingsImportResponse } from './schemas/OrganizationAccountSettingsImportResponse.js';

/**
 * Parameters in the path of `AccountSettingsImport_getBulkAccountSettingsImports`.
 */
export interface AccountSettingsImportGetBulkAccountSettingsImportsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The list of imports of account settings. */
export type AccountSettingsImportGetBulkAccountSettingsImports200Response = OrganizationAccountSettingsImportResponse[];

/** Invalid request: the organization ID is not a GUID. */
export type AccountSettingsImportGetBulkAccountSettingsImports400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSettingsImportGetBulkAccountSettingsImports401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountSettingsImportGetBulkAccountSettingsImports403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSettingsImportGetBulkAccountSettingsImports404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSettingsImportGetBulkAccountSettingsImports405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountSettingsImportGetBulkAccountSettingsImports429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSettingsImportGetBulkAccountSettingsImports500Response = ErrorDetails;

/**
 * List the imports of account settings.
 *
 * Returns the imports of account settings of the organization, whether they are queued, in process or
 * finished, until they expire. The list is not paged.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the right
 * to manage accounts, who gets only their own imports.
 *
 * `AccountSettingsImport_getBulkAccountSettingsImports`, `GET /v2/organizations/{organizationId}/imports/account_settings`
 *
 * The responses, by status.
 */
export interface AccountSettingsImportGetBulkAccountSettingsImportsResponses {
    /** The list of imports of account settings. */
    200: AccountSettingsImportGetBulkAccountSettingsImports200Response;
    /** Invalid request: the organization ID is not a GUID. */
    400: AccountSettingsImportGetBulkAccountSettingsImports400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSettingsImportGetBulkAccountSettingsImports401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountSettingsImportGetBulkAccountSettingsImports403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSettingsImportGetBulkAccountSettingsImports404Response;
    /** The path exists, but does not support this method. */
    405: AccountSettingsImportGetBulkAccountSettingsImports405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountSettingsImportGetBulkAccountSettingsImports429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSettingsImportGetBulkAccountSettingsImports500Response;
}

/**
 * The error codes that `AccountSettingsImport_getBulkAccountSettingsImports` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type AccountSettingsImportGetBulkAccountSettingsImportsErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `AccountSettingsImport_addBulkAccountSettingsImport`.
 */
export interface AccountSettingsImportAddBulkAccountSettingsImportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The CSV file with one setting per row. */
export type AccountSettingsImportAddBulkAccountSettingsImportBody = AccountSettingsImportUpload;

/** The import of account settings is queued. */
export type AccountSettingsImportAddBulkAccountSettingsImport200Response = OrganizationAccountSettingsImportResponse;

/** The form has no CSV file, or the file does not have the format of settings. */
export type AccountSettingsImportAddBulkAccountSettingsImport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSettingsImportAddBulkAccountSettingsImport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountSettingsImportAddBulkAccountSettingsImport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSettingsImportAddBulkAccountSettingsImport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSettingsImportAddBulkAccountSettingsImport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountSettingsImportAddBulkAccountSettingsImport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSettingsImportAddBulkAccountSettingsImport500Response = ErrorDetails;

/**
 * Change the settings of accounts from a CSV file.
 *
 * Starts an import that changes the settings of up to 40 accounts of the organization. The response
 * contains the queued import. Use its `id` to get the result.
 *
 * The CSV file has the format of an export of account settings that is downloaded as CSV: the columns
 * `Category` and `Setting`, and then one column for each account, whose header is the GUID of the
 * account. To change settings, export them, edit values and rows, and import the file. Categories are
 * ignored, and the case of the name of a setting does not matter. An empty value leaves the setting of
 * the account as it is. A setting that is unknown, or a value that the setting cannot have, is reported
 * in the result, and all others are changed.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the right
 * to manage accounts.
 *
 * `AccountSettingsImport_addBulkAccountSettingsImport`, `POST /v2/organizations/{organizationId}/imports/account_settings`
 *
 * The responses, by status.
 */
export interface AccountSettingsImportAddBulkAccountSettingsImportResponses {
    /** The import of account settings is queued. */
    200: AccountSettingsImportAddBulkAccountSettingsImport200Response;
    /** The form has no CSV file, or the file does not have the format of settings. */
    400: AccountSettingsImportAddBulkAccountSettingsImport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSettingsImportAddBulkAccountSettingsImport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountSettingsImportAddBulkAccountSettingsImport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSettingsImportAddBulkAccountSettingsImport404Response;
    /** The path exists, but does not support this method. */
    405: AccountSettingsImportAddBulkAccountSettingsImport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountSettingsImportAddBulkAccountSettingsImport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSettingsImportAddBulkAccountSettingsImport500Response;
}

/**
 * The error codes that `AccountSettingsImport_addBulkAccountSettingsImport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type AccountSettingsImportAddBulkAccountSettingsImportErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `AccountSettingsImport_getBulkAccountSettingsImport`.
 */
export interface AccountSettingsImportGetBulkAccountSettingsImportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the import, as returned by the request that created it.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The current state of the import of account settings. */
export type AccountSettingsImportGetBulkAccountSettingsImport200Response = OrganizationAccountSettingsImportResponse;

/** Invalid request: an ID in the path is not a GUID. */
export type AccountSettingsImportGetBulkAccountSettingsImport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSettingsImportGetBulkAccountSettingsImport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountSettingsImportGetBulkAccountSettingsImport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSettingsImportGetBulkAccountSettingsImport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSettingsImportGetBulkAccountSettingsImport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountSettingsImportGetBulkAccountSettingsImport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSettingsImportGetBulkAccountSettingsImport500Response = ErrorDetails;

/**
 * Read an import of account settings.
 *
 * Returns one import of account settings with its progress. Poll the import until its `status` is
 * `completed` or `failed`. It then says which settings were skipped and what could not be changed, and
 * `results` contains the URL of a CSV file for each site, with the result of each setting.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the right
 * to manage accounts who requested the import.
 *
 * `AccountSettingsImport_getBulkAccountSettingsImport`, `GET /v2/organizations/{organizationId}/imports/account_settings/{importId}`
 *
 * The responses, by status.
 */
export interface AccountSettingsImportGetBulkAccountSettingsImportResponses {
    /** The current state of the import of account settings. */
    200: AccountSettingsImportGetBulkAccountSettingsImport200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: AccountSettingsImportGetBulkAccountSettingsImport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSettingsImportGetBulkAccountSettingsImport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountSettingsImportGetBulkAccountSettingsImport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSettingsImportGetBulkAccountSettingsImport404Response;
    /** The path exists, but does not support this method. */
    405: AccountSettingsImportGetBulkAccountSettingsImport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountSettingsImportGetBulkAccountSettingsImport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSettingsImportGetBulkAccountSettingsImport500Response;
}

/**
 * The error codes that `AccountSettingsImport_getBulkAccountSettingsImport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountSettingsImportGetBulkAccountSettingsImportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `AccountSettingsImport_deleteBulkAccountSettingsImport`.
 */
export interface AccountSettingsImportDeleteBulkAccountSettingsImportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the import, as returned by the request that created it.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The import of account settings was deleted. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport200Response = BulkRequestDeletion;

/** Invalid request: an ID in the path is not a GUID. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSettingsImportDeleteBulkAccountSettingsImport500Response = ErrorDetails;

/**
 * Delete an import of account settings.
 *
 * Deletes an import of account settings with its file and its results. An import that is queued or in
 * process stops. Settings that the import has already changed keep their new values.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the right
 * to manage accounts who requested the import.
 *
 * `AccountSettingsImport_deleteBulkAccountSettingsImport`, `DELETE /v2/organizations/{organizationId}/imports/account_settings/{importId}`
 *
 * The responses, by status.
 */
export interface AccountSettingsImportDeleteBulkAccountSettingsImportResponses {
    /** The import of account settings was deleted. */
    200: AccountSettingsImportDeleteBulkAccountSettingsImport200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: AccountSettingsImportDeleteBulkAccountSettingsImport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSettingsImportDeleteBulkAccountSettingsImport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountSettingsImportDeleteBulkAccountSettingsImport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSettingsImportDeleteBulkAccountSettingsImport404Response;
    /** The path exists, but does not support this method. */
    405: AccountSettingsImportDeleteBulkAccountSettingsImport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountSettingsImportDeleteBulkAccountSettingsImport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSettingsImportDeleteBulkAccountSettingsImport500Response;
}

/**
 * The error codes that `AccountSettingsImport_deleteBulkAccountSettingsImport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type AccountSettingsImportDeleteBulkAccountSettingsImportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
