// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UsersAddUserToOffice204Response, UsersAddUserToOfficeResponses, UsersAddUserToRegion204Response, UsersAddUserToRegionResponses, UsersGetUser200Response, UsersGetUserResponses, UsersGetUsers200Response, UsersGetUsersResponses, UsersInviteClassicAdmin201Response, UsersInviteClassicAdminResponses, UsersInviteClassicAgent201Response, UsersInviteClassicAgentResponses, UsersInviteClassicManager201Response, UsersInviteClassicManagerResponses, UsersInviteUser201Response, UsersInviteUserResponses, UsersReinviteUser204Response, UsersReinviteUserResponses, UsersRemoveUser204Response, UsersRemoveUserFromOffice204Response, UsersRemoveUserFromOfficeResponses, UsersRemoveUserFromRegion204Response, UsersRemoveUserFromRegionResponses, UsersRemoveUserResponses, UsersUpdateUser200Response, UsersUpdateUserResponses } from '@countersign/types/rooms-v2/users';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { UsersAddUserToOfficeInput, UsersAddUserToRegionInput, UsersGetUserInput, UsersGetUsersInput, UsersInviteClassicAdminInput, UsersInviteClassicAgentInput, UsersInviteClassicManagerInput, UsersInviteUserInput, UsersReinviteUserInput, UsersRemoveUserFromOfficeInput, UsersRemoveUserFromRegionInput, UsersRemoveUserInput, UsersUpdateUserInput } from '../users.js';
import { usersAddUserToOffice, usersAddUserToRegion, usersGetUser, usersGetUsers, usersInviteClassicAdmin, usersInviteClassicAgent, usersInviteClassicManager, usersInviteUser, usersReinviteUser, usersRemoveUser, usersRemoveUserFromOffice, usersRemoveUserFromRegion, usersUpdateUser } from '../users.js';
/**
 * The members of a company in Rooms, and the invitations by which they join it.
 *
 * A company on Rooms v5 invites people as Admin, Manager or Agent, each by an operation of its own.
 * A company on Rooms v6 has one operation for all; it names a role that the company made, and the
 * role must exist before the invitation. The number that Rooms gives to a user is not the GUID that
 * the user has in eSignature.
 */
export interface Users {
    /**
     * List the members of a company.
     *
     * Lists the members of a company in chunks that `startPosition` and `count` choose, also those who
     * have not accepted their invitation yet. The list can be narrowed by name, office, role, access
     * level and state. Job titles are known on Rooms v5 only; roles of the company's own on Rooms v6
     * only.
     *
     * Users_GetUsers: `GET /v2/accounts/{accountId}/users`
     */
    getUsers(input?: UsersGetUsersInput, options?: CallOptions): PagedCall<UsersGetUsers200Response, UsersGetUsersResponses, NonNullable<UsersGetUsers200Response['userSummaries']>[number]>;
    /**
     * Read a member of a company.
     *
     * Reads one member with the offices and regions they work for. A Manager on Rooms v5 also shows
     * the permissions beyond the role; on Rooms v6 what a member may do is tied to `roleId` alone.
     *
     * Users_GetUser: `GET /v2/accounts/{accountId}/users/{userId}`
     */
    getUser(input: UsersGetUserInput, options?: CallOptions): Call<UsersGetUser200Response, UsersGetUserResponses>;
    /**
     * Change the default office of a member.
     *
     * Sets the office to which new rooms of a member belong. Nothing else about the member can be
     * changed here. The caller needs the right to manage members of this access level.
     *
     * Users_UpdateUser: `PUT /v2/accounts/{accountId}/users/{userId}`
     */
    updateUser(input: UsersUpdateUserInput, options?: CallOptions): Call<UsersUpdateUser200Response, UsersUpdateUserResponses>;
    /**
     * Remove a member from a company.
     *
     * Ends the membership of a user in the company; the user itself stays in the eSignature account.
     * The caller needs the right to remove members of this access level.
     *
     * Users_RemoveUser: `DELETE /v2/accounts/{accountId}/users/{userId}`
     */
    removeUser(input: UsersRemoveUserInput, options?: CallOptions): Call<UsersRemoveUser204Response, UsersRemoveUserResponses>;
    /**
     * Add a member to an office.
     *
     * Lets a member work for one more office, beside those they have. The caller needs the right to
     * manage members of this access level.
     *
     * Users_AddUserToOffice: `POST /v2/accounts/{accountId}/users/{userId}/add_to_office`
     */
    addUserToOffice(input: UsersAddUserToOfficeInput, options?: CallOptions): Call<UsersAddUserToOffice204Response, UsersAddUserToOfficeResponses>;
    /**
     * Add a member to a region.
     *
     * Lets a member work for one more region, and so for the offices in it. The caller needs the right
     * to manage members of this access level.
     *
     * Users_AddUserToRegion: `POST /v2/accounts/{accountId}/users/{userId}/add_to_region`
     */
    addUserToRegion(input: UsersAddUserToRegionInput, options?: CallOptions): Call<UsersAddUserToRegion204Response, UsersAddUserToRegionResponses>;
    /**
     * Repeat the invitation of a member.
     *
     * Sends the invitation to a company once more to somebody who has not accepted it yet. The request
     * has no body; role and access level stay as they were invited. The caller needs the right to add
     * members.
     *
     * Users_ReinviteUser: `POST /v2/accounts/{accountId}/users/{userId}/reinvite`
     */
    reinviteUser(input: UsersReinviteUserInput, options?: CallOptions): Call<UsersReinviteUser204Response, UsersReinviteUserResponses>;
    /**
     * Remove a member from an office.
     *
     * Ends the work of a member for one office; their other offices stay. The caller needs the right
     * to manage members of this access level.
     *
     * Users_RemoveUserFromOffice: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_office`
     */
    removeUserFromOffice(input: UsersRemoveUserFromOfficeInput, options?: CallOptions): Call<UsersRemoveUserFromOffice204Response, UsersRemoveUserFromOfficeResponses>;
    /**
     * Remove a member from a region.
     *
     * Ends the work of a member for one region; their other regions stay. The caller needs the right
     * to manage members of this access level.
     *
     * Users_RemoveUserFromRegion: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_region`
     */
    removeUserFromRegion(input: UsersRemoveUserFromRegionInput, options?: CallOptions): Call<UsersRemoveUserFromRegion204Response, UsersRemoveUserFromRegionResponses>;
    /**
     * Invite an Admin to a company on Rooms v5.
     *
     * Invites somebody to a company on Rooms v5 as Admin, who looks after all members and the settings
     * of the company. Companies on Rooms v6 use `Users_InviteUser`. The caller must be an Admin.
     *
     * Users_InviteClassicAdmin: `POST /v2/accounts/{accountId}/users/invite_classic_admin`
     */
    inviteClassicAdmin(input: UsersInviteClassicAdminInput, options?: CallOptions): Call<UsersInviteClassicAdmin201Response, UsersInviteClassicAdminResponses>;
    /**
     * Invite an Agent to a company on Rooms v5.
     *
     * Invites somebody to a company on Rooms v5 as Agent of one office. An Agent sees only rooms that
     * they open or that are opened for them, and touches neither members nor settings. Companies on
     * Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members.
     *
     * Users_InviteClassicAgent: `POST /v2/accounts/{accountId}/users/invite_classic_agent`
     */
    inviteClassicAgent(input: UsersInviteClassicAgentInput, options?: CallOptions): Call<UsersInviteClassicAgent201Response, UsersInviteClassicAgentResponses>;
    /**
     * Invite a Manager to a company on Rooms v5.
     *
     * Invites somebody to a company on Rooms v5 as Manager, who looks after the rooms of offices or
     * regions. The access level says over what, `offices` or `regions` name them, and `permissions`
     * says what the Manager may do beyond the role. Companies on Rooms v6 use `Users_InviteUser`. The
     * caller needs the right to manage members.
     *
     * Users_InviteClassicManager: `POST /v2/accounts/{accountId}/users/invite_classic_manager`
     */
    inviteClassicManager(input: UsersInviteClassicManagerInput, options?: CallOptions): Call<UsersInviteClassicManager201Response, UsersInviteClassicManagerResponses>;
    /**
     * Invite a member to a company on Rooms v6.
     *
     * Invites somebody to a company on Rooms v6. The role must exist already and be an internal one;
     * it holds in the company and in every room that gives the member no role of its own. `offices` or
     * `regions` go with an access level of that name. Companies on Rooms v5 invite by one of the three
     * classic operations. The caller needs a role that may add members of this access level.
     *
     * Users_InviteUser: `POST /v2/accounts/{accountId}/users/invite_user`
     */
    inviteUser(input: UsersInviteUserInput, options?: CallOptions): Call<UsersInviteUser201Response, UsersInviteUserResponses>;
}
/**
 * Makes the functions of Users into methods of one object.
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

