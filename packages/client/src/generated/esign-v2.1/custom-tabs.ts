/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { CustomTabsCreate201Response, CustomTabsCreateBody, CustomTabsCreateParams, CustomTabsCreateResponses, CustomTabsDelete200Response, CustomTabsDeleteParams, CustomTabsDeleteResponses, CustomTabsGet200Response, CustomTabsGetParams, CustomTabsGetResponses, CustomTabsList200Response, CustomTabsListParams, CustomTabsListQueryParams, CustomTabsListResponses, CustomTabsUpdate200Response, CustomTabsUpdateBody, CustomTabsUpdateParams, CustomTabsUpdateResponses } from '@countersign/types/esign-v2.1/custom-tabs';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `customTabsList`.
 */
export interface CustomTabsListInput {
    path?: PathOf<CustomTabsListParams> | undefined;
    query?: CustomTabsListQueryParams | undefined;
}
/**
 * List the custom tabs.
 *
 * Returns the custom tabs that the caller can use, in one response. A user sees the own custom
 * tabs and those that others share. Unless `custom_tab_only` is true, the list also contains the
 * built-in types of tab, each without an ID.
 *
 * CustomTabs_list: `GET /v2.1/accounts/{accountId}/tab_definitions`
 */
export const customTabsList: Operation<CustomTabsListInput, CustomTabsList200Response, CustomTabsListResponses, 'esign'> = /* @__PURE__ */ operation('CustomTabs_list', 'GET', '/v2.1/accounts/{accountId}/tab_definitions');


/**
 * The input of `customTabsCreate`.
 */
export interface CustomTabsCreateInput {
    path?: PathOf<CustomTabsCreateParams> | undefined;
    body: CustomTabsCreateBody;
}
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
export const customTabsCreate: Operation<CustomTabsCreateInput, CustomTabsCreate201Response, CustomTabsCreateResponses, 'esign'> = /* @__PURE__ */ operation('CustomTabs_create', 'POST', '/v2.1/accounts/{accountId}/tab_definitions');


/**
 * The input of `customTabsGet`.
 */
export interface CustomTabsGetInput {
    path: PathOf<CustomTabsGetParams>;
}
/**
 * Get a custom tab.
 *
 * Returns a custom tab with its settings. A user sees the own custom tabs and those that others
 * share.
 *
 * CustomTabs_get: `GET /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
 */
export const customTabsGet: Operation<CustomTabsGetInput, CustomTabsGet200Response, CustomTabsGetResponses, 'esign'> = /* @__PURE__ */ operation('CustomTabs_get', 'GET', '/v2.1/accounts/{accountId}/tab_definitions/{customTabId}');


/**
 * The input of `customTabsUpdate`.
 */
export interface CustomTabsUpdateInput {
    path: PathOf<CustomTabsUpdateParams>;
    body: CustomTabsUpdateBody;
}
/**
 * Change a custom tab.
 *
 * Changes the settings of a custom tab that the body has, and keeps the others. Envelopes that
 * already use it are not changed. The caller must be its creator or an administrator of the
 * account.
 *
 * CustomTabs_update: `PUT /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
 */
export const customTabsUpdate: Operation<CustomTabsUpdateInput, CustomTabsUpdate200Response, CustomTabsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('CustomTabs_update', 'PUT', '/v2.1/accounts/{accountId}/tab_definitions/{customTabId}');


/**
 * The input of `customTabsDelete`.
 */
export interface CustomTabsDeleteInput {
    path: PathOf<CustomTabsDeleteParams>;
}
/**
 * Delete a custom tab.
 *
 * Deletes a custom tab. Envelopes that already use it keep their tabs. The caller must be its
 * creator or an administrator of the account.
 *
 * CustomTabs_delete: `DELETE /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
 */
export const customTabsDelete: Operation<CustomTabsDeleteInput, CustomTabsDelete200Response, CustomTabsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('CustomTabs_delete', 'DELETE', '/v2.1/accounts/{accountId}/tab_definitions/{customTabId}');

