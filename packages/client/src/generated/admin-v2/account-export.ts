/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountExportCreateAccountSettingsExport200Response, AccountExportCreateAccountSettingsExportBody, AccountExportCreateAccountSettingsExportParams, AccountExportCreateAccountSettingsExportResponses, AccountExportDeleteAccountSettingsExport200Response, AccountExportDeleteAccountSettingsExportParams, AccountExportDeleteAccountSettingsExportResponses, AccountExportGetAccountSettingsExport200Response, AccountExportGetAccountSettingsExportParams, AccountExportGetAccountSettingsExportResponses, AccountExportGetAccountSettingsExports200Response, AccountExportGetAccountSettingsExportsParams, AccountExportGetAccountSettingsExportsResponses } from '@countersign/types/admin-v2/account-export';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountExportGetAccountSettingsExports`.
 */
export interface AccountExportGetAccountSettingsExportsInput {
    path?: PathOf<AccountExportGetAccountSettingsExportsParams> | undefined;
}
/**
 * List the exports of account settings.
 *
 * Returns the exports of account settings that were requested in the organization, whether they are
 * queued, in process or finished, until they expire. The list is not paged.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right to manage accounts, who gets only their own exports.
 *
 * AccountExport_getAccountSettingsExports: `GET /v2/organizations/{organizationId}/exports/account_settings`
 *
 * The token needs the scope `account_read`.
 */
export const accountExportGetAccountSettingsExports: Operation<AccountExportGetAccountSettingsExportsInput, AccountExportGetAccountSettingsExports200Response, AccountExportGetAccountSettingsExportsResponses, 'admin'> = /* @__PURE__ */ operation('AccountExport_getAccountSettingsExports', 'GET', '/v2/organizations/{organizationId}/exports/account_settings');


/**
 * The input of `accountExportCreateAccountSettingsExport`.
 */
export interface AccountExportCreateAccountSettingsExportInput {
    path?: PathOf<AccountExportCreateAccountSettingsExportParams> | undefined;
    body: AccountExportCreateAccountSettingsExportBody;
}
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
 * AccountExport_createAccountSettingsExport: `POST /v2/organizations/{organizationId}/exports/account_settings`
 *
 * The token needs the scope `account_write`.
 */
export const accountExportCreateAccountSettingsExport: Operation<AccountExportCreateAccountSettingsExportInput, AccountExportCreateAccountSettingsExport200Response, AccountExportCreateAccountSettingsExportResponses, 'admin'> = /* @__PURE__ */ operation('AccountExport_createAccountSettingsExport', 'POST', '/v2/organizations/{organizationId}/exports/account_settings');


/**
 * The input of `accountExportGetAccountSettingsExport`.
 */
export interface AccountExportGetAccountSettingsExportInput {
    path: PathOf<AccountExportGetAccountSettingsExportParams>;
}
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
 * AccountExport_getAccountSettingsExport: `GET /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 *
 * The token needs the scope `account_read`.
 */
export const accountExportGetAccountSettingsExport: Operation<AccountExportGetAccountSettingsExportInput, AccountExportGetAccountSettingsExport200Response, AccountExportGetAccountSettingsExportResponses, 'admin'> = /* @__PURE__ */ operation('AccountExport_getAccountSettingsExport', 'GET', '/v2/organizations/{organizationId}/exports/account_settings/{exportId}');


/**
 * The input of `accountExportDeleteAccountSettingsExport`.
 */
export interface AccountExportDeleteAccountSettingsExportInput {
    path: PathOf<AccountExportDeleteAccountSettingsExportParams>;
}
/**
 * Delete an export of account settings.
 *
 * Deletes an export of account settings and all its data, whether or not it has completed. Its files
 * can no longer be downloaded.
 *
 * The caller must be an administrator of the organization, or the delegated administrator who
 * requested the export.
 *
 * AccountExport_deleteAccountSettingsExport: `DELETE /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 *
 * The token needs the scope `account_read`.
 */
export const accountExportDeleteAccountSettingsExport: Operation<AccountExportDeleteAccountSettingsExportInput, AccountExportDeleteAccountSettingsExport200Response, AccountExportDeleteAccountSettingsExportResponses, 'admin'> = /* @__PURE__ */ operation('AccountExport_deleteAccountSettingsExport', 'DELETE', '/v2/organizations/{organizationId}/exports/account_settings/{exportId}');

