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
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The exports of account settings. */
export type AccountExportGetAccountSettingsExports200Response = OrganizationExportsResponse;

/** The ID of the organization is no GUID. */
export type AccountExportGetAccountSettingsExports400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountExportGetAccountSettingsExports401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type AccountExportGetAccountSettingsExports403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountExportGetAccountSettingsExports404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountExportGetAccountSettingsExports405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type AccountExportGetAccountSettingsExports429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountExportGetAccountSettingsExports500Response = ErrorDetails;

/**
 * List the exports of account settings.
 *
 * Lists the exports of account settings that were asked for in the organization, those that still
 * wait or run as well as those that have ended. There are no pages.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountExport_getAccountSettingsExports`, `GET /v2/organizations/{organizationId}/exports/account_settings`
 *
 * What it answers with, by status.
 */
export interface AccountExportGetAccountSettingsExportsResponses {
    /** The exports of account settings. */
    200: AccountExportGetAccountSettingsExports200Response;
    /** The ID of the organization is no GUID. */
    400: AccountExportGetAccountSettingsExports400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountExportGetAccountSettingsExports401Response;
    /** The token is good, but the user may not do this here. */
    403: AccountExportGetAccountSettingsExports403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountExportGetAccountSettingsExports404Response;
    /** The address exists, but not with this method. */
    405: AccountExportGetAccountSettingsExports405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: AccountExportGetAccountSettingsExports429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountExportGetAccountSettingsExports500Response;
}

/**
 * The error codes that `AccountExport_getAccountSettingsExports` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type AccountExportGetAccountSettingsExportsErrorCode = 'invalid_request';

/**
 * Parameters in the path of `AccountExport_createAccountSettingsExport`.
 */
export interface AccountExportCreateAccountSettingsExportParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The accounts whose settings are wanted. */
export type AccountExportCreateAccountSettingsExportBody = OrganizationAccountsRequest;

/** The export waits in the queue. */
export type AccountExportCreateAccountSettingsExport200Response = OrganizationExportResponse;

/** The request does not fit the contract, or an account is not of this organization. */
export type AccountExportCreateAccountSettingsExport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountExportCreateAccountSettingsExport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type AccountExportCreateAccountSettingsExport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountExportCreateAccountSettingsExport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountExportCreateAccountSettingsExport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type AccountExportCreateAccountSettingsExport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountExportCreateAccountSettingsExport500Response = ErrorDetails;

/**
 * Export the settings of accounts.
 *
 * Starts an export of the settings of up to 40 accounts of the organization. The answer is the
 * export as it stands in the queue; it is read again by its ID until its `status` is `completed`,
 * and then names the file with the settings.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountExport_createAccountSettingsExport`, `POST /v2/organizations/{organizationId}/exports/account_settings`
 *
 * What it answers with, by status.
 */
export interface AccountExportCreateAccountSettingsExportResponses {
    /** The export waits in the queue. */
    200: AccountExportCreateAccountSettingsExport200Response;
    /** The request does not fit the contract, or an account is not of this organization. */
    400: AccountExportCreateAccountSettingsExport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountExportCreateAccountSettingsExport401Response;
    /** The token is good, but the user may not do this here. */
    403: AccountExportCreateAccountSettingsExport403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountExportCreateAccountSettingsExport404Response;
    /** The address exists, but not with this method. */
    405: AccountExportCreateAccountSettingsExport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: AccountExportCreateAccountSettingsExport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountExportCreateAccountSettingsExport500Response;
}

/**
 * The error codes that `AccountExport_createAccountSettingsExport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type AccountExportCreateAccountSettingsExportErrorCode = 'invalid_request';

/**
 * Parameters in the path of `AccountExport_getAccountSettingsExport`.
 */
export interface AccountExportGetAccountSettingsExportParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The export, by the GUID that its request returned.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The export as it stands. */
export type AccountExportGetAccountSettingsExport200Response = OrganizationExportResponse;

/** An ID in the path is no GUID. */
export type AccountExportGetAccountSettingsExport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountExportGetAccountSettingsExport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type AccountExportGetAccountSettingsExport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountExportGetAccountSettingsExport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountExportGetAccountSettingsExport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type AccountExportGetAccountSettingsExport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountExportGetAccountSettingsExport500Response = ErrorDetails;

/**
 * Read an export of account settings.
 *
 * Returns one export of account settings with its progress. Once its `status` is `completed`,
 * `results` holds the address of each file. Such a file is JSON: the accounts, and every setting
 * with its category, its name, and the value that each account has for it.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountExport_getAccountSettingsExport`, `GET /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 *
 * What it answers with, by status.
 */
export interface AccountExportGetAccountSettingsExportResponses {
    /** The export as it stands. */
    200: AccountExportGetAccountSettingsExport200Response;
    /** An ID in the path is no GUID. */
    400: AccountExportGetAccountSettingsExport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountExportGetAccountSettingsExport401Response;
    /** The token is good, but the user may not do this here. */
    403: AccountExportGetAccountSettingsExport403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountExportGetAccountSettingsExport404Response;
    /** The address exists, but not with this method. */
    405: AccountExportGetAccountSettingsExport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: AccountExportGetAccountSettingsExport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountExportGetAccountSettingsExport500Response;
}

/**
 * The error codes that `AccountExport_getAccountSettingsExport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type AccountExportGetAccountSettingsExportErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `AccountExport_deleteAccountSettingsExport`.
 */
export interface AccountExportDeleteAccountSettingsExportParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The export, by the GUID that its request returned.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The export and its data are gone. */
export type AccountExportDeleteAccountSettingsExport200Response = BulkRequestDeletion;

/** An ID in the path is no GUID. */
export type AccountExportDeleteAccountSettingsExport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountExportDeleteAccountSettingsExport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type AccountExportDeleteAccountSettingsExport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountExportDeleteAccountSettingsExport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountExportDeleteAccountSettingsExport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type AccountExportDeleteAccountSettingsExport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountExportDeleteAccountSettingsExport500Response = ErrorDetails;

/**
 * Delete an export of account settings.
 *
 * Deletes an export of account settings together with all the data that belong to it, whether it is
 * through or not. Its files can no longer be fetched.
 *
 * The caller must be an administrator of the organization.
 *
 * `AccountExport_deleteAccountSettingsExport`, `DELETE /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 *
 * What it answers with, by status.
 */
export interface AccountExportDeleteAccountSettingsExportResponses {
    /** The export and its data are gone. */
    200: AccountExportDeleteAccountSettingsExport200Response;
    /** An ID in the path is no GUID. */
    400: AccountExportDeleteAccountSettingsExport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountExportDeleteAccountSettingsExport401Response;
    /** The token is good, but the user may not do this here. */
    403: AccountExportDeleteAccountSettingsExport403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountExportDeleteAccountSettingsExport404Response;
    /** The address exists, but not with this method. */
    405: AccountExportDeleteAccountSettingsExport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: AccountExportDeleteAccountSettingsExport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountExportDeleteAccountSettingsExport500Response;
}

/**
 * The error codes that `AccountExport_deleteAccountSettingsExport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type AccountExportDeleteAccountSettingsExportErrorCode = 'invalid_request' | 'not_found';
