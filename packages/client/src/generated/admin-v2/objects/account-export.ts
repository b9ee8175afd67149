// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountExportCreateAccountSettingsExport200Response, AccountExportCreateAccountSettingsExportResponses, AccountExportDeleteAccountSettingsExport200Response, AccountExportDeleteAccountSettingsExportResponses, AccountExportGetAccountSettingsExport200Response, AccountExportGetAccountSettingsExportResponses, AccountExportGetAccountSettingsExports200Response, AccountExportGetAccountSettingsExportsResponses } from '@countersign/types/admin-v2/account-export';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountExportCreateAccountSettingsExportInput, AccountExportDeleteAccountSettingsExportInput, AccountExportGetAccountSettingsExportInput, AccountExportGetAccountSettingsExportsInput } from '../account-export.js';
import { accountExportCreateAccountSettingsExport, accountExportDeleteAccountSettingsExport, accountExportGetAccountSettingsExport, accountExportGetAccountSettingsExports } from '../account-export.js';
/**
 * An export of account settings writes down how the accounts of an organization are set up, so that
 * they can be compared. It runs in the background; its ID leads to its progress and to its files.
 */
export interface AccountExport {
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
    getAccountSettingsExports(input?: AccountExportGetAccountSettingsExportsInput, options?: CallOptions): Call<AccountExportGetAccountSettingsExports200Response, AccountExportGetAccountSettingsExportsResponses>;
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
    createAccountSettingsExport(input: AccountExportCreateAccountSettingsExportInput, options?: CallOptions): Call<AccountExportCreateAccountSettingsExport200Response, AccountExportCreateAccountSettingsExportResponses>;
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
    getAccountSettingsExport(input: AccountExportGetAccountSettingsExportInput, options?: CallOptions): Call<AccountExportGetAccountSettingsExport200Response, AccountExportGetAccountSettingsExportResponses>;
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
    deleteAccountSettingsExport(input: AccountExportDeleteAccountSettingsExportInput, options?: CallOptions): Call<AccountExportDeleteAccountSettingsExport200Response, AccountExportDeleteAccountSettingsExportResponses>;
}
/**
 * Makes the functions of AccountExport into methods of one object.
 */
export function accountExport(client: Client): AccountExport {
    return {
        getAccountSettingsExports: accountExportGetAccountSettingsExports.bind(null, client),
        createAccountSettingsExport: accountExportCreateAccountSettingsExport.bind(null, client),
        getAccountSettingsExport: accountExportGetAccountSettingsExport.bind(null, client),
        deleteAccountSettingsExport: accountExportDeleteAccountSettingsExport.bind(null, client)
    };
}

