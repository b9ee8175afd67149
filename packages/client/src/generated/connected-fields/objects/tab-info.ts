// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TabInfoGetTabGroups200Response, TabInfoGetTabGroupsResponses } from '@countersign/types/connected-fields/tab-info';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TabInfoGetTabGroupsInput } from '../tab-info.js';
import { tabInfoGetTabGroups } from '../tab-info.js';
/**
 * The tabs of the extension apps that an account has installed.
 */
export interface TabInfo {
    /**
     * List the tabs of extension apps.
     *
     * Returns, for each extension app that the account has installed, the tabs that it can check. Copy
     * `extensionData` of the tabs of one group into tabs of an envelope: when the recipient fills them
     * in, the app checks the values. With the policy `MustVerifyToSign`, the recipient cannot finish
     * before they are verified. The list is empty if no app is installed.
     *
     * TabInfo_GetTabGroups: `GET /v1/accounts/{accountId}/connected-fields/tab-groups`
     *
     * The token needs the scopes `adm_store_unified_repo_read` and `signature`.
     */
    getTabGroups(input?: TabInfoGetTabGroupsInput, options?: CallOptions): Call<TabInfoGetTabGroups200Response, TabInfoGetTabGroupsResponses>;
}
/**
 * Creates an object whose methods are the functions of TabInfo.
 */
export function tabInfo(client: Client<'connectedFields'>): TabInfo {
    return {
        getTabGroups: tabInfoGetTabGroups.bind(null, client)
    };
}

