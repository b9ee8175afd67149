/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TabInfoGetTabGroups200Response, TabInfoGetTabGroupsParams, TabInfoGetTabGroupsQueryParams, TabInfoGetTabGroupsResponses } from '@countersign/types/connected-fields/tab-info';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `tabInfoGetTabGroups`.
 */
export interface TabInfoGetTabGroupsInput {
    path?: PathOf<TabInfoGetTabGroupsParams> | undefined;
    query?: TabInfoGetTabGroupsQueryParams | undefined;
}
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
export const tabInfoGetTabGroups: Operation<TabInfoGetTabGroupsInput, TabInfoGetTabGroups200Response, TabInfoGetTabGroupsResponses, 'connectedFields'> = /* @__PURE__ */ operation('TabInfo_GetTabGroups', 'GET', '/v1/accounts/{accountId}/connected-fields/tab-groups');

