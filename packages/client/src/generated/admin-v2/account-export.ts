/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/admin-v2';
import { operation } from '../../operation.js';


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
export const accountExportGetAccountSettingsExports = /* @__PURE__ */ operation<operations['AccountExport_getAccountSettingsExports']>({
    id: 'AccountExport_getAccountSettingsExports',
    method: 'GET',
    path: '/v2/organizations/{organizationId}/exports/account_settings'
});


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
export const accountExportCreateAccountSettingsExport = /* @__PURE__ */ operation<operations['AccountExport_createAccountSettingsExport']>({
    id: 'AccountExport_createAccountSettingsExport',
    method: 'POST',
    path: '/v2/organizations/{organizationId}/exports/account_settings',
    mediaTypes: ['application/json']
});


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
export const accountExportGetAccountSettingsExport = /* @__PURE__ */ operation<operations['AccountExport_getAccountSettingsExport']>({
    id: 'AccountExport_getAccountSettingsExport',
    method: 'GET',
    path: '/v2/organizations/{organizationId}/exports/account_settings/{exportId}'
});


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
export const accountExportDeleteAccountSettingsExport = /* @__PURE__ */ operation<operations['AccountExport_deleteAccountSettingsExport']>({
    id: 'AccountExport_deleteAccountSettingsExport',
    method: 'DELETE',
    path: '/v2/organizations/{organizationId}/exports/account_settings/{exportId}'
});

