// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomTabsCreate201Response, CustomTabsCreateResponses, CustomTabsDelete200Response, CustomTabsDeleteResponses, CustomTabsGet200Response, CustomTabsGetResponses, CustomTabsList200Response, CustomTabsListResponses, CustomTabsUpdate200Response, CustomTabsUpdateResponses } from '@countersign/types/esign-v2.1/custom-tabs';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { CustomTabsCreateInput, CustomTabsDeleteInput, CustomTabsGetInput, CustomTabsListInput, CustomTabsUpdateInput } from '../custom-tabs.js';
import { customTabsCreate, customTabsDelete, customTabsGet, customTabsList, customTabsUpdate } from '../custom-tabs.js';
/**
 * The custom tabs that an account keeps for use in many envelopes.
 */
export interface CustomTabs {
    /**
     * List the custom tabs.
     *
     * Returns the custom tabs that the caller can use, in one response. A user sees the own custom
     * tabs and those that others share. Unless `custom_tab_only` is true, the list also contains the
     * built-in types of tab, each without an ID.
     *
     * CustomTabs_list: `GET /v2.1/accounts/{accountId}/tab_definitions`
     */
    list(input?: CustomTabsListInput, options?: CallOptions): Call<CustomTabsList200Response, CustomTabsListResponses>;
    /**
     * Create a custom tab.
     *
     * Creates a custom tab: the settings of a tab that are kept under a name. A tab of an envelope
     * refers to it by `customTabId`, and takes each setting that it does not have itself from there.
     * Only the creator can use it, unless `shared` is true. Required are a name and a type.
     *
     * The types are `approve`, `checkbox`, `company`, `date`, `dateSigned`, `decline`, `email`,
     * `emailAddress`, `envelopeId`, `firstName`, `formula`, `fullName`, `initialHere`, `lastName`,
     * `list`, `note`, `number`, `radio`, `signerAttachment`, `signHere`, `ssn`, `text`, `title` and
     * `zip`, in any case.
     *
     * CustomTabs_create: `POST /v2.1/accounts/{accountId}/tab_definitions`
     */
    create(input: CustomTabsCreateInput, options?: CallOptions): Call<CustomTabsCreate201Response, CustomTabsCreateResponses>;
    /**
     * Get a custom tab.
     *
     * Returns a custom tab with its settings. A user sees the own custom tabs and those that others
     * share.
     *
     * CustomTabs_get: `GET /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
     */
    get(input: CustomTabsGetInput, options?: CallOptions): Call<CustomTabsGet200Response, CustomTabsGetResponses>;
    /**
     * Change a custom tab.
     *
     * Changes the settings of a custom tab that the body has, and keeps the others. Envelopes that
     * already use it are not changed. The caller must be its creator or an administrator of the
     * account.
     *
     * CustomTabs_update: `PUT /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
     */
    update(input: CustomTabsUpdateInput, options?: CallOptions): Call<CustomTabsUpdate200Response, CustomTabsUpdateResponses>;
    /**
     * Delete a custom tab.
     *
     * Deletes a custom tab. Envelopes that already use it keep their tabs. The caller must be its
     * creator or an administrator of the account.
     *
     * CustomTabs_delete: `DELETE /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
     */
    delete(input: CustomTabsDeleteInput, options?: CallOptions): Call<CustomTabsDelete200Response, CustomTabsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of CustomTabs.
 */
export function customTabs(client: Client<'esign'>): CustomTabs {
    return {
        list: customTabsList.bind(null, client),
        create: customTabsCreate.bind(null, client),
        get: customTabsGet.bind(null, client),
        update: customTabsUpdate.bind(null, client),
        delete: customTabsDelete.bind(null, client)
    };
}

