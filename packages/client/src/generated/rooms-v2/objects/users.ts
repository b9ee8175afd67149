// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UsersAddUserToOffice204Response, UsersAddUserToOfficeResponses, UsersAddUserToRegion204Response, UsersAddUserToRegionResponses, UsersGetUser200Response, UsersGetUserResponses, UsersGetUsers200Response, UsersGetUsersResponses, UsersInviteClassicAdmin201Response, UsersInviteClassicAdminResponses, UsersInviteClassicAgent201Response, UsersInviteClassicAgentResponses, UsersInviteClassicManager201Response, UsersInviteClassicManagerResponses, UsersInviteUser201Response, UsersInviteUserResponses, UsersReinviteUser204Response, UsersReinviteUserResponses, UsersRemoveUser204Response, UsersRemoveUserFromOffice204Response, UsersRemoveUserFromOfficeResponses, UsersRemoveUserFromRegion204Response, UsersRemoveUserFromRegionResponses, UsersRemoveUserResponses, UsersUpdateUser200Response, UsersUpdateUserResponses } from '@countersign/types/rooms-v2/users';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { UsersAddUserToOfficeInput, UsersAddUserToRegionInput, UsersGetUserInput, UsersGetUsersInput, UsersInviteClassicAdminInput, UsersInviteClassicAgentInput, UsersInviteClassicManagerInput, UsersInviteUserInput, UsersReinviteUserInput, UsersRemoveUserFromOfficeInput, UsersRemoveUserFromRegionInput, UsersRemoveUserInput, UsersUpdateUserInput } from '../users.js';
import { usersAddUserToOffice, usersAddUserToRegion, usersGetUser, usersGetUsers, usersInviteClassicAdmin, usersInviteClassicAgent, usersInviteClassicManager, usersInviteUser, usersReinviteUser, usersRemoveUser, usersRemoveUserFromOffice, usersRemoveUserFromRegion, usersUpdateUser } from '../users.js';
/**
 * The members of a company in Rooms, and the invitations by which they join it.
 *
 * A company on Rooms v5 invites people as Admin, Manager or Agent, each with a separate operation.
 * A company on Rooms v6 has one operation for all members. It specifies a role that the company
 * created, and the role must exist before the invitation. The ID that Rooms assigns to a user is
 * not the GUID of the user in eSignature.
 */
export interface Users {
    /**
     * List the members of a company.
     *
     * Returns the members of a company, including those who have not accepted their invitation yet. The
     * list is paged: `startPosition` and `count` select a page. It can be filtered by name, office,
     * role, access level and status. Job titles are only available on Rooms v5, and custom roles of the
     * company only on Rooms v6.
     *
     * Users_GetUsers: `GET /v2/accounts/{accountId}/users`
     */
    getUsers(input?: UsersGetUsersInput, options?: CallOptions): PagedCall<UsersGetUsers200Response, UsersGetUsersResponses, NonNullable<UsersGetUsers200Response['userSummaries']>[number]>;
    /**
     * Read a member of a company.
     *
     * Returns one member with their offices and regions. For a Manager on Rooms v5, the response also
     * contains the permissions in addition to the role. On Rooms v6, the permissions of a member depend
     * only on `roleId`.
     *
     * Users_GetUser: `GET /v2/accounts/{accountId}/users/{userId}`
     */
    getUser(input: UsersGetUserInput, options?: CallOptions): Call<UsersGetUser200Response, UsersGetUserResponses>;
    /**
     * Change the default office of a member.
     *
     * Sets the office for new rooms of a member. Other data of the member cannot be changed with this
     * operation. The caller needs the right to manage members of this access level.
     *
     * Users_UpdateUser: `PUT /v2/accounts/{accountId}/users/{userId}`
     */
    updateUser(input: UsersUpdateUserInput, options?: CallOptions): Call<UsersUpdateUser200Response, UsersUpdateUserResponses>;
    /**
     * Remove a member from a company.
     *
     * Ends the membership of a user in the company. The user remains in the eSignature account. The
     * caller needs the right to remove members of this access level.
     *
     * Users_RemoveUser: `DELETE /v2/accounts/{accountId}/users/{userId}`
     */
    removeUser(input: UsersRemoveUserInput, options?: CallOptions): Call<UsersRemoveUser204Response, UsersRemoveUserResponses>;
    /**
     * Add a member to an office.
     *
     * Adds a member to one more office, in addition to the current ones. The caller needs the right to
     * manage members of this access level.
     *
     * Users_AddUserToOffice: `POST /v2/accounts/{accountId}/users/{userId}/add_to_office`
     */
    addUserToOffice(input: UsersAddUserToOfficeInput, options?: CallOptions): Call<UsersAddUserToOffice204Response, UsersAddUserToOfficeResponses>;
    /**
     * Add a member to a region.
     *
     * Adds a member to one more region, and therefore to the offices in it. The caller needs the right
     * to manage members of this access level.
     *
     * Users_AddUserToRegion: `POST /v2/accounts/{accountId}/users/{userId}/add_to_region`
     */
    addUserToRegion(input: UsersAddUserToRegionInput, options?: CallOptions): Call<UsersAddUserToRegion204Response, UsersAddUserToRegionResponses>;
    /**
     * Resend the invitation of a member.
     *
     * Sends the invitation to a company again to a person who has not accepted it yet. The request has
     * no body. The role and access level of the invitation are not changed. The caller needs the right
     * to add members.
     *
     * Users_ReinviteUser: `POST /v2/accounts/{accountId}/users/{userId}/reinvite`
     */
    reinviteUser(input: UsersReinviteUserInput, options?: CallOptions): Call<UsersReinviteUser204Response, UsersReinviteUserResponses>;
    /**
     * Remove a member from an office.
     *
     * Removes a member from one office. Their other offices are kept. The caller needs the right to
     * manage members of this access level.
     *
     * Users_RemoveUserFromOffice: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_office`
     */
    removeUserFromOffice(input: UsersRemoveUserFromOfficeInput, options?: CallOptions): Call<UsersRemoveUserFromOffice204Response, UsersRemoveUserFromOfficeResponses>;
    /**
     * Remove a member from a region.
     *
     * Removes a member from one region. Their other regions are kept. The caller needs the right to
     * manage members of this access level.
     *
     * Users_RemoveUserFromRegion: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_region`
     */
    removeUserFromRegion(input: UsersRemoveUserFromRegionInput, options?: CallOptions): Call<UsersRemoveUserFromRegion204Response, UsersRemoveUserFromRegionResponses>;
    /**
     * Invite an Admin to a company on Rooms v5.
     *
     * Invites a person to a company on Rooms v5 as an Admin, who manages all members and the settings of
     * the company. Companies on Rooms v6 use `Users_InviteUser`. The caller must be an Admin.
     *
     * Users_InviteClassicAdmin: `POST /v2/accounts/{accountId}/users/invite_classic_admin`
     */
    inviteClassicAdmin(input: UsersInviteClassicAdminInput, options?: CallOptions): Call<UsersInviteClassicAdmin201Response, UsersInviteClassicAdminResponses>;
    /**
     * Invite an Agent to a company on Rooms v5.
     *
     * Invites a person to a company on Rooms v5 as an Agent of one office. An Agent can only view rooms
     * that they create or that are created for them, and cannot manage members or settings. Companies on
     * Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members.
     *
     * Users_InviteClassicAgent: `POST /v2/accounts/{accountId}/users/invite_classic_agent`
     */
    inviteClassicAgent(input: UsersInviteClassicAgentInput, options?: CallOptions): Call<UsersInviteClassicAgent201Response, UsersInviteClassicAgentResponses>;
    /**
     * Invite a Manager to a company on Rooms v5.
     *
     * Invites a person to a company on Rooms v5 as a Manager, who manages the rooms of offices or
     * regions. The access level specifies the scope of the rights, `offices` or `regions` contain the
     * IDs, and `permissions` specifies the permissions in addition to the role. Companies on Rooms v6
     * use `Users_InviteUser`. The caller needs the right to manage members.
     *
     * Users_InviteClassicManager: `POST /v2/accounts/{accountId}/users/invite_classic_manager`
     */
    inviteClassicManager(input: UsersInviteClassicManagerInput, options?: CallOptions): Call<UsersInviteClassicManager201Response, UsersInviteClassicManagerResponses>;
    /**
     * Invite a member to a company on Rooms v6.
     *
     * Invites a person to a company on Rooms v6. The role must already exist and be an internal one. It
     * applies in the company and in every room that does not assign the member a separate role.
     * `offices` or `regions` are used with the access level of the same name. Companies on Rooms v5 use
     * one of the three classic operations. The caller needs a role that can add members of this access
     * level.
     *
     * Users_InviteUser: `POST /v2/accounts/{accountId}/users/invite_user`
     */
    inviteUser(input: UsersInviteUserInput, options?: CallOptions): Call<UsersInviteUser201Response, UsersInviteUserResponses>;
}
/**
 * Creates an object whose methods are the functions of Users.
 */
export function users(client: Client): Users {
    return {
        getUsers: usersGetUsers.bind(null, client),
        getUser: usersGetUser.bind(null, client),
        updateUser: usersUpdateUser.bind(null, client),
        removeUser: usersRemoveUser.bind(null, client),
        addUserToOffice: usersAddUserToOffice.bind(null, client),
        addUserToRegion: usersAddUserToRegion.bind(null, client),
        reinviteUser: usersReinviteUser.bind(null, client),
        removeUserFromOffice: usersRemoveUserFromOffice.bind(null, client),
        removeUserFromRegion: usersRemoveUserFromRegion.bind(null, client),
        inviteClassicAdmin: usersInviteClassicAdmin.bind(null, client),
        inviteClassicAgent: usersInviteClassicAgent.bind(null, client),
        inviteClassicManager: usersInviteClassicManager.bind(null, client),
        inviteUser: usersInviteUser.bind(null, client)
    };
}

