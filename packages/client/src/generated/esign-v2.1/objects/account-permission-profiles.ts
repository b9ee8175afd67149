// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateResponses, AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteResponses, AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetResponses, AccountPermissionProfilesList200Response, AccountPermissionProfilesListResponses, AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateResponses } from '@countersign/types/esign-v2.1/account-permission-profiles';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountPermissionProfilesCreateInput, AccountPermissionProfilesDeleteInput, AccountPermissionProfilesGetInput, AccountPermissionProfilesListInput, AccountPermissionProfilesUpdateInput } from '../account-permission-profiles.js';
import { accountPermissionProfilesCreate, accountPermissionProfilesDelete, accountPermissionProfilesGet, accountPermissionProfilesList, accountPermissionProfilesUpdate } from '../account-permission-profiles.js';
/**
 * Permission profiles are named sets of rights. Each member of an account has one, and a group can
 * give one to its members.
 */
export interface AccountPermissionProfiles {
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
    list(input?: AccountPermissionProfilesListInput, options?: CallOptions): Call<AccountPermissionProfilesList200Response, AccountPermissionProfilesListResponses>;
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
    create(input: AccountPermissionProfilesCreateInput, options?: CallOptions): Call<AccountPermissionProfilesCreate201Response, AccountPermissionProfilesCreateResponses>;
    /**
     * Read a permission profile.
     *
     * Answers with one permission profile: its name, the rights of its members, and the members
     * themselves. With `include=metadata`, the rights come with their companions.
     *
     * AccountPermissionProfiles_get: `GET /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
     */
    get(input: AccountPermissionProfilesGetInput, options?: CallOptions): Call<AccountPermissionProfilesGet200Response, AccountPermissionProfilesGetResponses>;
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
    update(input: AccountPermissionProfilesUpdateInput, options?: CallOptions): Call<AccountPermissionProfilesUpdate200Response, AccountPermissionProfilesUpdateResponses>;
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
    delete(input: AccountPermissionProfilesDeleteInput, options?: CallOptions): Call<AccountPermissionProfilesDelete200Response, AccountPermissionProfilesDeleteResponses>;
}
/**
 * Makes the functions of AccountPermissionProfiles into methods of one object.
 */
export function accountPermissionProfiles(client: Client): AccountPermissionProfiles {
    return {
        list: accountPermissionProfilesList.bind(null, client),
        create: accountPermissionProfilesCreate.bind(null, client),
        get: accountPermissionProfilesGet.bind(null, client),
        update: accountPermissionProfilesUpdate.bind(null, client),
        delete: accountPermissionProfilesDelete.bind(null, client)
    };
}

