/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


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
export const usersGetUsers = /* @__PURE__ */ operation<operations['Users_GetUsers']>({
    id: 'Users_GetUsers',
    method: 'GET',
    path: '/v2/accounts/{accountId}/users'
});


/**
 * Read a member of a company.
 *
 * Reads one member with the offices and regions they work for. A Manager on Rooms v5 also shows
 * the permissions beyond the role; on Rooms v6 what a member may do is tied to `roleId` alone.
 *
 * Users_GetUser: `GET /v2/accounts/{accountId}/users/{userId}`
 */
export const usersGetUser = /* @__PURE__ */ operation<operations['Users_GetUser']>({
    id: 'Users_GetUser',
    method: 'GET',
    path: '/v2/accounts/{accountId}/users/{userId}'
});


/**
 * Change the default office of a member.
 *
 * Sets the office to which new rooms of a member belong. Nothing else about the member can be
 * changed here. The caller needs the right to manage members of this access level.
 *
 * Users_UpdateUser: `PUT /v2/accounts/{accountId}/users/{userId}`
 */
export const usersUpdateUser = /* @__PURE__ */ operation<operations['Users_UpdateUser']>({
    id: 'Users_UpdateUser',
    method: 'PUT',
    path: '/v2/accounts/{accountId}/users/{userId}',
    mediaTypes: ['application/json']
});


/**
 * Remove a member from a company.
 *
 * Ends the membership of a user in the company; the user itself stays in the eSignature account.
 * The caller needs the right to remove members of this access level.
 *
 * Users_RemoveUser: `DELETE /v2/accounts/{accountId}/users/{userId}`
 */
export const usersRemoveUser = /* @__PURE__ */ operation<operations['Users_RemoveUser']>({
    id: 'Users_RemoveUser',
    method: 'DELETE',
    path: '/v2/accounts/{accountId}/users/{userId}'
});


/**
 * Add a member to an office.
 *
 * Lets a member work for one more office, beside those they have. The caller needs the right to
 * manage members of this access level.
 *
 * Users_AddUserToOffice: `POST /v2/accounts/{accountId}/users/{userId}/add_to_office`
 */
export const usersAddUserToOffice = /* @__PURE__ */ operation<operations['Users_AddUserToOffice']>({
    id: 'Users_AddUserToOffice',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/{userId}/add_to_office',
    mediaTypes: ['application/json']
});


/**
 * Add a member to a region.
 *
 * Lets a member work for one more region, and so for the offices in it. The caller needs the right
 * to manage members of this access level.
 *
 * Users_AddUserToRegion: `POST /v2/accounts/{accountId}/users/{userId}/add_to_region`
 */
export const usersAddUserToRegion = /* @__PURE__ */ operation<operations['Users_AddUserToRegion']>({
    id: 'Users_AddUserToRegion',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/{userId}/add_to_region',
    mediaTypes: ['application/json']
});


/**
 * Repeat the invitation of a member.
 *
 * Sends the invitation to a company once more to somebody who has not accepted it yet. The request
 * has no body; role and access level stay as they were invited. The caller needs the right to add
 * members.
 *
 * Users_ReinviteUser: `POST /v2/accounts/{accountId}/users/{userId}/reinvite`
 */
export const usersReinviteUser = /* @__PURE__ */ operation<operations['Users_ReinviteUser']>({
    id: 'Users_ReinviteUser',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/{userId}/reinvite'
});


/**
 * Remove a member from an office.
 *
 * Ends the work of a member for one office; their other offices stay. The caller needs the right
 * to manage members of this access level.
 *
 * Users_RemoveUserFromOffice: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_office`
 */
export const usersRemoveUserFromOffice = /* @__PURE__ */ operation<operations['Users_RemoveUserFromOffice']>({
    id: 'Users_RemoveUserFromOffice',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/{userId}/remove_from_office',
    mediaTypes: ['application/json']
});


/**
 * Remove a member from a region.
 *
 * Ends the work of a member for one region; their other regions stay. The caller needs the right
 * to manage members of this access level.
 *
 * Users_RemoveUserFromRegion: `POST /v2/accounts/{accountId}/users/{userId}/remove_from_region`
 */
export const usersRemoveUserFromRegion = /* @__PURE__ */ operation<operations['Users_RemoveUserFromRegion']>({
    id: 'Users_RemoveUserFromRegion',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/{userId}/remove_from_region',
    mediaTypes: ['application/json']
});


/**
 * Invite an Admin to a company on Rooms v5.
 *
 * Invites somebody to a company on Rooms v5 as Admin, who looks after all members and the settings
 * of the company. Companies on Rooms v6 use `Users_InviteUser`. The caller must be an Admin.
 *
 * Users_InviteClassicAdmin: `POST /v2/accounts/{accountId}/users/invite_classic_admin`
 */
export const usersInviteClassicAdmin = /* @__PURE__ */ operation<operations['Users_InviteClassicAdmin']>({
    id: 'Users_InviteClassicAdmin',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/invite_classic_admin',
    mediaTypes: ['application/json']
});


/**
 * Invite an Agent to a company on Rooms v5.
 *
 * Invites somebody to a company on Rooms v5 as Agent of one office. An Agent sees only rooms that
 * they open or that are opened for them, and touches neither members nor settings. Companies on
 * Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members.
 *
 * Users_InviteClassicAgent: `POST /v2/accounts/{accountId}/users/invite_classic_agent`
 */
export const usersInviteClassicAgent = /* @__PURE__ */ operation<operations['Users_InviteClassicAgent']>({
    id: 'Users_InviteClassicAgent',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/invite_classic_agent',
    mediaTypes: ['application/json']
});


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
export const usersInviteClassicManager = /* @__PURE__ */ operation<operations['Users_InviteClassicManager']>({
    id: 'Users_InviteClassicManager',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/invite_classic_manager',
    mediaTypes: ['application/json']
});


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
export const usersInviteUser = /* @__PURE__ */ operation<operations['Users_InviteUser']>({
    id: 'Users_InviteUser',
    method: 'POST',
    path: '/v2/accounts/{accountId}/users/invite_user',
    mediaTypes: ['application/json']
});

