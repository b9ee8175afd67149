/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UsersAddUserToOffice204Response, UsersAddUserToOfficeBody, UsersAddUserToOfficeParams, UsersAddUserToOfficeResponses, UsersAddUserToRegion204Response, UsersAddUserToRegionBody, UsersAddUserToRegionParams, UsersAddUserToRegionResponses, UsersGetUser200Response, UsersGetUserParams, UsersGetUserResponses, UsersGetUsers200Response, UsersGetUsersParams, UsersGetUsersQueryParams, UsersGetUsersResponses, UsersInviteClassicAdmin201Response, UsersInviteClassicAdminBody, UsersInviteClassicAdminParams, UsersInviteClassicAdminResponses, UsersInviteClassicAgent201Response, UsersInviteClassicAgentBody, UsersInviteClassicAgentParams, UsersInviteClassicAgentResponses, UsersInviteClassicManager201Response, UsersInviteClassicManagerBody, UsersInviteClassicManagerParams, UsersInviteClassicManagerResponses, UsersInviteUser201Response, UsersInviteUserBody, UsersInviteUserParams, UsersInviteUserResponses, UsersLockUser204Response, UsersLockUserBody, UsersLockUserParams, UsersLockUserResponses, UsersReinviteUser204Response, UsersReinviteUserParams, UsersReinviteUserResponses, UsersRemoveUser204Response, UsersRemoveUserFromOffice204Response, UsersRemoveUserFromOfficeBody, UsersRemoveUserFromOfficeParams, UsersRemoveUserFromOfficeResponses, UsersRemoveUserFromRegion204Response, UsersRemoveUserFromRegionBody, UsersRemoveUserFromRegionParams, UsersRemoveUserFromRegionResponses, UsersRemoveUserParams, UsersRemoveUserResponses, UsersUnlockUser204Response, UsersUnlockUserParams, UsersUnlockUserResponses, UsersUpdateUser200Response, UsersUpdateUserBody, UsersUpdateUserParams, UsersUpdateUserResponses } from '@countersign/types/rooms-v2/users';
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
 * List the members of a company.
 *
 * Returns the members of a company, including those who have not accepted their invitation yet. The
 * list is paged: `startPosition` and `count` select a page. It can be filtered by name, office,
 * role, access level and status; a member must match all filters. Without `sort`, members are listed
 * in the order in which they were invited. Job titles are only available on Rooms v5, and custom
 * roles of the company only on Rooms v6. All members can call this operation.
 *
 * Users_GetUsers: `GET /v2/accounts/{accountId}/users`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const usersGetUsers: PagedOperation<UsersGetUsersInput, UsersGetUsers200Response, UsersGetUsersResponses, NonNullable<UsersGetUsers200Response['userSummaries']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Users_GetUsers', 'GET', '/v2/accounts/{accountId}/users', {
    paging: {
        items: 'userSummaries',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `usersGetUser`.
 */
export interface UsersGetUserInput {
    path: PathOf<UsersGetUserParams>;
}
/**
 * Read a member of a company.
 *
 * Returns one member with their offices and regions. For a Manager on Rooms v5, the response also
 * contains the permissions in addition to the role. On Rooms v6, the permissions of a member depend
 * only on `roleId`. All members can call this operation.
 *
 * Users_GetUser: `GET /v2/accounts/{accountId}/users/{userId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const usersGetUser: Operation<UsersGetUserInput, UsersGetUser200Response, UsersGetUserResponses, 'rooms'> = /* @__PURE__ */ operation('Users_GetUser', 'GET', '/v2/accounts/{accountId}/users/{userId}');


/**
 * The input of `usersUpdateUser`.
 */
export interface UsersUpdateUserInput {
    path: PathOf<UsersUpdateUserParams>;
    body: UsersUpdateUserBody;
}
/**
 * Change the default office of a member.
 *
 * Sets the office for new rooms of a member. A member with the access level `Office` or
 * `Contributor` is also added to that office. Other data of the member cannot be changed with this
 * operation. The caller needs the right to manage members of this access level, and must have access
 * to the office.
 *
 * Users_UpdateUser: `PUT /v2/accounts/{accountId}/users/{userId}`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersUpdateUser: Operation<UsersUpdateUserInput, UsersUpdateUser200Response, UsersUpdateUserResponses, 'rooms'> = /* @__PURE__ */ operation('Users_UpdateUser', 'PUT', '/v2/accounts/{accountId}/users/{userId}');


/**
 * The input of `usersRemoveUser`.
 */
export interface UsersRemoveUserInput {
    path: PathOf<UsersRemoveUserParams>;
}
/**
 * Remove a member from a company.
 *
 * Ends the membership of a user in the company, or withdraws an invitation. It fails for a user who
 * owns rooms: give them another owner or delete them first. The user leaves all other rooms, and
 * remains in the eSignature account. The caller needs the right to remove members of this access
 * level, and cannot remove themselves. The last active administrator cannot be removed.
 *
 * Users_RemoveUser: `DELETE /v2/accounts/{accountId}/users/{userId}`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersRemoveUser: Operation<UsersRemoveUserInput, UsersRemoveUser204Response, UsersRemoveUserResponses, 'rooms'> = /* @__PURE__ */ operation('Users_RemoveUser', 'DELETE', '/v2/accounts/{accountId}/users/{userId}');


/**
 * The input of `usersAddUserToOffice`.
 */
export interface UsersAddUserToOfficeInput {
    path: PathOf<UsersAddUserToOfficeParams>;
    body: UsersAddUserToOfficeBody;
}
/**
 * Add a member to an office.
 *
 * Adds a member to one more office, in addition to the current ones. It has no effect for a member
 * who already belongs to it. A member with the access level `Office` can then access the rooms of
 * the office. The caller needs the right to manage members of this access level, and must have
 * access to the office.
 *
 * Users_AddUserToOffice: `POST /v2/accounts/{accountId}/users/{userId}/add_to_office`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersAddUserToOffice: Operation<UsersAddUserToOfficeInput, UsersAddUserToOffice204Response, UsersAddUserToOfficeResponses, 'rooms'> = /* @__PURE__ */ operation('Users_AddUserToOffice', 'POST', '/v2/accounts/{accountId}/users/{userId}/add_to_office');


/**
 * The input of `usersAddUserToRegion`.
 */
export interface UsersAddUserToRegionInput {
    path: PathOf<UsersAddUserToRegionParams>;
    body: UsersAddUserToRegionBody;
}
/**
 * Add a member to a region.
 *
 * Adds a member with the access level `Region` to one more region. It has no effect for a member who
 * already belongs to it. The member can then access the rooms of all offices in the region. The
 * caller needs the right to manage members of this access level, and must have access to the region.
 *
 * Users_AddUserToRegion: `POST /v2/accounts/{accountId}/users/{userId}/add_to_region`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersAddUserToRegion: Operation<UsersAddUserToRegionInput, UsersAddUserToRegion204Response, UsersAddUserToRegionResponses, 'rooms'> = /* @__PURE__ */ operation('Users_AddUserToRegion', 'POST', '/v2/accounts/{accountId}/users/{userId}/add_to_region');


/**
 * The input of `usersLockUser`.
 */
export interface UsersLockUserInput {
    path: PathOf<UsersLockUserParams>;
    body: UsersLockUserBody;
}
/**
 * Lock a member out of Rooms.
 *
 * Locks a member out of Rooms. The membership, its role and the rooms of the member are kept, but
 * every request with a token of the member gets `USER_LACKS_PERMISSIONS` until
 * `Users_UnlockUser` is called. A pending invitation cannot be accepted during this time. Access to
 * eSignature does not change. Locking a member again replaces the reason. The caller needs the right
 * to manage members of this access level. The last active administrator cannot be locked.
 *
 * Users_LockUser: `POST /v2/accounts/{accountId}/users/{userId}/lock`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersLockUser: Operation<UsersLockUserInput, UsersLockUser204Response, UsersLockUserResponses, 'rooms'> = /* @__PURE__ */ operation('Users_LockUser', 'POST', '/v2/accounts/{accountId}/users/{userId}/lock');


/**
 * The input of `usersReinviteUser`.
 */
export interface UsersReinviteUserInput {
    path: PathOf<UsersReinviteUserParams>;
}
/**
 * Resend the invitation of a member.
 *
 * Sends the invitation to a company again to a person who has not accepted it yet. The request has
 * no body. The role and access level of the invitation are not changed. The link in the new e-mail
 * is valid for 30 days, and the link of the earlier one no longer works. It works the same on Rooms
 * v5 and v6. The caller needs the right to add members of this access level.
 *
 * Users_ReinviteUser: `POST /v2/accounts/{accountId}/users/{userId}/reinvite`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersReinviteUser: Operation<UsersReinviteUserInput, UsersReinviteUser204Response, UsersReinviteUserResponses, 'rooms'> = /* @__PURE__ */ operation('Users_ReinviteUser', 'POST', '/v2/accounts/{accountId}/users/{userId}/reinvite');


/**
 * The input of `usersRemoveUserFromOffice`.
 */
export interface UsersRemoveUserFromOfficeInput {
    path: PathOf<UsersRemoveUserFromOfficeParams>;
    body: UsersRemoveUserFromOfficeBody;
}
/**
 * Remove a member from an office.
 *
 * Removes a member from one office. Their other offices are kept. The default office cannot be
 * removed: set another one with `Users_UpdateUser` first. The caller needs the right to manage
 * members of this access level.
 *
 * Users_RemoveUserFromOffice: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_office`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersRemoveUserFromOffice: Operation<UsersRemoveUserFromOfficeInput, UsersRemoveUserFromOffice204Response, UsersRemoveUserFromOfficeResponses, 'rooms'> = /* @__PURE__ */ operation('Users_RemoveUserFromOffice', 'POST', '/v2/accounts/{accountId}/users/{userId}/remove_from_office');


/**
 * The input of `usersRemoveUserFromRegion`.
 */
export interface UsersRemoveUserFromRegionInput {
    path: PathOf<UsersRemoveUserFromRegionParams>;
    body: UsersRemoveUserFromRegionBody;
}
/**
 * Remove a member from a region.
 *
 * Removes a member from one region. Their other regions are kept. The region of the default office is
 * kept too, until `Users_UpdateUser` sets another office. A member with the access level `Region` keeps
 * at least one region. The caller needs the right to manage members of this access level.
 *
 * Users_RemoveUserFromRegion: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_region`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersRemoveUserFromRegion: Operation<UsersRemoveUserFromRegionInput, UsersRemoveUserFromRegion204Response, UsersRemoveUserFromRegionResponses, 'rooms'> = /* @__PURE__ */ operation('Users_RemoveUserFromRegion', 'POST', '/v2/accounts/{accountId}/users/{userId}/remove_from_region');


/**
 * The input of `usersUnlockUser`.
 */
export interface UsersUnlockUserInput {
    path: PathOf<UsersUnlockUserParams>;
}
/**
 * Unlock a member of Rooms.
 *
 * Lets a member that was locked with `Users_LockUser` use Rooms again. The role, offices, regions
 * and rooms are the same as before. The request has no body, and has no effect on a member who is
 * not locked. The caller needs the right to manage members of this access level.
 *
 * Users_UnlockUser: `POST /v2/accounts/{accountId}/users/{userId}/unlock`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersUnlockUser: Operation<UsersUnlockUserInput, UsersUnlockUser204Response, UsersUnlockUserResponses, 'rooms'> = /* @__PURE__ */ operation('Users_UnlockUser', 'POST', '/v2/accounts/{accountId}/users/{userId}/unlock');


/**
 * The input of `usersInviteClassicAdmin`.
 */
export interface UsersInviteClassicAdminInput {
    path?: PathOf<UsersInviteClassicAdminParams> | undefined;
    body: UsersInviteClassicAdminBody;
}
/**
 * Invite an Admin to a company on Rooms v5.
 *
 * Invites a person to a company on Rooms v5 as an Admin, who manages all members and the settings of
 * the company. The person accepts with the link in an e-mail, which is valid for 30 days, and
 * becomes an administrator of the eSignature account of the company too. Companies on Rooms v6 use
 * `Users_InviteUser`. The caller must be an Admin.
 *
 * Users_InviteClassicAdmin: `POST /v2/accounts/{accountId}/users/invite_classic_admin`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersInviteClassicAdmin: Operation<UsersInviteClassicAdminInput, UsersInviteClassicAdmin201Response, UsersInviteClassicAdminResponses, 'rooms'> = /* @__PURE__ */ operation('Users_InviteClassicAdmin', 'POST', '/v2/accounts/{accountId}/users/invite_classic_admin');


/**
 * The input of `usersInviteClassicAgent`.
 */
export interface UsersInviteClassicAgentInput {
    path?: PathOf<UsersInviteClassicAgentParams> | undefined;
    body: UsersInviteClassicAgentBody;
}
/**
 * Invite an Agent to a company on Rooms v5.
 *
 * Invites a person to a company on Rooms v5 as an Agent of one office. An Agent can only view rooms
 * that they create or that are created for them, and cannot manage members or settings. The person
 * accepts with the link in an e-mail, which is valid for 30 days. Companies on Rooms v6 use
 * `Users_InviteUser`. The caller needs the right to manage members and access to the office.
 *
 * Users_InviteClassicAgent: `POST /v2/accounts/{accountId}/users/invite_classic_agent`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersInviteClassicAgent: Operation<UsersInviteClassicAgentInput, UsersInviteClassicAgent201Response, UsersInviteClassicAgentResponses, 'rooms'> = /* @__PURE__ */ operation('Users_InviteClassicAgent', 'POST', '/v2/accounts/{accountId}/users/invite_classic_agent');


/**
 * The input of `usersInviteClassicManager`.
 */
export interface UsersInviteClassicManagerInput {
    path?: PathOf<UsersInviteClassicManagerParams> | undefined;
    body: UsersInviteClassicManagerBody;
}
/**
 * Invite a Manager to a company on Rooms v5.
 *
 * Invites a person to a company on Rooms v5 as a Manager, who manages the rooms of offices or
 * regions. The access level specifies the scope of the rights and is `Office`, `Region` or
 * `Company`; `offices` or `regions` contain the IDs, and `permissions` specifies the permissions in
 * addition to the role. The person accepts with the link in an e-mail, which is valid for 30 days.
 * Companies on Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members, and
 * access to the offices and regions of the request.
 *
 * Users_InviteClassicManager: `POST /v2/accounts/{accountId}/users/invite_classic_manager`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersInviteClassicManager: Operation<UsersInviteClassicManagerInput, UsersInviteClassicManager201Response, UsersInviteClassicManagerResponses, 'rooms'> = /* @__PURE__ */ operation('Users_InviteClassicManager', 'POST', '/v2/accounts/{accountId}/users/invite_classic_manager');


/**
 * The input of `usersInviteUser`.
 */
export interface UsersInviteUserInput {
    path?: PathOf<UsersInviteUserParams> | undefined;
    body: UsersInviteUserBody;
}
/**
 * Invite a member to a company on Rooms v6.
 *
 * Invites a person to a company on Rooms v6. The person receives an e-mail with a link that is valid
 * for 30 days, and has the status `Pending` until they accept the invitation there. The browser is
 * then redirected to `redirectUrl`.
 *
 * The role must already exist and be an internal one. It applies in the company and in every room
 * that does not assign the member a separate role. `offices` or `regions` are used with the access
 * level of the same name; an `Office` member always belongs to the default office. The access level
 * `Admin` exists only on Rooms v5.
 *
 * A person who is not in the eSignature account of the company yet is added to it, with the
 * permission profile of the request, and becomes active there when they accept. An existing user of
 * that account keeps their permission profile.
 *
 * Companies on Rooms v5 use one of the three classic operations. The caller needs a role that can
 * add members of this access level, and must have access to the offices and regions of the request.
 * They cannot give a role or a permission profile that allows more than their own.
 *
 * Users_InviteUser: `POST /v2/accounts/{accountId}/users/invite_user`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const usersInviteUser: Operation<UsersInviteUserInput, UsersInviteUser201Response, UsersInviteUserResponses, 'rooms'> = /* @__PURE__ */ operation('Users_InviteUser', 'POST', '/v2/accounts/{accountId}/users/invite_user');

