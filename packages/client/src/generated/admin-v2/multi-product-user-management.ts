/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { MultiProductUserManagementAddDSGroup200Response, MultiProductUserManagementAddDSGroupBody, MultiProductUserManagementAddDSGroupParams, MultiProductUserManagementAddDSGroupResponses, MultiProductUserManagementAddDSGroupUsers200Response, MultiProductUserManagementAddDSGroupUsersBody, MultiProductUserManagementAddDSGroupUsersParams, MultiProductUserManagementAddDSGroupUsersResponses, MultiProductUserManagementAddOrUpdateUser200Response, MultiProductUserManagementAddOrUpdateUserBody, MultiProductUserManagementAddOrUpdateUserParams, MultiProductUserManagementAddOrUpdateUserResponses, MultiProductUserManagementAddUserProductPermissionProfiles200Response, MultiProductUserManagementAddUserProductPermissionProfilesBody, MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementAddUserProductPermissionProfilesByEmailBody, MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams, MultiProductUserManagementAddUserProductPermissionProfilesByEmailResponses, MultiProductUserManagementAddUserProductPermissionProfilesParams, MultiProductUserManagementAddUserProductPermissionProfilesResponses, MultiProductUserManagementDeleteDSGroup204Response, MultiProductUserManagementDeleteDSGroupParams, MultiProductUserManagementDeleteDSGroupResponses, MultiProductUserManagementGetDSGroup200Response, MultiProductUserManagementGetDSGroupParams, MultiProductUserManagementGetDSGroupResponses, MultiProductUserManagementGetDSGroupUsers200Response, MultiProductUserManagementGetDSGroupUsersParams, MultiProductUserManagementGetDSGroupUsersQueryParams, MultiProductUserManagementGetDSGroupUsersResponses, MultiProductUserManagementGetDSGroups200Response, MultiProductUserManagementGetDSGroupsParams, MultiProductUserManagementGetDSGroupsQueryParams, MultiProductUserManagementGetDSGroupsResponses, MultiProductUserManagementGetProductPermissionProfiles200Response, MultiProductUserManagementGetProductPermissionProfilesParams, MultiProductUserManagementGetProductPermissionProfilesResponses, MultiProductUserManagementGetUserDSProfile200Response, MultiProductUserManagementGetUserDSProfileParams, MultiProductUserManagementGetUserDSProfileQueryParams, MultiProductUserManagementGetUserDSProfileResponses, MultiProductUserManagementGetUserDSProfilesByEmail200Response, MultiProductUserManagementGetUserDSProfilesByEmailParams, MultiProductUserManagementGetUserDSProfilesByEmailQueryParams, MultiProductUserManagementGetUserDSProfilesByEmailResponses, MultiProductUserManagementGetUserProductPermissionProfiles200Response, MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams, MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams, MultiProductUserManagementGetUserProductPermissionProfilesByEmailResponses, MultiProductUserManagementGetUserProductPermissionProfilesParams, MultiProductUserManagementGetUserProductPermissionProfilesResponses, MultiProductUserManagementRemoveDSGroupUsers200Response, MultiProductUserManagementRemoveDSGroupUsersBody, MultiProductUserManagementRemoveDSGroupUsersParams, MultiProductUserManagementRemoveDSGroupUsersResponses, MultiProductUserManagementRemoveUserProductPermission200Response, MultiProductUserManagementRemoveUserProductPermissionBody, MultiProductUserManagementRemoveUserProductPermissionParams, MultiProductUserManagementRemoveUserProductPermissionResponses } from '@countersign/types/admin-v2/multi-product-user-management';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `multiProductUserManagementGetDSGroups`.
 */
export interface MultiProductUserManagementGetDSGroupsInput {
    path?: PathOf<MultiProductUserManagementGetDSGroupsParams> | undefined;
    query?: MultiProductUserManagementGetDSGroupsQueryParams | undefined;
}
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
export const multiProductUserManagementGetDSGroups: Operation<MultiProductUserManagementGetDSGroupsInput, MultiProductUserManagementGetDSGroups200Response, MultiProductUserManagementGetDSGroupsResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getDSGroups', 'GET', '/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups');


/**
 * The input of `multiProductUserManagementAddDSGroup`.
 */
export interface MultiProductUserManagementAddDSGroupInput {
    path?: PathOf<MultiProductUserManagementAddDSGroupParams> | undefined;
    body: MultiProductUserManagementAddDSGroupBody;
}
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
export const multiProductUserManagementAddDSGroup: Operation<MultiProductUserManagementAddDSGroupInput, MultiProductUserManagementAddDSGroup200Response, MultiProductUserManagementAddDSGroupResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_addDSGroup', 'POST', '/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups');


/**
 * The input of `multiProductUserManagementGetDSGroup`.
 */
export interface MultiProductUserManagementGetDSGroupInput {
    path: PathOf<MultiProductUserManagementGetDSGroupParams>;
}
/**
 * Read a group for all products.
 *
 * Returns a group of an account with its name, its description and the number of its users.
 *
 * MultiProductUserManagement_getDSGroup: `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}`
 *
 * The token needs the scope `user_read`.
 */
export const multiProductUserManagementGetDSGroup: Operation<MultiProductUserManagementGetDSGroupInput, MultiProductUserManagementGetDSGroup200Response, MultiProductUserManagementGetDSGroupResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getDSGroup', 'GET', '/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}');


/**
 * The input of `multiProductUserManagementDeleteDSGroup`.
 */
export interface MultiProductUserManagementDeleteDSGroupInput {
    path: PathOf<MultiProductUserManagementDeleteDSGroupParams>;
}
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
export const multiProductUserManagementDeleteDSGroup: Operation<MultiProductUserManagementDeleteDSGroupInput, MultiProductUserManagementDeleteDSGroup204Response, MultiProductUserManagementDeleteDSGroupResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_deleteDSGroup', 'DELETE', '/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}');


/**
 * The input of `multiProductUserManagementGetDSGroupUsers`.
 */
export interface MultiProductUserManagementGetDSGroupUsersInput {
    path: PathOf<MultiProductUserManagementGetDSGroupUsersParams>;
    query?: MultiProductUserManagementGetDSGroupUsersQueryParams | undefined;
}
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
export const multiProductUserManagementGetDSGroupUsers: Operation<MultiProductUserManagementGetDSGroupUsersInput, MultiProductUserManagementGetDSGroupUsers200Response, MultiProductUserManagementGetDSGroupUsersResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getDSGroupUsers', 'GET', '/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users');


/**
 * The input of `multiProductUserManagementAddDSGroupUsers`.
 */
export interface MultiProductUserManagementAddDSGroupUsersInput {
    path: PathOf<MultiProductUserManagementAddDSGroupUsersParams>;
    body: MultiProductUserManagementAddDSGroupUsersBody;
}
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
export const multiProductUserManagementAddDSGroupUsers: Operation<MultiProductUserManagementAddDSGroupUsersInput, MultiProductUserManagementAddDSGroupUsers200Response, MultiProductUserManagementAddDSGroupUsersResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_addDSGroupUsers', 'POST', '/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users');


/**
 * The input of `multiProductUserManagementRemoveDSGroupUsers`.
 */
export interface MultiProductUserManagementRemoveDSGroupUsersInput {
    path: PathOf<MultiProductUserManagementRemoveDSGroupUsersParams>;
    body: MultiProductUserManagementRemoveDSGroupUsersBody;
}
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
export const multiProductUserManagementRemoveDSGroupUsers: Operation<MultiProductUserManagementRemoveDSGroupUsersInput, MultiProductUserManagementRemoveDSGroupUsers200Response, MultiProductUserManagementRemoveDSGroupUsersResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_removeDSGroupUsers', 'DELETE', '/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users');


/**
 * The input of `multiProductUserManagementGetProductPermissionProfiles`.
 */
export interface MultiProductUserManagementGetProductPermissionProfilesInput {
    path?: PathOf<MultiProductUserManagementGetProductPermissionProfilesParams> | undefined;
}
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
export const multiProductUserManagementGetProductPermissionProfiles: Operation<MultiProductUserManagementGetProductPermissionProfilesInput, MultiProductUserManagementGetProductPermissionProfiles200Response, MultiProductUserManagementGetProductPermissionProfilesResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getProductPermissionProfiles', 'GET', '/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles');


/**
 * The input of `multiProductUserManagementGetUserProductPermissionProfilesByEmail`.
 */
export interface MultiProductUserManagementGetUserProductPermissionProfilesByEmailInput {
    path?: PathOf<MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams> | undefined;
    query?: MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams | undefined;
}
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
export const multiProductUserManagementGetUserProductPermissionProfilesByEmail: Operation<MultiProductUserManagementGetUserProductPermissionProfilesByEmailInput, MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementGetUserProductPermissionProfilesByEmailResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getUserProductPermissionProfilesByEmail', 'GET', '/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users');


/**
 * The input of `multiProductUserManagementAddUserProductPermissionProfilesByEmail`.
 */
export interface MultiProductUserManagementAddUserProductPermissionProfilesByEmailInput {
    path?: PathOf<MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams> | undefined;
    body: MultiProductUserManagementAddUserProductPermissionProfilesByEmailBody;
}
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
export const multiProductUserManagementAddUserProductPermissionProfilesByEmail: Operation<MultiProductUserManagementAddUserProductPermissionProfilesByEmailInput, MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response, MultiProductUserManagementAddUserProductPermissionProfilesByEmailResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_addUserProductPermissionProfilesByEmail', 'POST', '/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users');


/**
 * The input of `multiProductUserManagementRemoveUserProductPermission`.
 */
export interface MultiProductUserManagementRemoveUserProductPermissionInput {
    path?: PathOf<MultiProductUserManagementRemoveUserProductPermissionParams> | undefined;
    body: MultiProductUserManagementRemoveUserProductPermissionBody;
}
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
export const multiProductUserManagementRemoveUserProductPermission: Operation<MultiProductUserManagementRemoveUserProductPermissionInput, MultiProductUserManagementRemoveUserProductPermission200Response, MultiProductUserManagementRemoveUserProductPermissionResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_removeUserProductPermission', 'DELETE', '/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users');


/**
 * The input of `multiProductUserManagementGetUserProductPermissionProfiles`.
 */
export interface MultiProductUserManagementGetUserProductPermissionProfilesInput {
    path: PathOf<MultiProductUserManagementGetUserProductPermissionProfilesParams>;
}
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
export const multiProductUserManagementGetUserProductPermissionProfiles: Operation<MultiProductUserManagementGetUserProductPermissionProfilesInput, MultiProductUserManagementGetUserProductPermissionProfiles200Response, MultiProductUserManagementGetUserProductPermissionProfilesResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getUserProductPermissionProfiles', 'GET', '/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles');


/**
 * The input of `multiProductUserManagementAddUserProductPermissionProfiles`.
 */
export interface MultiProductUserManagementAddUserProductPermissionProfilesInput {
    path: PathOf<MultiProductUserManagementAddUserProductPermissionProfilesParams>;
    body: MultiProductUserManagementAddUserProductPermissionProfilesBody;
}
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
export const multiProductUserManagementAddUserProductPermissionProfiles: Operation<MultiProductUserManagementAddUserProductPermissionProfilesInput, MultiProductUserManagementAddUserProductPermissionProfiles200Response, MultiProductUserManagementAddUserProductPermissionProfilesResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_addUserProductPermissionProfiles', 'POST', '/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles');


/**
 * The input of `multiProductUserManagementAddOrUpdateUser`.
 */
export interface MultiProductUserManagementAddOrUpdateUserInput {
    path?: PathOf<MultiProductUserManagementAddOrUpdateUserParams> | undefined;
    body: MultiProductUserManagementAddOrUpdateUserBody;
}
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
export const multiProductUserManagementAddOrUpdateUser: Operation<MultiProductUserManagementAddOrUpdateUserInput, MultiProductUserManagementAddOrUpdateUser200Response, MultiProductUserManagementAddOrUpdateUserResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_addOrUpdateUser', 'POST', '/v2.1/organizations/{organizationId}/accounts/{accountId}/users');


/**
 * The input of `multiProductUserManagementGetUserDSProfilesByEmail`.
 */
export interface MultiProductUserManagementGetUserDSProfilesByEmailInput {
    path?: PathOf<MultiProductUserManagementGetUserDSProfilesByEmailParams> | undefined;
    query?: MultiProductUserManagementGetUserDSProfilesByEmailQueryParams | undefined;
}
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
export const multiProductUserManagementGetUserDSProfilesByEmail: Operation<MultiProductUserManagementGetUserDSProfilesByEmailInput, MultiProductUserManagementGetUserDSProfilesByEmail200Response, MultiProductUserManagementGetUserDSProfilesByEmailResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getUserDSProfilesByEmail', 'GET', '/v2.1/organizations/{organizationId}/users/dsprofile');


/**
 * The input of `multiProductUserManagementGetUserDSProfile`.
 */
export interface MultiProductUserManagementGetUserDSProfileInput {
    path: PathOf<MultiProductUserManagementGetUserDSProfileParams>;
    query?: MultiProductUserManagementGetUserDSProfileQueryParams | undefined;
}
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
export const multiProductUserManagementGetUserDSProfile: Operation<MultiProductUserManagementGetUserDSProfileInput, MultiProductUserManagementGetUserDSProfile200Response, MultiProductUserManagementGetUserDSProfileResponses, 'admin'> = /* @__PURE__ */ operation('MultiProductUserManagement_getUserDSProfile', 'GET', '/v2.1/organizations/{organizationId}/users/{userId}/dsprofile');

