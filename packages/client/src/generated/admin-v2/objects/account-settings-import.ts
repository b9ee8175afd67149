// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSettingsImportAddBulkAccountSettingsImport200Response, AccountSettingsImportAddBulkAccountSettingsImportResponses, AccountSettingsImportDeleteBulkAccountSettingsImport200Response, AccountSettingsImportDeleteBulkAccountSettingsImportResponses, AccountSettingsImportGetBulkAccountSettingsImport200Response, AccountSettingsImportGetBulkAccountSettingsImportResponses, AccountSettingsImportGetBulkAccountSettingsImports200Response, AccountSettingsImportGetBulkAccountSettingsImportsResponses } from '@countersign/types/admin-v2/account-settings-import';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountSettingsImportAddBulkAccountSettingsImportInput, AccountSettingsImportDeleteBulkAccountSettingsImportInput, AccountSettingsImportGetBulkAccountSettingsImportInput, AccountSettingsImportGetBulkAccountSettingsImportsInput } from '../account-settings-import.js';
import { accountSettingsImportAddBulkAccountSettingsImport, accountSettingsImportDeleteBulkAccountSettingsImport, accountSettingsImportGetBulkAccountSettingsImport, accountSettingsImportGetBulkAccountSettingsImports } from '../account-settings-import.js';
/**
 * An import of account settings changes the settings of many accounts of an organization at once,
 * from a CSV file with one setting per row and one account per column. It runs in the background.
 */
export interface AccountSettingsImport {
    /**
     * List the imports of account settings.
     *
     * Returns the imports of account settings of the organization, whether they are queued, in process or
     * finished, until they expire. The list is not paged.
     *
     * The caller must be an administrator of the organization, or a delegated administrator with the right
     * to manage accounts, who gets only their own imports.
     *
     * AccountSettingsImport_getBulkAccountSettingsImports: `GET /v2/organizations/{organizationId}/imports/account_settings`
     *
     * The token needs the scope `account_read`.
     */
    getBulkAccountSettingsImports(input?: AccountSettingsImportGetBulkAccountSettingsImportsInput, options?: CallOptions): Call<AccountSettingsImportGetBulkAccountSettingsImports200Response, AccountSettingsImportGetBulkAccountSettingsImportsResponses>;
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
     * AccountSettingsImport_addBulkAccountSettingsImport: `POST /v2/organizations/{organizationId}/imports/account_settings`
     *
     * The token needs the scope `account_write`.
     */
    addBulkAccountSettingsImport(input: AccountSettingsImportAddBulkAccountSettingsImportInput, options?: CallOptions): Call<AccountSettingsImportAddBulkAccountSettingsImport200Response, AccountSettingsImportAddBulkAccountSettingsImportResponses>;
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
     * AccountSettingsImport_getBulkAccountSettingsImport: `GET /v2/organizations/{organizationId}/imports/account_settings/{importId}`
     *
     * The token needs the scope `account_read`.
     */
    getBulkAccountSettingsImport(input: AccountSettingsImportGetBulkAccountSettingsImportInput, options?: CallOptions): Call<AccountSettingsImportGetBulkAccountSettingsImport200Response, AccountSettingsImportGetBulkAccountSettingsImportResponses>;
    /**
     * Delete an import of account settings.
     *
     * Deletes an import of account settings with its file and its results. An import that is queued or in
     * process stops. Settings that the import has already changed keep their new values.
     *
     * The caller must be an administrator of the organization, or a delegated administrator with the right
     * to manage accounts who requested the import.
     *
     * AccountSettingsImport_deleteBulkAccountSettingsImport: `DELETE /v2/organizations/{organizationId}/imports/account_settings/{importId}`
     *
     * The token needs the scope `account_write`.
     */
    deleteBulkAccountSettingsImport(input: AccountSettingsImportDeleteBulkAccountSettingsImportInput, options?: CallOptions): Call<AccountSettingsImportDeleteBulkAccountSettingsImport200Response, AccountSettingsImportDeleteBulkAccountSettingsImportResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountSettingsImport.
 */
export function accountSettingsImport(client: Client<'admin'>): AccountSettingsImport {
    return {
        getBulkAccountSettingsImports: accountSettingsImportGetBulkAccountSettingsImports.bind(null, client),
        addBulkAccountSettingsImport: accountSettingsImportAddBulkAccountSettingsImport.bind(null, client),
        getBulkAccountSettingsImport: accountSettingsImportGetBulkAccountSettingsImport.bind(null, client),
        deleteBulkAccountSettingsImport: accountSettingsImportDeleteBulkAccountSettingsImport.bind(null, client)
    };
}

