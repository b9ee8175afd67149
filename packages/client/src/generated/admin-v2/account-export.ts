/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountExportCreateAccountSettingsExport200Response, AccountExportCreateAccountSettingsExportBody, AccountExportCreateAccountSettingsExportParams, AccountExportCreateAccountSettingsExportResponses, AccountExportDeleteAccountSettingsExport200Response, AccountExportDeleteAccountSettingsExportParams, AccountExportDeleteAccountSettingsExportResponses, AccountExportGetAccountSettingsExport200Response, AccountExportGetAccountSettingsExportParams, AccountExportGetAccountSettingsExportResponses, AccountExportGetAccountSettingsExports200Response, AccountExportGetAccountSettingsExportsParams, AccountExportGetAccountSettingsExportsResponses } from '@countersign/types/admin-v2/account-export';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `accountExportGetAccountSettingsExports` takes.
 */
export interface AccountExportGetAccountSettingsExportsInput {
    path?: PathOf<AccountExportGetAccountSettingsExportsParams> | undefined;
}
/**
 * List the exports of account settings.
 *
 * Lists the exports of account settings that were asked for in the organization, those that still
 * wait or run as well as those that have ended. There are no pages.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountExport_getAccountSettingsExports: `GET /v2/organizations/{organizationId}/exports/account_settings`
 */
export const accountExportGetAccountSettingsExports: Operation<AccountExportGetAccountSettingsExportsInput, AccountExportGetAccountSettingsExports200Response, AccountExportGetAccountSettingsExportsResponses> = /* @__PURE__ */ operation('AccountExport_getAccountSettingsExports', 'GET', '/v2/organizations/{organizationId}/exports/account_settings');


/**
 * What `accountExportCreateAccountSettingsExport` takes.
 */
export interface AccountExportCreateAccountSettingsExportInput {
    path?: PathOf<AccountExportCreateAccountSettingsExportParams> | undefined;
    body: AccountExportCreateAccountSettingsExportBody;
}
/**
 * Export the settings of accounts.
 *
 * Starts an export of the settings of up to 40 accounts of the organization. The answer is the
 * export as it stands in the queue; it is read again by its ID until its `status` is `completed`,
 * and then names the file with the settings.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountExport_createAccountSettingsExport: `POST /v2/organizations/{organizationId}/exports/account_settings`
 */
export const accountExportCreateAccountSettingsExport: Operation<AccountExportCreateAccountSettingsExportInput, AccountExportCreateAccountSettingsExport200Response, AccountExportCreateAccountSettingsExportResponses> = /* @__PURE__ */ operation('AccountExport_createAccountSettingsExport', 'POST', '/v2/organizations/{organizationId}/exports/account_settings');


/**
 * What `accountExportGetAccountSettingsExport` takes.
 */
export interface AccountExportGetAccountSettingsExportInput {
    path: PathOf<AccountExportGetAccountSettingsExportParams>;
}
/**
 * Read an export of account settings.
 *
 * Returns one export of account settings with its progress. Once its `status` is `completed`,
 * `results` holds the address of each file. Such a file is JSON: the accounts, and every setting
 * with its category, its name, and the value that each account has for it.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountExport_getAccountSettingsExport: `GET /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 */
export const accountExportGetAccountSettingsExport: Operation<AccountExportGetAccountSettingsExportInput, AccountExportGetAccountSettingsExport200Response, AccountExportGetAccountSettingsExportResponses> = /* @__PURE__ */ operation('AccountExport_getAccountSettingsExport', 'GET', '/v2/organizations/{organizationId}/exports/account_settings/{exportId}');


/**
 * What `accountExportDeleteAccountSettingsExport` takes.
 */
export interface AccountExportDeleteAccountSettingsExportInput {
    path: PathOf<AccountExportDeleteAccountSettingsExportParams>;
}
/**
 * Delete an export of account settings.
 *
 * Deletes an export of account settings together with all the data that belong to it, whether it is
 * through or not. Its files can no longer be fetched.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountExport_deleteAccountSettingsExport: `DELETE /v2/organizations/{organizationId}/exports/account_settings/{exportId}`
 */
export const accountExportDeleteAccountSettingsExport: Operation<AccountExportDeleteAccountSettingsExportInput, AccountExportDeleteAccountSettingsExport200Response, AccountExportDeleteAccountSettingsExportResponses> = /* @__PURE__ */ operation('AccountExport_deleteAccountSettingsExport', 'DELETE', '/v2/organizations/{organizationId}/exports/account_settings/{exportId}');

