/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UsersActivateMembership200Response, UsersActivateMembershipBody, UsersActivateMembershipParams, UsersActivateMembershipResponses, UsersAddUsers200Response, UsersAddUsersBody, UsersAddUsersParams, UsersAddUsersResponses, UsersCloseMemberships200Response, UsersCloseMembershipsBody, UsersCloseMembershipsParams, UsersCloseMembershipsResponses, UsersCreateUser200Response, UsersCreateUserBody, UsersCreateUserParams, UsersCreateUserResponses, UsersDeleteIdentities200Response, UsersDeleteIdentitiesBody, UsersDeleteIdentitiesParams, UsersDeleteIdentitiesResponses, UsersGetUserProfiles200Response, UsersGetUserProfilesParams, UsersGetUserProfilesQueryParams, UsersGetUserProfilesResponses, UsersGetUsers200Response, UsersGetUsersParams, UsersGetUsersQueryParams, UsersGetUsersResponses, UsersUpdateEmailAddress200Response, UsersUpdateEmailAddressBody, UsersUpdateEmailAddressParams, UsersUpdateEmailAddressResponses, UsersUpdateUser200Response, UsersUpdateUserBody, UsersUpdateUserParams, UsersUpdateUserQueryParams, UsersUpdateUserResponses } from '@countersign/types/admin-v2/users';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `usersGetUsers` takes.
 */
export interface UsersGetUsersInput {
    path?: PathOf<UsersGetUsersParams> | undefined;
    query?: UsersGetUsersQueryParams | undefined;
}
/**
 * List the users of an organization.
 *
 * Lists users of the organization with their membership. The request must name an e-mail address,
 * an account or a reserved domain; the other parameters narrow the choice down. A user with several
 * memberships may be listed more than once.
 *
 * The list comes in pages: `start` and `take` choose one, and `paging` leads to the pages beside it.
 * The caller must be an administrator of the organization.
 *
 * Users_getUsers: `GET /v2/organizations/{organizationId}/users`
 */
export const usersGetUsers: PagedOperation<UsersGetUsersInput, UsersGetUsers200Response, UsersGetUsersResponses, NonNullable<UsersGetUsers200Response['users']>[number]> = /* @__PURE__ */ pagedOperation('Users_getUsers', 'GET', '/v2/organizations/{organizationId}/users', {
    paging: {
        items: 'users',
        start: 'start',
        next: 'paging/next',
        total: 'paging/total_set_size'
    }
});


/**
 * What `usersCreateUser` takes.
 */
export interface UsersCreateUserInput {
    path?: PathOf<UsersCreateUserParams> | undefined;
    body: UsersCreateUserBody;
}
/**
 * Make a user.
 *
 * Makes a user and adds them to one or more accounts of the organization, each with a permission
 * profile and groups. The user gets an e-mail that asks for the activation, unless
 * `auto_activate_memberships` makes the memberships active at once.
 *
 * The caller must be an administrator of the organization. For many users at once there is the
 * import.
 *
 * Users_createUser: `POST /v2/organizations/{organizationId}/users`
 */
export const usersCreateUser: Operation<UsersCreateUserInput, UsersCreateUser200Response, UsersCreateUserResponses> = /* @__PURE__ */ operation('Users_createUser', 'POST', '/v2/organizations/{organizationId}/users');


/**
 * What `usersGetUserProfiles` takes.
 */
export interface UsersGetUserProfilesInput {
    path?: PathOf<UsersGetUserProfilesParams> | undefined;
    query?: UsersGetUserProfilesQueryParams | undefined;
}
/**
 * Read the profiles of users.
 *
 * Returns users with all that is known of them: their memberships and rights in the accounts, the
 * identities with which they log in, and the rules that hold for logging in. `email` chooses the
 * users who have that address; without it, the answer holds no more than the first 20 users who
 * were changed in the last 10 days.
 *
 * The `site_id` that changes to a user must name is found here. The caller must be an administrator
 * of the organization.
 *
 * Users_getUserProfiles: `GET /v2/organizations/{organizationId}/users/profile`
 */
export const usersGetUserProfiles: Operation<UsersGetUserProfilesInput, UsersGetUserProfiles200Response, UsersGetUserProfilesResponses> = /* @__PURE__ */ operation('Users_getUserProfiles', 'GET', '/v2/organizations/{organizationId}/users/profile');


/**
 * What `usersUpdateUser` takes.
 */
export interface UsersUpdateUserInput {
    path?: PathOf<UsersUpdateUserParams> | undefined;
    query?: UsersUpdateUserQueryParams | undefined;
    body: UsersUpdateUserBody;
}
/**
 * Change users.
 *
 * Changes users and what they are in single accounts: names, language, the rules for logging in,
 * permission profiles and groups. What a user entry leaves out stays as it is. Every user is dealt
 * with for themselves, so the call may go well for some only; the answer says for which.
 *
 * The e-mail address has an operation of its own. The caller must be an administrator of the
 * organization.
 *
 * Users_updateUser: `POST /v2/organizations/{organizationId}/users/profiles`
 */
export const usersUpdateUser: Operation<UsersUpdateUserInput, UsersUpdateUser200Response, UsersUpdateUserResponses> = /* @__PURE__ */ operation('Users_updateUser', 'POST', '/v2/organizations/{organizationId}/users/profiles');


/**
 * What `usersUpdateEmailAddress` takes.
 */
export interface UsersUpdateEmailAddressInput {
    path?: PathOf<UsersUpdateEmailAddressParams> | undefined;
    body: UsersUpdateEmailAddressBody;
}
/**
 * Change the e-mail addresses of users.
 *
 * Gives users new e-mail addresses, which hold in all their accounts. A user logs in with the new
 * address from then on; notices about envelopes from before go there as well. What others send to
 * the old address no longer reaches the user in the service.
 *
 * Every user is dealt with for themselves; the answer tells who kept the old address and why. The
 * caller must be an administrator of the organization.
 *
 * Users_updateEmailAddress: `POST /v2/organizations/{organizationId}/users/email_addresses`
 */
export const usersUpdateEmailAddress: Operation<UsersUpdateEmailAddressInput, UsersUpdateEmailAddress200Response, UsersUpdateEmailAddressResponses> = /* @__PURE__ */ operation('Users_updateEmailAddress', 'POST', '/v2/organizations/{organizationId}/users/email_addresses');


/**
 * What `usersActivateMembership` takes.
 */
export interface UsersActivateMembershipInput {
    path: PathOf<UsersActivateMembershipParams>;
    body: UsersActivateMembershipBody;
}
/**
 * Activate a membership.
 *
 * Makes the membership of a user in an account active without waiting for the user. It is meant for
 * a membership whose status is `activation_required` or `activation_sent`.
 *
 * The caller must be an administrator of the organization.
 *
 * Users_activateMembership: `POST /v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}`
 */
export const usersActivateMembership: Operation<UsersActivateMembershipInput, UsersActivateMembership200Response, UsersActivateMembershipResponses> = /* @__PURE__ */ operation('Users_activateMembership', 'POST', '/v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}');


/**
 * What `usersDeleteIdentities` takes.
 */
export interface UsersDeleteIdentitiesInput {
    path: PathOf<UsersDeleteIdentitiesParams>;
    body: UsersDeleteIdentitiesBody;
}
/**
 * Delete identities of a user.
 *
 * Deletes links between a user and identity providers, so that the user can no longer log in by
 * them. The user and the memberships stay. Every identity is dealt with for itself; the answer
 * tells which one is still there and why.
 *
 * The caller must be an administrator of the organization.
 *
 * Users_deleteIdentities: `DELETE /v2/organizations/{organizationId}/users/{userId}/identities`
 */
export const usersDeleteIdentities: Operation<UsersDeleteIdentitiesInput, UsersDeleteIdentities200Response, UsersDeleteIdentitiesResponses> = /* @__PURE__ */ operation('Users_deleteIdentities', 'DELETE', '/v2/organizations/{organizationId}/users/{userId}/identities');


/**
 * What `usersCloseMemberships` takes.
 */
export interface UsersCloseMembershipsInput {
    path: PathOf<UsersCloseMembershipsParams>;
    body: UsersCloseMembershipsBody;
}
/**
 * Close memberships of a user.
 *
 * Ends the memberships of a user in the accounts that the body names. The user can then neither log
 * in to these accounts nor send from them; other memberships stay. Every account is dealt with for
 * itself; the answer tells where the user is still a member and why.
 *
 * The caller must be an administrator of the organization.
 *
 * Users_closeMemberships: `DELETE /v2/organizations/{organizationId}/users/{userId}/accounts`
 */
export const usersCloseMemberships: Operation<UsersCloseMembershipsInput, UsersCloseMemberships200Response, UsersCloseMembershipsResponses> = /* @__PURE__ */ operation('Users_closeMemberships', 'DELETE', '/v2/organizations/{organizationId}/users/{userId}/accounts');


/**
 * What `usersAddUsers` takes.
 */
export interface UsersAddUsersInput {
    path?: PathOf<UsersAddUsersParams> | undefined;
    body: UsersAddUsersBody;
}
/**
 * Add a user to an account.
 *
 * Adds a user to one account of the organization, with a permission profile and groups. Somebody
 * whom the service does not know yet is made a user first; somebody it knows gets one more
 * membership. The user is asked by e-mail to activate it, unless `auto_activate_memberships` makes
 * it active at once.
 *
 * The caller must be an administrator of the organization.
 *
 * Users_addUsers: `POST /v2/organizations/{organizationId}/accounts/{accountId}/users`
 */
export const usersAddUsers: Operation<UsersAddUsersInput, UsersAddUsers200Response, UsersAddUsersResponses> = /* @__PURE__ */ operation('Users_addUsers', 'POST', '/v2/organizations/{organizationId}/accounts/{accountId}/users');

