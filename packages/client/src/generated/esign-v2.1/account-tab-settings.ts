/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountTabSettingsGet200Response, AccountTabSettingsGetParams, AccountTabSettingsGetResponses, AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateBody, AccountTabSettingsUpdateParams, AccountTabSettingsUpdateResponses } from '@countersign/types/esign-v2.1/account-tab-settings';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `accountTabSettingsGet` takes.
 */
export interface AccountTabSettingsGetInput {
    path?: PathOf<AccountTabSettingsGetParams> | undefined;
}
/**
 * Read the tab settings of an account.
 *
 * Answers with the kinds of tab that senders of the account may use, and with what they may do with
 * them: label, lock, scale, format, save and share them. The same object stands in the settings of
 * the account as `tabAccountSettings`.
 *
 * A companion beside each setting tells whether the caller may change it.
 *
 * AccountTabSettings_get: `GET /v2.1/accounts/{accountId}/settings/tabs`
 */
export const accountTabSettingsGet: Operation<AccountTabSettingsGetInput, AccountTabSettingsGet200Response, AccountTabSettingsGetResponses> = /* @__PURE__ */ operation('AccountTabSettings_get', 'GET', '/v2.1/accounts/{accountId}/settings/tabs');


/**
 * What `accountTabSettingsUpdate` takes.
 */
export interface AccountTabSettingsUpdateInput {
    path?: PathOf<AccountTabSettingsUpdateParams> | undefined;
    body: AccountTabSettingsUpdateBody;
}
/**
 * Change the tab settings of an account.
 *
 * Opens or closes kinds of tab, and what senders may do with tabs, for the whole account. Settings
 * that the request does not carry stay as they are; tabs that are placed already stay too.
 *
 * Only account administrators may change these settings, and only those whose companion says
 * `editable`; others depend on the plan.
 *
 * AccountTabSettings_update: `PUT /v2.1/accounts/{accountId}/settings/tabs`
 */
export const accountTabSettingsUpdate: Operation<AccountTabSettingsUpdateInput, AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateResponses> = /* @__PURE__ */ operation('AccountTabSettings_update', 'PUT', '/v2.1/accounts/{accountId}/settings/tabs');

