// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MultiProductUserManagementAddDSGroup200Response, MultiProductUserManagementAddDSGroupResponses, MultiProductUserManagementAddDSGroupUsers200Response, MultiProductUserManagementAddDSGroupUsersResponses, MultiProductUserManagementAddOrUpdateUser200Response, MultiProductUserManagementAddOrUpdateUserResponses, MultiProductUserManagementAddUserProductPermissionProfiles200Response, MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementAddUserProductPermissionProfilesByEmailResponses, MultiProductUserManagementAddUserProductPermissionProfilesResponses, MultiProductUserManagementDeleteDSGroup204Response, MultiProductUserManagementDeleteDSGroupResponses, MultiProductUserManagementGetDSGroup200Response, MultiProductUserManagementGetDSGroupResponses, MultiProductUserManagementGetDSGroupUsers200Response, MultiProductUserManagementGetDSGroupUsersResponses, MultiProductUserManagementGetDSGroups200Response, MultiProductUserManagementGetDSGroupsResponses, MultiProductUserManagementGetProductPermissionProfiles200Response, MultiProductUserManagementGetProductPermissionProfilesResponses, MultiProductUserManagementGetUserDSProfile200Response, MultiProductUserManagementGetUserDSProfileResponses, MultiProductUserManagementGetUserDSProfilesByEmail200Response, MultiProductUserManagementGetUserDSProfilesByEmailResponses, MultiProductUserManagementGetUserProductPermissionProfiles200Response, MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementGetUserProductPermissionProfilesByEmailResponses, MultiProductUserManagementGetUserProductPermissionProfilesResponses, MultiProductUserManagementRemoveDSGroupUsers200Response, MultiProductUserManagementRemoveDSGroupUsersResponses, MultiProductUserManagementRemoveUserProductPermission200Response, MultiProductUserManagementRemoveUserProductPermissionResponses } from '@countersign/types/admin-v2/multi-product-user-management';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { MultiProductUserManagementAddDSGroupInput, MultiProductUserManagementAddDSGroupUsersInput, MultiProductUserManagementAddOrUpdateUserInput, MultiProductUserManagementAddUserProductPermissionProfilesByEmailInput, MultiProductUserManagementAddUserProductPermissionProfilesInput, MultiProductUserManagementDeleteDSGroupInput, MultiProductUserManagementGetDSGroupInput, MultiProductUserManagementGetDSGroupUsersInput, MultiProductUserManagementGetDSGroupsInput, MultiProductUserManagementGetProductPermissionProfilesInput, MultiProductUserManagementGetUserDSProfileInput, MultiProductUserManagementGetUserDSProfilesByEmailInput, MultiProductUserManagementGetUserProductPermissionProfilesByEmailInput, MultiProductUserManagementGetUserProductPermissionProfilesInput, MultiProductUserManagementRemoveDSGroupUsersInput, MultiProductUserManagementRemoveUserProductPermissionInput } from '../multi-product-user-management.js';
import { multiProductUserManagementAddDSGroup, multiProductUserManagementAddDSGroupUsers, multiProductUserManagementAddOrUpdateUser, multiProductUserManagementAddUserProductPermissionProfiles, multiProductUserManagementAddUserProductPermissionProfilesByEmail, multiProductUserManagementDeleteDSGroup, multiProductUserManagementGetDSGroup, multiProductUserManagementGetDSGroupUsers, multiProductUserManagementGetDSGroups, multiProductUserManagementGetProductPermissionProfiles, multiProductUserManagementGetUserDSProfile, multiProductUserManagementGetUserDSProfilesByEmail, multiProductUserManagementGetUserProductPermissionProfiles, multiProductUserManagementGetUserProductPermissionProfilesByEmail, multiProductUserManagementRemoveDSGroupUsers, multiProductUserManagementRemoveUserProductPermission } from '../multi-product-user-management.js';
/**
 * The users of an account and their rights in its products: e-signature, Rooms and CLM. A user has
 * one permission profile per product. Groups apply to all products of the account.
 */
export interface MultiProductUserManagement {
    /**
     * List the groups of an account for all products.
     *
     * Returns the groups of an account that apply to all its products: the two that every account has, and
     * those of the account itself. Groups of the e-signature product are among them, with their ID there
     * as `group_id`.
     *
     * The list is paged by number: `page` selects a page, and `total_count` says how many groups there
     * are.
     *
     * MultiProductUserManagement_getDSGroups: `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups`
     *
     * The token needs the scope `user_read`.
     */
    getDSGroups(input?: MultiProductUserManagementGetDSGroupsInput, options?: CallOptions): Call<MultiProductUserManagementGetDSGroups200Response, MultiProductUserManagementGetDSGroupsResponses>;
    /**
     * Create a group for all products.
     *
     * Creates a group in an account. The group has no users yet, and is also a group of the e-signature
     * product.
     *
     * MultiProductUserManagement_addDSGroup: `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups`
     *
     * The token needs the scope `user_write`.
     */
    addDSGroup(input: MultiProductUserManagementAddDSGroupInput, options?: CallOptions): Call<MultiProductUserManagementAddDSGroup200Response, MultiProductUserManagementAddDSGroupResponses>;
    /**
     * Read a group for all products.
     *
     * Returns a group of an account with its name, its description and the number of its users.
     *
     * MultiProductUserManagement_getDSGroup: `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}`
     *
     * The token needs the scope `user_read`.
     */
    getDSGroup(input: MultiProductUserManagementGetDSGroupInput, options?: CallOptions): Call<MultiProductUserManagementGetDSGroup200Response, MultiProductUserManagementGetDSGroupResponses>;
    /**
     * Delete a group for all products.
     *
     * Deletes a group of an account in all its products. Its users stay in the account, and lose the
     * rights that they had by the group. The two groups that every account has cannot be deleted.
     *
     * MultiProductUserManagement_deleteDSGroup: `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}`
     *
     * The token needs the scope `user_write`.
     */
    deleteDSGroup(input: MultiProductUserManagementDeleteDSGroupInput, options?: CallOptions): Call<MultiProductUserManagementDeleteDSGroup204Response, MultiProductUserManagementDeleteDSGroupResponses>;
    /**
     * List the users of a group for all products.
     *
     * Returns a group of an account and a page of its users. `page` selects the page, and `total_count`
     * says how many users the group has.
     *
     * MultiProductUserManagement_getDSGroupUsers: `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
     *
     * The token needs the scope `user_read`.
     */
    getDSGroupUsers(input: MultiProductUserManagementGetDSGroupUsersInput, options?: CallOptions): Call<MultiProductUserManagementGetDSGroupUsers200Response, MultiProductUserManagementGetDSGroupUsersResponses>;
    /**
     * Add users to a group for all products.
     *
     * Adds users of an account to one of its groups. They get the rights of the group in all products.
     * Each user has a result of their own: those who cannot join have `error_details`. A user who is in
     * the group already stays in it.
     *
     * MultiProductUserManagement_addDSGroupUsers: `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
     *
     * The token needs the scope `user_write`.
     */
    addDSGroupUsers(input: MultiProductUserManagementAddDSGroupUsersInput, options?: CallOptions): Call<MultiProductUserManagementAddDSGroupUsers200Response, MultiProductUserManagementAddDSGroupUsersResponses>;
    /**
     * Remove users from a group for all products.
     *
     * Removes users from a group of an account. The users stay in the account, and lose the rights that
     * they had by the group. Each user is processed separately: `failed_users` names those who are still
     * in the group, or never were in it.
     *
     * MultiProductUserManagement_removeDSGroupUsers: `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
     *
     * The token needs the scope `user_write`.
     */
    removeDSGroupUsers(input: MultiProductUserManagementRemoveDSGroupUsersInput, options?: CallOptions): Call<MultiProductUserManagementRemoveDSGroupUsers200Response, MultiProductUserManagementRemoveDSGroupUsersResponses>;
    /**
     * List the permission profiles of the products of an account.
     *
     * Returns the products of an account, each with the permission profiles that a user can get there.
     * The profiles of Rooms are the roles of its company for members; an account without a company on
     * Rooms does not have this product.
     *
     * MultiProductUserManagement_getProductPermissionProfiles: `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles`
     *
     * The token needs the scope `user_read`.
     */
    getProductPermissionProfiles(input?: MultiProductUserManagementGetProductPermissionProfilesInput, options?: CallOptions): Call<MultiProductUserManagementGetProductPermissionProfiles200Response, MultiProductUserManagementGetProductPermissionProfilesResponses>;
    /**
     * Read the product rights of a user by e-mail address.
     *
     * Returns the products that the user with an e-mail address can use in an account, each with the
     * permission profile of the user there.
     *
     * MultiProductUserManagement_getUserProductPermissionProfilesByEmail: `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users`
     *
     * The token needs the scope `user_read`.
     */
    getUserProductPermissionProfilesByEmail(input?: MultiProductUserManagementGetUserProductPermissionProfilesByEmailInput, options?: CallOptions): Call<MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementGetUserProductPermissionProfilesByEmailResponses>;
    /**
     * Give a user product rights by e-mail address.
     *
     * Gives the user with an e-mail address permission profiles in products of an account. The user must
     * belong to the account. A product has one profile per user: a new profile replaces the one before.
     * Either all profiles of the request are given, or none.
     *
     * MultiProductUserManagement_addUserProductPermissionProfilesByEmail: `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users`
     *
     * The token needs the scope `user_write`.
     */
    addUserProductPermissionProfilesByEmail(input: MultiProductUserManagementAddUserProductPermissionProfilesByEmailInput, options?: CallOptions): Call<MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementAddUserProductPermissionProfilesByEmailResponses>;
    /**
     * Remove products from a user.
     *
     * Ends the access of a user to products of an account. The user is named by the ID or by the e-mail
     * address, and stays a user of the account. Without e-signature, the user cannot send envelopes.
     *
     * Each product is processed separately. `user_product_results` has `deleted` for a product that the
     * user lost, and otherwise says why the user keeps it.
     *
     * MultiProductUserManagement_removeUserProductPermission: `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users`
     *
     * The token needs the scope `user_write`.
     */
    removeUserProductPermission(input: MultiProductUserManagementRemoveUserProductPermissionInput, options?: CallOptions): Call<MultiProductUserManagementRemoveUserProductPermission200Response, MultiProductUserManagementRemoveUserProductPermissionResponses>;
    /**
     * Read the product rights of a user.
     *
     * Returns the products that a user can use in an account, each with the permission profile of the user
     * there.
     *
     * MultiProductUserManagement_getUserProductPermissionProfiles: `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles`
     *
     * The token needs the scope `user_read`.
     */
    getUserProductPermissionProfiles(input: MultiProductUserManagementGetUserProductPermissionProfilesInput, options?: CallOptions): Call<MultiProductUserManagementGetUserProductPermissionProfiles200Response, MultiProductUserManagementGetUserProductPermissionProfilesResponses>;
    /**
     * Give a user product rights.
     *
     * Gives a user of an account permission profiles in its products. A product has one profile per user:
     * a new profile replaces the one before. Either all profiles of the request are given, or none.
     *
     * MultiProductUserManagement_addUserProductPermissionProfiles: `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles`
     *
     * The token needs the scope `user_write`.
     */
    addUserProductPermissionProfiles(input: MultiProductUserManagementAddUserProductPermissionProfilesInput, options?: CallOptions): Call<MultiProductUserManagementAddUserProductPermissionProfiles200Response, MultiProductUserManagementAddUserProductPermissionProfilesResponses>;
    /**
     * Add a user to an account and its products, or change the user.
     *
     * Adds a user to an account, with a permission profile in each product and with groups. If the account
     * has a user with the e-mail address already, the user gets the profiles, groups and names of the
     * request instead; other rights stay as they are.
     *
     * A new user gets an e-mail to activate the membership, unless `auto_activate_memberships` activates
     * it at once, or the organization has claimed the domain of the e-mail address.
     *
     * MultiProductUserManagement_addOrUpdateUser: `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/users`
     *
     * The token needs the scope `user_write`.
     */
    addOrUpdateUser(input: MultiProductUserManagementAddOrUpdateUserInput, options?: CallOptions): Call<MultiProductUserManagementAddOrUpdateUser200Response, MultiProductUserManagementAddOrUpdateUserResponses>;
    /**
     * Read the profiles of the users with an e-mail address.
     *
     * Returns the users of the organization with an e-mail address, each with the names, the memberships
     * and rights in the accounts, the identities for login, and the login rules. `email` names the
     * address; the request is rejected without it. `include_license` adds the licence to each membership.
     *
     * MultiProductUserManagement_getUserDSProfilesByEmail: `GET /v2.1/organizations/{organizationId}/users/dsprofile`
     *
     * The token needs the scope `user_read`.
     */
    getUserDSProfilesByEmail(input?: MultiProductUserManagementGetUserDSProfilesByEmailInput, options?: CallOptions): Call<MultiProductUserManagementGetUserDSProfilesByEmail200Response, MultiProductUserManagementGetUserDSProfilesByEmailResponses>;
    /**
     * Read the profile of a user.
     *
     * Returns a user of the organization with the names, the memberships and rights in the accounts, the
     * identities for login, and the login rules. `include_license` adds the licence to each membership.
     *
     * MultiProductUserManagement_getUserDSProfile: `GET /v2.1/organizations/{organizationId}/users/{userId}/dsprofile`
     *
     * The token needs the scope `user_read`.
     */
    getUserDSProfile(input: MultiProductUserManagementGetUserDSProfileInput, options?: CallOptions): Call<MultiProductUserManagementGetUserDSProfile200Response, MultiProductUserManagementGetUserDSProfileResponses>;
}
/**
 * Creates an object whose methods are the functions of MultiProductUserManagement.
 */
export function multiProductUserManagement(client: Client<'admin'>): MultiProductUserManagement {
    return {
        getDSGroups: multiProductUserManagementGetDSGroups.bind(null, client),
        addDSGroup: multiProductUserManagementAddDSGroup.bind(null, client),
        getDSGroup: multiProductUserManagementGetDSGroup.bind(null, client),
        deleteDSGroup: multiProductUserManagementDeleteDSGroup.bind(null, client),
        getDSGroupUsers: multiProductUserManagementGetDSGroupUsers.bind(null, client),
        addDSGroupUsers: multiProductUserManagementAddDSGroupUsers.bind(null, client),
        removeDSGroupUsers: multiProductUserManagementRemoveDSGroupUsers.bind(null, client),
        getProductPermissionProfiles: multiProductUserManagementGetProductPermissionProfiles.bind(null, client),
        getUserProductPermissionProfilesByEmail: multiProductUserManagementGetUserProductPermissionProfilesByEmail.bind(null, client),
        addUserProductPermissionProfilesByEmail: multiProductUserManagementAddUserProductPermissionProfilesByEmail.bind(null, client),
        removeUserProductPermission: multiProductUserManagementRemoveUserProductPermission.bind(null, client),
        getUserProductPermissionProfiles: multiProductUserManagementGetUserProductPermissionProfiles.bind(null, client),
        addUserProductPermissionProfiles: multiProductUserManagementAddUserProductPermissionProfiles.bind(null, client),
        addOrUpdateUser: multiProductUserManagementAddOrUpdateUser.bind(null, client),
        getUserDSProfilesByEmail: multiProductUserManagementGetUserDSProfilesByEmail.bind(null, client),
        getUserDSProfile: multiProductUserManagementGetUserDSProfile.bind(null, client)
    };
}

