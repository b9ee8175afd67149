/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateBody, AccountPermissionProfilesCreateParams, AccountPermissionProfilesCreateQueryParams, AccountPermissionProfilesCreateResponses, AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteParams, AccountPermissionProfilesDeleteQueryParams, AccountPermissionProfilesDeleteResponses, AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetParams, AccountPermissionProfilesGetQueryParams, AccountPermissionProfilesGetResponses, AccountPermissionProfilesList200Response, AccountPermissionProfilesListParams, AccountPermissionProfilesListQueryParams, AccountPermissionProfilesListResponses, AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateBody, AccountPermissionProfilesUpdateParams, AccountPermissionProfilesUpdateQueryParams, AccountPermissionProfilesUpdateResponses } from '@countersign/types/esign-v2.1/account-permission-profiles';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `accountPermissionProfilesList` takes.
 */
export interface AccountPermissionProfilesListInput {
    path?: PathOf<AccountPermissionProfilesListParams> | undefined;
    query?: AccountPermissionProfilesListQueryParams | undefined;
}
/**
 * List the permission profiles of an account.
 *
 * Answers with all permission profiles of the account, those that every account has and those that
 * it made itself, with the rights that belong to each. `include` adds how many members have a
 * profile, closed members, the single rights of administrators, or companions.
 *
 * The list comes without pages.
 *
 * AccountPermissionProfiles_list: `GET /v2.1/accounts/{accountId}/permission_profiles`
 */
export const accountPermissionProfilesList: Operation<AccountPermissionProfilesListInput, AccountPermissionProfilesList200Response, AccountPermissionProfilesListResponses> = /* @__PURE__ */ operation('AccountPermissionProfiles_list', 'GET', '/v2.1/accounts/{accountId}/permission_profiles');


/**
 * What `accountPermissionProfilesCreate` takes.
 */
export interface AccountPermissionProfilesCreateInput {
    path?: PathOf<AccountPermissionProfilesCreateParams> | undefined;
    query?: AccountPermissionProfilesCreateQueryParams | undefined;
    body: AccountPermissionProfilesCreateBody;
}
/**
 * Make a permission profile.
 *
 * Makes a new permission profile with the rights that the request names. Rights that it does not
 * name get the value that the service has for new profiles. Members get the profile later, when
 * they or their group are changed.
 *
 * Only account administrators may make profiles, and the plan of the account must allow profiles
 * beside the usual ones.
 *
 * AccountPermissionProfiles_create: `POST /v2.1/accounts/{accountId}/permission_profiles`
 */
export const accountPermissionProfilesCreate: Operation<AccountPermissionProfilesCreateInput, AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateResponses> = /* @__PURE__ */ operation('AccountPermissionProfiles_create', 'POST', '/v2.1/accounts/{accountId}/permission_profiles');


/**
 * What `accountPermissionProfilesGet` takes.
 */
export interface AccountPermissionProfilesGetInput {
    path: PathOf<AccountPermissionProfilesGetParams>;
    query?: AccountPermissionProfilesGetQueryParams | undefined;
}
/**
 * Read a permission profile.
 *
 * Answers with one permission profile: its name, the rights of its members, and the members
 * themselves. With `include=metadata`, the rights come with their companions.
 *
 * AccountPermissionProfiles_get: `GET /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 */
export const accountPermissionProfilesGet: Operation<AccountPermissionProfilesGetInput, AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetResponses> = /* @__PURE__ */ operation('AccountPermissionProfiles_get', 'GET', '/v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}');


/**
 * What `accountPermissionProfilesUpdate` takes.
 */
export interface AccountPermissionProfilesUpdateInput {
    path: PathOf<AccountPermissionProfilesUpdateParams>;
    query?: AccountPermissionProfilesUpdateQueryParams | undefined;
    body: AccountPermissionProfilesUpdateBody;
}
/**
 * Change a permission profile.
 *
 * Changes the name or the rights of a permission profile. Rights that the request does not name
 * stay as they are. The change counts at once for every member with the profile.
 *
 * Only account administrators may change profiles.
 *
 * AccountPermissionProfiles_update: `PUT /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 */
export const accountPermissionProfilesUpdate: Operation<AccountPermissionProfilesUpdateInput, AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateResponses> = /* @__PURE__ */ operation('AccountPermissionProfiles_update', 'PUT', '/v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}');


/**
 * What `accountPermissionProfilesDelete` takes.
 */
export interface AccountPermissionProfilesDeleteInput {
    path: PathOf<AccountPermissionProfilesDeleteParams>;
    query?: AccountPermissionProfilesDeleteQueryParams | undefined;
}
/**
 * Delete a permission profile.
 *
 * Deletes a permission profile of the account. Where members still have it, `move_users_to` must
 * name the profile that they get instead; without it the profile stays.
 *
 * Only account administrators may delete profiles. The answer has no body.
 *
 * AccountPermissionProfiles_delete: `DELETE /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 */
export const accountPermissionProfilesDelete: Operation<AccountPermissionProfilesDeleteInput, AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteResponses> = /* @__PURE__ */ operation('AccountPermissionProfiles_delete', 'DELETE', '/v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}');

