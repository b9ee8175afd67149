/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UsersActivateMembership200Response, UsersActivateMembershipBody, UsersActivateMembershipParams, UsersActivateMembershipResponses, UsersAddUsers200Response, UsersAddUsersBody, UsersAddUsersParams, UsersAddUsersResponses, UsersCloseMemberships200Response, UsersCloseMembershipsBody, UsersCloseMembershipsParams, UsersCloseMembershipsResponses, UsersCreateUser200Response, UsersCreateUserBody, UsersCreateUserParams, UsersCreateUserResponses, UsersDeleteIdentities200Response, UsersDeleteIdentitiesBody, UsersDeleteIdentitiesParams, UsersDeleteIdentitiesResponses, UsersGetUserProfiles200Response, UsersGetUserProfilesParams, UsersGetUserProfilesQueryParams, UsersGetUserProfilesResponses, UsersGetUsers200Response, UsersGetUsersParams, UsersGetUsersQueryParams, UsersGetUsersResponses, UsersUpdateEmailAddress200Response, UsersUpdateEmailAddressBody, UsersUpdateEmailAddressParams, UsersUpdateEmailAddressResponses, UsersUpdateUser200Response, UsersUpdateUserBody, UsersUpdateUserParams, UsersUpdateUserQueryParams, UsersUpdateUserResponses } from '@countersign/types/admin-v2/users';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `usersGetUsers`.
 */
export interface UsersGetUsersInput {
    path?: PathOf<UsersGetUsersParams> | undefined;
    query?: UsersGetUsersQueryParams | undefined;
}
/**
 * List the users of an organization.
 *
 * Returns users of the organization with their membership. The request must name an e-mail address,
 * an account or a reserved domain. The other parameters narrow the result. A user with several
 * memberships can be listed more than once. A user of a reserved domain who belongs to no account of
 * the organization is listed without a membership.
 *
 * The list is paged: `start` and `take` select a page, and `paging` links to the adjacent pages. The
 * caller must be an administrator of the organization, a delegated administrator with the right
 * `users`, or an administrator of one of its accounts. The last two see the members of their accounts
 * only.
 *
 * Users_getUsers: `GET /v2/organizations/{organizationId}/users`
 *
 * The token needs the scope `user_read`.
 */
export const usersGetUsers: PagedOperation<UsersGetUsersInput, UsersGetUsers200Response, UsersGetUsersResponses, NonNullable<UsersGetUsers200Response['users']>[number], 'admin'> = /* @__PURE__ */ pagedOperation('Users_getUsers', 'GET', '/v2/organizations/{organizationId}/users', {
    paging: {
        items: 'users',
        start: 'start',
        next: 'paging/next',
        total: 'paging/total_set_size'
    }
});


/**
 * The input of `usersCreateUser`.
 */
export interface UsersCreateUserInput {
    path?: PathOf<UsersCreateUserParams> | undefined;
    body: UsersCreateUserBody;
}
/**
 * Create a user.
 *
 * Creates a user and adds them to one or more accounts of the organization, each with a permission
 * profile and groups. The user receives an e-mail with a request to activate the memberships, unless
 * `auto_activate_memberships` activates them immediately. A user whose e-mail domain the organization
 * has claimed needs no activation, and only such a user can have `auto_activate_memberships`.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right `users` for these accounts. To create many users at once, use an import.
 *
 * Users_createUser: `POST /v2/organizations/{organizationId}/users`
 *
 * The token needs the scope `user_write`.
 */
export const usersCreateUser: Operation<UsersCreateUserInput, UsersCreateUser200Response, UsersCreateUserResponses, 'admin'> = /* @__PURE__ */ operation('Users_createUser', 'POST', '/v2/organizations/{organizationId}/users');


/**
 * The input of `usersGetUserProfiles`.
 */
export interface UsersGetUserProfilesInput {
    path?: PathOf<UsersGetUserProfilesParams> | undefined;
    query?: UsersGetUserProfilesQueryParams | undefined;
}
/**
 * Read the profiles of users.
 *
 * Returns users with their full profile: memberships and rights in the accounts, identities for
 * login, and login rules. `email` selects the users with that address. Without it, the response
 * contains at most the first 20 users who were changed in the last 10 days.
 *
 * The profile contains the `site_id` that requests to change a user require. The caller must be an
 * administrator of the organization, or a delegated administrator with the right `users`, who sees
 * the memberships in the delegated accounts only.
 *
 * Users_getUserProfiles: `GET /v2/organizations/{organizationId}/users/profile`
 *
 * The token needs the scope `user_read`.
 */
export const usersGetUserProfiles: Operation<UsersGetUserProfilesInput, UsersGetUserProfiles200Response, UsersGetUserProfilesResponses, 'admin'> = /* @__PURE__ */ operation('Users_getUserProfiles', 'GET', '/v2/organizations/{organizationId}/users/profile');


/**
 * The input of `usersUpdateUser`.
 */
export interface UsersUpdateUserInput {
    path?: PathOf<UsersUpdateUserParams> | undefined;
    query?: UsersUpdateUserQueryParams | undefined;
    body: UsersUpdateUserBody;
}
/**
 * Change users.
 *
 * Changes users and their settings in individual accounts: names, language, login rules, permission
 * profiles and groups. Fields that a user entry omits are not changed. Each user is processed
 * separately, so the request can succeed for some users only. The response contains the result for
 * each user.
 *
 * To change an e-mail address, use the separate operation. The caller must be an administrator of
 * the organization, or a delegated administrator with the right `users`.
 *
 * Users_updateUser: `POST /v2/organizations/{organizationId}/users/profiles`
 *
 * The token needs the scope `user_write`.
 */
export const usersUpdateUser: Operation<UsersUpdateUserInput, UsersUpdateUser200Response, UsersUpdateUserResponses, 'admin'> = /* @__PURE__ */ operation('Users_updateUser', 'POST', '/v2/organizations/{organizationId}/users/profiles');


/**
 * The input of `usersUpdateEmailAddress`.
 */
export interface UsersUpdateEmailAddressInput {
    path?: PathOf<UsersUpdateEmailAddressParams> | undefined;
    body: UsersUpdateEmailAddressBody;
}
/**
 * Change the e-mail addresses of users.
 *
 * Changes the e-mail addresses of users in all their accounts. From then on, a user logs in with the
 * new address, and notices about earlier envelopes also go to it. Messages that others send to the
 * old address no longer reach the user in the service.
 *
 * Each user is processed separately. The response reports which users kept the old address and why.
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right `users`.
 *
 * Users_updateEmailAddress: `POST /v2/organizations/{organizationId}/users/email_addresses`
 *
 * The token needs the scope `user_write`.
 */
export const usersUpdateEmailAddress: Operation<UsersUpdateEmailAddressInput, UsersUpdateEmailAddress200Response, UsersUpdateEmailAddressResponses, 'admin'> = /* @__PURE__ */ operation('Users_updateEmailAddress', 'POST', '/v2/organizations/{organizationId}/users/email_addresses');


/**
 * The input of `usersActivateMembership`.
 */
export interface UsersActivateMembershipInput {
    path: PathOf<UsersActivateMembershipParams>;
    body: UsersActivateMembershipBody;
}
/**
 * Activate a membership.
 *
 * Activates the membership of a user in an account without waiting for the user. Use it for a
 * membership whose status is `activation_required` or `activation_sent`.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right `users`.
 *
 * Users_activateMembership: `POST /v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}`
 *
 * The token needs the scope `user_write`.
 */
export const usersActivateMembership: Operation<UsersActivateMembershipInput, UsersActivateMembership200Response, UsersActivateMembershipResponses, 'admin'> = /* @__PURE__ */ operation('Users_activateMembership', 'POST', '/v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}');


/**
 * The input of `usersDeleteIdentities`.
 */
export interface UsersDeleteIdentitiesInput {
    path: PathOf<UsersDeleteIdentitiesParams>;
    body: UsersDeleteIdentitiesBody;
}
/**
 * Delete identities of a user.
 *
 * Deletes links between a user and identity providers. The user can no longer log in through them.
 * The user and the memberships are kept. Each identity is processed separately. The response reports
 * which identities were not deleted and why.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right `users`.
 *
 * Users_deleteIdentities: `DELETE /v2/organizations/{organizationId}/users/{userId}/identities`
 *
 * The token needs the scope `user_write`.
 */
export const usersDeleteIdentities: Operation<UsersDeleteIdentitiesInput, UsersDeleteIdentities200Response, UsersDeleteIdentitiesResponses, 'admin'> = /* @__PURE__ */ operation('Users_deleteIdentities', 'DELETE', '/v2/organizations/{organizationId}/users/{userId}/identities');


/**
 * The input of `usersCloseMemberships`.
 */
export interface UsersCloseMembershipsInput {
    path: PathOf<UsersCloseMembershipsParams>;
    body: UsersCloseMembershipsBody;
}
/**
 * Close memberships of a user.
 *
 * Closes the memberships of a user in the given accounts. The user can then no longer log in to
 * these accounts or send from them. Other memberships are not changed. Each account is processed
 * separately. The response reports where the user is still a member and why.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right `users`.
 *
 * Users_closeMemberships: `DELETE /v2/organizations/{organizationId}/users/{userId}/accounts`
 *
 * The token needs the scope `user_write`.
 */
export const usersCloseMemberships: Operation<UsersCloseMembershipsInput, UsersCloseMemberships200Response, UsersCloseMembershipsResponses, 'admin'> = /* @__PURE__ */ operation('Users_closeMemberships', 'DELETE', '/v2/organizations/{organizationId}/users/{userId}/accounts');


/**
 * The input of `usersAddUsers`.
 */
export interface UsersAddUsersInput {
    path?: PathOf<UsersAddUsersParams> | undefined;
    body: UsersAddUsersBody;
}
/**
 * Add a user to an account.
 *
 * Adds a user to one account of the organization, with a permission profile and groups. If the user
 * does not exist yet, the service creates the user first. An existing user gets an additional
 * membership. The user receives an e-mail with a request to activate the membership, unless
 * `auto_activate_memberships` activates it immediately. A user whose e-mail domain the organization
 * has claimed needs no activation, and only such a user can have `auto_activate_memberships`.
 *
 * The caller must be an administrator of the organization or of the account, or a delegated
 * administrator with the right `users`.
 *
 * Users_addUsers: `POST /v2/organizations/{organizationId}/accounts/{accountId}/users`
 *
 * The token needs the scope `user_write`.
 */
export const usersAddUsers: Operation<UsersAddUsersInput, UsersAddUsers200Response, UsersAddUsersResponses, 'admin'> = /* @__PURE__ */ operation('Users_addUsers', 'POST', '/v2/organizations/{organizationId}/accounts/{accountId}/users');

