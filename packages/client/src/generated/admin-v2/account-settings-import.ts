/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountSettingsImportAddBulkAccountSettingsImport200Response, AccountSettingsImportAddBulkAccountSettingsImportBody, AccountSettingsImportAddBulkAccountSettingsImportParams, AccountSettingsImportAddBulkAccountSettingsImportResponses, AccountSettingsImportDeleteBulkAccountSettingsImport200Response, AccountSettingsImportDeleteBulkAccountSettingsImportParams, AccountSettingsImportDeleteBulkAccountSettingsImportResponses, AccountSettingsImportGetBulkAccountSettingsImport200Response, AccountSettingsImportGetBulkAccountSettingsImportParams, AccountSettingsImportGetBulkAccountSettingsImportResponses, AccountSettingsImportGetBulkAccountSettingsImports200Response, AccountSettingsImportGetBulkAccountSettingsImportsParams, AccountSettingsImportGetBulkAccountSettingsImportsResponses } from '@countersign/types/admin-v2/account-settings-import';
import type { PathOf, Operation } from '../../index.js';
import { operation, encodeBody } from '../../index.js';


/**
 * The input of `accountSettingsImportGetBulkAccountSettingsImports`.
 */
export interface AccountSettingsImportGetBulkAccountSettingsImportsInput {
    path?: PathOf<AccountSettingsImportGetBulkAccountSettingsImportsParams> | undefined;
}
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
export const accountSettingsImportGetBulkAccountSettingsImports: Operation<AccountSettingsImportGetBulkAccountSettingsImportsInput, AccountSettingsImportGetBulkAccountSettingsImports200Response, AccountSettingsImportGetBulkAccountSettingsImportsResponses, 'admin'> = /* @__PURE__ */ operation('AccountSettingsImport_getBulkAccountSettingsImports', 'GET', '/v2/organizations/{organizationId}/imports/account_settings');


/**
 * The input of `accountSettingsImportAddBulkAccountSettingsImport`.
 */
export interface AccountSettingsImportAddBulkAccountSettingsImportInput {
    path?: PathOf<AccountSettingsImportAddBulkAccountSettingsImportParams> | undefined;
    body: AccountSettingsImportAddBulkAccountSettingsImportBody;
}
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
export const accountSettingsImportAddBulkAccountSettingsImport: Operation<AccountSettingsImportAddBulkAccountSettingsImportInput, AccountSettingsImportAddBulkAccountSettingsImport200Response, AccountSettingsImportAddBulkAccountSettingsImportResponses, 'admin'> = /* @__PURE__ */ operation('AccountSettingsImport_addBulkAccountSettingsImport', 'POST', '/v2/organizations/{organizationId}/imports/account_settings', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * The input of `accountSettingsImportGetBulkAccountSettingsImport`.
 */
export interface AccountSettingsImportGetBulkAccountSettingsImportInput {
    path: PathOf<AccountSettingsImportGetBulkAccountSettingsImportParams>;
}
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
export const accountSettingsImportGetBulkAccountSettingsImport: Operation<AccountSettingsImportGetBulkAccountSettingsImportInput, AccountSettingsImportGetBulkAccountSettingsImport200Response, AccountSettingsImportGetBulkAccountSettingsImportResponses, 'admin'> = /* @__PURE__ */ operation('AccountSettingsImport_getBulkAccountSettingsImport', 'GET', '/v2/organizations/{organizationId}/imports/account_settings/{importId}');


/**
 * The input of `accountSettingsImportDeleteBulkAccountSettingsImport`.
 */
export interface AccountSettingsImportDeleteBulkAccountSettingsImportInput {
    path: PathOf<AccountSettingsImportDeleteBulkAccountSettingsImportParams>;
}
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
export const accountSettingsImportDeleteBulkAccountSettingsImport: Operation<AccountSettingsImportDeleteBulkAccountSettingsImportInput, AccountSettingsImportDeleteBulkAccountSettingsImport200Response, AccountSettingsImportDeleteBulkAccountSettingsImportResponses, 'admin'> = /* @__PURE__ */ operation('AccountSettingsImport_deleteBulkAccountSettingsImport', 'DELETE', '/v2/organizations/{organizationId}/imports/account_settings/{importId}');

