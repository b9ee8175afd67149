/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateBody, AccountPermissionProfilesCreateParams, AccountPermissionProfilesCreateQueryParams, AccountPermissionProfilesCreateResponses, AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteParams, AccountPermissionProfilesDeleteQueryParams, AccountPermissionProfilesDeleteResponses, AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetParams, AccountPermissionProfilesGetQueryParams, AccountPermissionProfilesGetResponses, AccountPermissionProfilesList200Response, AccountPermissionProfilesListParams, AccountPermissionProfilesListQueryParams, AccountPermissionProfilesListResponses, AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateBody, AccountPermissionProfilesUpdateParams, AccountPermissionProfilesUpdateQueryParams, AccountPermissionProfilesUpdateResponses } from '@countersign/types/esign-v2.1/account-permission-profiles';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountPermissionProfilesList`.
 */
export interface AccountPermissionProfilesListInput {
    path?: PathOf<AccountPermissionProfilesListParams> | undefined;
    query?: AccountPermissionProfilesListQueryParams | undefined;
}
/**
 * List the permission profiles of an account.
 *
 * Returns all permission profiles of the account, both the profiles that every account has and the
 * custom profiles. `include` adds the number of members of each profile, closed members, the rights
 * with those of administrators one by one (`account_management`), or the rights with metadata fields.
 *
 * The list is not paged.
 *
 * AccountPermissionProfiles_list: `GET /v2.1/accounts/{accountId}/permission_profiles`
 */
export const accountPermissionProfilesList: Operation<AccountPermissionProfilesListInput, AccountPermissionProfilesList200Response, AccountPermissionProfilesListResponses, 'esign'> = /* @__PURE__ */ operation('AccountPermissionProfiles_list', 'GET', '/v2.1/accounts/{accountId}/permission_profiles');


/**
 * The input of `accountPermissionProfilesCreate`.
 */
export interface AccountPermissionProfilesCreateInput {
    path?: PathOf<AccountPermissionProfilesCreateParams> | undefined;
    query?: AccountPermissionProfilesCreateQueryParams | undefined;
    body: AccountPermissionProfilesCreateBody;
}
/**
 * Create a permission profile.
 *
 * Creates a permission profile with the rights in the request. Omitted rights get the default value
 * of the service for new profiles. Assign the profile to members later, by changing the members or
 * their group.
 *
 * Only account administrators can create profiles, and the plan of the account must allow custom
 * profiles.
 *
 * AccountPermissionProfiles_create: `POST /v2.1/accounts/{accountId}/permission_profiles`
 */
export const accountPermissionProfilesCreate: Operation<AccountPermissionProfilesCreateInput, AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateResponses, 'esign'> = /* @__PURE__ */ operation('AccountPermissionProfiles_create', 'POST', '/v2.1/accounts/{accountId}/permission_profiles');


/**
 * The input of `accountPermissionProfilesGet`.
 */
export interface AccountPermissionProfilesGetInput {
    path: PathOf<AccountPermissionProfilesGetParams>;
    query?: AccountPermissionProfilesGetQueryParams | undefined;
}
/**
 * Read a permission profile.
 *
 * Returns one permission profile: its name, the rights of its members, and the members themselves.
 * With `include=metadata`, the response also contains the metadata fields of the rights.
 *
 * AccountPermissionProfiles_get: `GET /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 */
export const accountPermissionProfilesGet: Operation<AccountPermissionProfilesGetInput, AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetResponses, 'esign'> = /* @__PURE__ */ operation('AccountPermissionProfiles_get', 'GET', '/v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}');


/**
 * The input of `accountPermissionProfilesUpdate`.
 */
export interface AccountPermissionProfilesUpdateInput {
    path: PathOf<AccountPermissionProfilesUpdateParams>;
    query?: AccountPermissionProfilesUpdateQueryParams | undefined;
    body: AccountPermissionProfilesUpdateBody;
}
/**
 * Change a permission profile.
 *
 * Changes the name or the rights of a permission profile. Omitted rights are not changed. The change
 * applies immediately to every member with the profile.
 *
 * Only account administrators can change profiles.
 *
 * AccountPermissionProfiles_update: `PUT /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 */
export const accountPermissionProfilesUpdate: Operation<AccountPermissionProfilesUpdateInput, AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('AccountPermissionProfiles_update', 'PUT', '/v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}');


/**
 * The input of `accountPermissionProfilesDelete`.
 */
export interface AccountPermissionProfilesDeleteInput {
    path: PathOf<AccountPermissionProfilesDeleteParams>;
    query?: AccountPermissionProfilesDeleteQueryParams | undefined;
}
/**
 * Delete a permission profile.
 *
 * Deletes a permission profile of the account. If members still have the profile, `move_users_to`
 * must name the profile to assign to them. Otherwise the profile is not deleted.
 *
 * Only account administrators can delete profiles. The response has no body.
 *
 * AccountPermissionProfiles_delete: `DELETE /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 */
export const accountPermissionProfilesDelete: Operation<AccountPermissionProfilesDeleteInput, AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteResponses, 'esign'> = /* @__PURE__ */ operation('AccountPermissionProfiles_delete', 'DELETE', '/v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}');

