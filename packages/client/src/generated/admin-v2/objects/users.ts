// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UsersActivateMembership200Response, UsersActivateMembershipResponses, UsersAddUsers200Response, UsersAddUsersResponses, UsersCloseMemberships200Response, UsersCloseMembershipsResponses, UsersCreateUser200Response, UsersCreateUserResponses, UsersDeleteIdentities200Response, UsersDeleteIdentitiesResponses, UsersGetUserProfiles200Response, UsersGetUserProfilesResponses, UsersGetUsers200Response, UsersGetUsersResponses, UsersUpdateEmailAddress200Response, UsersUpdateEmailAddressResponses, UsersUpdateUser200Response, UsersUpdateUserResponses } from '@countersign/types/admin-v2/users';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { UsersActivateMembershipInput, UsersAddUsersInput, UsersCloseMembershipsInput, UsersCreateUserInput, UsersDeleteIdentitiesInput, UsersGetUserProfilesInput, UsersGetUsersInput, UsersUpdateEmailAddressInput, UsersUpdateUserInput } from '../users.js';
import { usersActivateMembership, usersAddUsers, usersCloseMemberships, usersCreateUser, usersDeleteIdentities, usersGetUserProfiles, usersGetUsers, usersUpdateEmailAddress, usersUpdateUser } from '../users.js';
/**
 * The users of all accounts of an organization: who they are, where they are members, with what
 * rights, and how they log in. A user is one person with one GUID; each account that they belong to
 * is a membership of its own.
 */
export interface Users {
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
    getUsers(input?: UsersGetUsersInput, options?: CallOptions): PagedCall<UsersGetUsers200Response, UsersGetUsersResponses, NonNullable<UsersGetUsers200Response['users']>[number]>;
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
    createUser(input: UsersCreateUserInput, options?: CallOptions): Call<UsersCreateUser200Response, UsersCreateUserResponses>;
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
    getUserProfiles(input?: UsersGetUserProfilesInput, options?: CallOptions): Call<UsersGetUserProfiles200Response, UsersGetUserProfilesResponses>;
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
    updateUser(input: UsersUpdateUserInput, options?: CallOptions): Call<UsersUpdateUser200Response, UsersUpdateUserResponses>;
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
    updateEmailAddress(input: UsersUpdateEmailAddressInput, options?: CallOptions): Call<UsersUpdateEmailAddress200Response, UsersUpdateEmailAddressResponses>;
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
    activateMembership(input: UsersActivateMembershipInput, options?: CallOptions): Call<UsersActivateMembership200Response, UsersActivateMembershipResponses>;
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
    deleteIdentities(input: UsersDeleteIdentitiesInput, options?: CallOptions): Call<UsersDeleteIdentities200Response, UsersDeleteIdentitiesResponses>;
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
    closeMemberships(input: UsersCloseMembershipsInput, options?: CallOptions): Call<UsersCloseMemberships200Response, UsersCloseMembershipsResponses>;
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
    addUsers(input: UsersAddUsersInput, options?: CallOptions): Call<UsersAddUsers200Response, UsersAddUsersResponses>;
}
/**
 * Makes the functions of Users into methods of one object.
 */
export function users(client: Client): Users {
    return {
        getUsers: usersGetUsers.bind(null, client),
        createUser: usersCreateUser.bind(null, client),
        getUserProfiles: usersGetUserProfiles.bind(null, client),
        updateUser: usersUpdateUser.bind(null, client),
        updateEmailAddress: usersUpdateEmailAddress.bind(null, client),
        activateMembership: usersActivateMembership.bind(null, client),
        deleteIdentities: usersDeleteIdentities.bind(null, client),
        closeMemberships: usersCloseMemberships.bind(null, client),
        addUsers: usersAddUsers.bind(null, client)
    };
}

