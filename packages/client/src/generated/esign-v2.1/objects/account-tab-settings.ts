// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountTabSettingsGet200Response, AccountTabSettingsGetResponses, AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateResponses } from '@countersign/types/esign-v2.1/account-tab-settings';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountTabSettingsGetInput, AccountTabSettingsUpdateInput } from '../account-tab-settings.js';
import { accountTabSettingsGet, accountTabSettingsUpdate } from '../account-tab-settings.js';
/**
 * Which kinds of tab the senders of an account may use, and how far they may shape them.
 */
export interface AccountTabSettings {
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
    get(input?: AccountTabSettingsGetInput, options?: CallOptions): Call<AccountTabSettingsGet200Response, AccountTabSettingsGetResponses>;
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
    update(input: AccountTabSettingsUpdateInput, options?: CallOptions): Call<AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateResponses>;
}
/**
 * Makes the functions of AccountTabSettings into methods of one object.
 */
export function accountTabSettings(client: Client): AccountTabSettings {
    return {
        get: accountTabSettingsGet.bind(null, client),
        update: accountTabSettingsUpdate.bind(null, client)
    };
}

