/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountTabSettingsGet200Response, AccountTabSettingsGetParams, AccountTabSettingsGetResponses, AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateBody, AccountTabSettingsUpdateParams, AccountTabSettingsUpdateResponses } from '@countersign/types/esign-v2.1/account-tab-settings';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountTabSettingsGet`.
 */
export interface AccountTabSettingsGetInput {
    path?: PathOf<AccountTabSettingsGetParams> | undefined;
}
/**
 * Read the tab settings of an account.
 *
 * Returns the types of tabs that senders of the account can use, and whether senders can label,
 * lock, scale, format, save and share them. The settings of the account contain the same object as
 * `tabAccountSettings`.
 *
 * A metadata field for each setting indicates whether the caller can change it.
 *
 * AccountTabSettings_get: `GET /v2.1/accounts/{accountId}/settings/tabs`
 */
export const accountTabSettingsGet: Operation<AccountTabSettingsGetInput, AccountTabSettingsGet200Response, AccountTabSettingsGetResponses, 'esign'> = /* @__PURE__ */ operation('AccountTabSettings_get', 'GET', '/v2.1/accounts/{accountId}/settings/tabs');


/**
 * The input of `accountTabSettingsUpdate`.
 */
export interface AccountTabSettingsUpdateInput {
    path?: PathOf<AccountTabSettingsUpdateParams> | undefined;
    body: AccountTabSettingsUpdateBody;
}
/**
 * Change the tab settings of an account.
 *
 * Enables or disables types of tabs, and what senders can do with tabs, for the whole account.
 * Omitted settings are not changed. Tabs that are already placed are kept.
 *
 * Only account administrators can change these settings, and only those whose metadata field is
 * `editable`. Other settings depend on the plan.
 *
 * AccountTabSettings_update: `PUT /v2.1/accounts/{accountId}/settings/tabs`
 */
export const accountTabSettingsUpdate: Operation<AccountTabSettingsUpdateInput, AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('AccountTabSettings_update', 'PUT', '/v2.1/accounts/{accountId}/settings/tabs');

