// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateResponses, AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteResponses, AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetResponses, AccountPermissionProfilesList200Response, AccountPermissionProfilesListResponses, AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateResponses } from '@countersign/types/esign-v2.1/account-permission-profiles';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountPermissionProfilesCreateInput, AccountPermissionProfilesDeleteInput, AccountPermissionProfilesGetInput, AccountPermissionProfilesListInput, AccountPermissionProfilesUpdateInput } from '../account-permission-profiles.js';
import { accountPermissionProfilesCreate, accountPermissionProfilesDelete, accountPermissionProfilesGet, accountPermissionProfilesList, accountPermissionProfilesUpdate } from '../account-permission-profiles.js';
/**
 * Permission profiles are named sets of rights. Each member of an account has one, and a group can
 * assign one to its members.
 */
export interface AccountPermissionProfiles {
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
    list(input?: AccountPermissionProfilesListInput, options?: CallOptions): Call<AccountPermissionProfilesList200Response, AccountPermissionProfilesListResponses>;
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
    create(input: AccountPermissionProfilesCreateInput, options?: CallOptions): Call<AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateResponses>;
    /**
     * Read a permission profile.
     *
     * Returns one permission profile: its name, the rights of its members, and the members themselves.
     * With `include=metadata`, the response also contains the metadata fields of the rights.
     *
     * AccountPermissionProfiles_get: `GET /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
     */
    get(input: AccountPermissionProfilesGetInput, options?: CallOptions): Call<AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetResponses>;
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
    update(input: AccountPermissionProfilesUpdateInput, options?: CallOptions): Call<AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateResponses>;
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
    delete(input: AccountPermissionProfilesDeleteInput, options?: CallOptions): Call<AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountPermissionProfiles.
 */
export function accountPermissionProfiles(client: Client<'esign'>): AccountPermissionProfiles {
    return {
        list: accountPermissionProfilesList.bind(null, client),
        create: accountPermissionProfilesCreate.bind(null, client),
        get: accountPermissionProfilesGet.bind(null, client),
        update: accountPermissionProfilesUpdate.bind(null, client),
        delete: accountPermissionProfilesDelete.bind(null, client)
    };
}

