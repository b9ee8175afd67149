// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountTabSettingsGet200Response, AccountTabSettingsGetResponses, AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateResponses } from '@countersign/types/esign-v2.1/account-tab-settings';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountTabSettingsGetInput, AccountTabSettingsUpdateInput } from '../account-tab-settings.js';
import { accountTabSettingsGet, accountTabSettingsUpdate } from '../account-tab-settings.js';
/**
 * The types of tabs that the senders of an account can use, and how they can customize them.
 */
export interface AccountTabSettings {
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
    get(input?: AccountTabSettingsGetInput, options?: CallOptions): Call<AccountTabSettingsGet200Response, AccountTabSettingsGetResponses>;
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
    update(input: AccountTabSettingsUpdateInput, options?: CallOptions): Call<AccountTabSettingsUpdate200Response, AccountTabSettingsUpdateResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountTabSettings.
 */
export function accountTabSettings(client: Client<'esign'>): AccountTabSettings {
    return {
        get: accountTabSettingsGet.bind(null, client),
        update: accountTabSettingsUpdate.bind(null, client)
    };
}

