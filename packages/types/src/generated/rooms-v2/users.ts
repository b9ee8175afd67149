// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { ClassicAdminToInvite } from './schemas/ClassicAdminToInvite.js';
import type { ClassicAgentToInvite } from './schemas/ClassicAgentToInvite.js';
import type { ClassicManagerToInvite } from './schemas/ClassicManagerToInvite.js';
import type { DesignatedOffice } from './schemas/DesignatedOffice.js';
import type { DesignatedRegion } from './schemas/DesignatedRegion.js';
import type { User } from './schemas/User.js';
import type { UserForUpdate } from './schemas/UserForUpdate.js';
import type { UserSummaryList } from './schemas/UserSummaryList.js';
import type { UserToInvite } from './schemas/UserToInvite.js';

/**
 * Parameters in the path of `Users_GetUsers`.
 */
export interface UsersGetUsersParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Users_GetUsers`.
 */
export interface UsersGetUsersQueryParams {
    /**
     * Only members whose name or e-mail address begins with this text.
     *
     * @example tomas
     */
    filter?: string | undefined;
    /**
     * By which field the members are sorted, upwards (`Asc`) or downwards (`Desc`).
     *
     * @example LastNameAsc
     */
    sort?: ("FirstNameAsc" | "LastNameAsc" | "EmailAsc" | "FirstNameDesc" | "LastNameDesc" | "EmailDesc") | undefined;
    /**
     * Only members with this default office.
     *
     * @example 4410
     */
    defaultOfficeId?: number | undefined;
    /**
     * Only members whose rights reach this far in the company.
     *
     * @example Office
     */
    accessLevel?: ("Company" | "Region" | "Office" | "Contributor") | undefined;
    /**
     * Only members with this job title; only companies on Rooms v5 have titles.
     *
     * @example 318
     */
    titleId?: number | undefined;
    /**
     * Only members with this role in the company.
     *
     * @example 52411
     */
    roleId?: number | undefined;
    /**
     * Only members who have accepted their invitation (`Active`), or only those who have not
     * (`Pending`).
     *
     * @example Active
     */
    status?: ("Active" | "Pending") | undefined;
    /**
     * Whether to list only members who are kept from signing in.
     *
     * @example false
     */
    lockedOnly?: boolean | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: number | undefined;
}

/** One chunk of the members. */
export type UsersGetUsers200Response = UserSummaryList;

/** A parameter does not fit the contract. */
export type UsersGetUsers400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersGetUsers401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersGetUsers403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersGetUsers404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersGetUsers405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersGetUsers429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersGetUsers500Response = ApiError;

/**
 * List the members of a company.
 *
 * Lists the members of a company in chunks that `startPosition` and `count` choose, also those who
 * have not accepted their invitation yet. The list can be narrowed by name, office, role, access
 * level and state. Job titles are known on Rooms v5 only; roles of the company's own on Rooms v6
 * only.
 *
 * `Users_GetUsers`, `GET /v2/accounts/{accountId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersGetUsersResponses {
    /** One chunk of the members. */
    200: UsersGetUsers200Response;
    /** A parameter does not fit the contract. */
    400: UsersGetUsers400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersGetUsers401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersGetUsers403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersGetUsers404Response;
    /** The address exists, but not with this method. */
    405: UsersGetUsers405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersGetUsers429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersGetUsers500Response;
}

/**
 * The error codes that `Users_GetUsers` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersGetUsersErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_GetUser`.
 */
export interface UsersGetUserParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The member as they stand. */
export type UsersGetUser200Response = User;

/** A parameter does not fit the contract. */
export type UsersGetUser400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersGetUser401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersGetUser403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersGetUser404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersGetUser405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersGetUser429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersGetUser500Response = ApiError;

/**
 * Read a member of a company.
 *
 * Reads one member with the offices and regions they work for. A Manager on Rooms v5 also shows
 * the permissions beyond the role; on Rooms v6 what a member may do is tied to `roleId` alone.
 *
 * `Users_GetUser`, `GET /v2/accounts/{accountId}/users/{userId}`
 *
 * What it answers with, by status.
 */
export interface UsersGetUserResponses {
    /** The member as they stand. */
    200: UsersGetUser200Response;
    /** A parameter does not fit the contract. */
    400: UsersGetUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersGetUser401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersGetUser403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersGetUser404Response;
    /** The address exists, but not with this method. */
    405: UsersGetUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersGetUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersGetUser500Response;
}

/**
 * The error codes that `Users_GetUser` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersGetUserErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_UpdateUser`.
 */
export interface UsersUpdateUserParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The new default office. */
export type UsersUpdateUserBody = UserForUpdate;

/** The member after the change. */
export type UsersUpdateUser200Response = User;

/** The request does not fit the contract, or there is no such office. */
export type UsersUpdateUser400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersUpdateUser401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersUpdateUser403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersUpdateUser404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersUpdateUser405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersUpdateUser429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersUpdateUser500Response = ApiError;

/**
 * Change the default office of a member.
 *
 * Sets the office to which new rooms of a member belong. Nothing else about the member can be
 * changed here. The caller needs the right to manage members of this access level.
 *
 * `Users_UpdateUser`, `PUT /v2/accounts/{accountId}/users/{userId}`
 *
 * What it answers with, by status.
 */
export interface UsersUpdateUserResponses {
    /** The member after the change. */
    200: UsersUpdateUser200Response;
    /** The request does not fit the contract, or there is no such office. */
    400: UsersUpdateUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersUpdateUser401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersUpdateUser403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersUpdateUser404Response;
    /** The address exists, but not with this method. */
    405: UsersUpdateUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersUpdateUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersUpdateUser500Response;
}

/**
 * The error codes that `Users_UpdateUser` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersUpdateUserErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_RemoveUser`.
 */
export interface UsersRemoveUserParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The member was removed; the answer has no body. */
export type UsersRemoveUser204Response = undefined;

/** The request does not fit the contract, or the member cannot be removed. */
export type UsersRemoveUser400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersRemoveUser401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersRemoveUser403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersRemoveUser404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersRemoveUser405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersRemoveUser429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersRemoveUser500Response = ApiError;

/**
 * Remove a member from a company.
 *
 * Ends the membership of a user in the company; the user itself stays in the eSignature account.
 * The caller needs the right to remove members of this access level.
 *
 * `Users_RemoveUser`, `DELETE /v2/accounts/{accountId}/users/{userId}`
 *
 * What it answers with, by status.
 */
export interface UsersRemoveUserResponses {
    /** The member was removed; the answer has no body. */
    204: UsersRemoveUser204Response;
    /** The request does not fit the contract, or the member cannot be removed. */
    400: UsersRemoveUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersRemoveUser401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersRemoveUser403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersRemoveUser404Response;
    /** The address exists, but not with this method. */
    405: UsersRemoveUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersRemoveUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersRemoveUser500Response;
}

/**
 * The error codes that `Users_RemoveUser` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersRemoveUserErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_AddUserToOffice`.
 */
export interface UsersAddUserToOfficeParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The office that the member joins. */
export type UsersAddUserToOfficeBody = DesignatedOffice;

/** The member was added; the answer has no body. */
export type UsersAddUserToOffice204Response = undefined;

/** The request does not fit the contract, or there is no such office. */
export type UsersAddUserToOffice400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersAddUserToOffice401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersAddUserToOffice403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersAddUserToOffice404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersAddUserToOffice405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersAddUserToOffice429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersAddUserToOffice500Response = ApiError;

/**
 * Add a member to an office.
 *
 * Lets a member work for one more office, beside those they have. The caller needs the right to
 * manage members of this access level.
 *
 * `Users_AddUserToOffice`, `POST /v2/accounts/{accountId}/users/{userId}/add_to_office`
 *
 * What it answers with, by status.
 */
export interface UsersAddUserToOfficeResponses {
    /** The member was added; the answer has no body. */
    204: UsersAddUserToOffice204Response;
    /** The request does not fit the contract, or there is no such office. */
    400: UsersAddUserToOffice400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersAddUserToOffice401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersAddUserToOffice403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersAddUserToOffice404Response;
    /** The address exists, but not with this method. */
    405: UsersAddUserToOffice405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersAddUserToOffice429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersAddUserToOffice500Response;
}

/**
 * The error codes that `Users_AddUserToOffice` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersAddUserToOfficeErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_AddUserToRegion`.
 */
export interface UsersAddUserToRegionParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The region that the member joins. */
export type UsersAddUserToRegionBody = DesignatedRegion;

/** The member was added; the answer has no body. */
export type UsersAddUserToRegion204Response = undefined;

/** The request does not fit the contract, or there is no such region. */
export type UsersAddUserToRegion400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersAddUserToRegion401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersAddUserToRegion403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersAddUserToRegion404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersAddUserToRegion405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersAddUserToRegion429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersAddUserToRegion500Response = ApiError;

/**
 * Add a member to a region.
 *
 * Lets a member work for one more region, and so for the offices in it. The caller needs the right
 * to manage members of this access level.
 *
 * `Users_AddUserToRegion`, `POST /v2/accounts/{accountId}/users/{userId}/add_to_region`
 *
 * What it answers with, by status.
 */
export interface UsersAddUserToRegionResponses {
    /** The member was added; the answer has no body. */
    204: UsersAddUserToRegion204Response;
    /** The request does not fit the contract, or there is no such region. */
    400: UsersAddUserToRegion400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersAddUserToRegion401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersAddUserToRegion403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersAddUserToRegion404Response;
    /** The address exists, but not with this method. */
    405: UsersAddUserToRegion405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersAddUserToRegion429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersAddUserToRegion500Response;
}

/**
 * The error codes that `Users_AddUserToRegion` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersAddUserToRegionErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_ReinviteUser`.
 */
export interface UsersReinviteUserParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The invitation is on its way again; the answer has no body. */
export type UsersReinviteUser204Response = undefined;

/** The request does not fit the contract, or the member is active already. */
export type UsersReinviteUser400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersReinviteUser401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersReinviteUser403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersReinviteUser404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersReinviteUser405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersReinviteUser429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersReinviteUser500Response = ApiError;

/**
 * Repeat the invitation of a member.
 *
 * Sends the invitation to a company once more to somebody who has not accepted it yet. The request
 * has no body; role and access level stay as they were invited. The caller needs the right to add
 * members.
 *
 * `Users_ReinviteUser`, `POST /v2/accounts/{accountId}/users/{userId}/reinvite`
 *
 * What it answers with, by status.
 */
export interface UsersReinviteUserResponses {
    /** The invitation is on its way again; the answer has no body. */
    204: UsersReinviteUser204Response;
    /** The request does not fit the contract, or the member is active already. */
    400: UsersReinviteUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersReinviteUser401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersReinviteUser403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersReinviteUser404Response;
    /** The address exists, but not with this method. */
    405: UsersReinviteUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersReinviteUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersReinviteUser500Response;
}

/**
 * The error codes that `Users_ReinviteUser` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersReinviteUserErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_RemoveUserFromOffice`.
 */
export interface UsersRemoveUserFromOfficeParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The office that the member leaves. */
export type UsersRemoveUserFromOfficeBody = DesignatedOffice;

/** The member was removed from the office; the answer has no body. */
export type UsersRemoveUserFromOffice204Response = undefined;

/** The request does not fit the contract, or the member does not work for this office. */
export type UsersRemoveUserFromOffice400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersRemoveUserFromOffice401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersRemoveUserFromOffice403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersRemoveUserFromOffice404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersRemoveUserFromOffice405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersRemoveUserFromOffice429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersRemoveUserFromOffice500Response = ApiError;

/**
 * Remove a member from an office.
 *
 * Ends the work of a member for one office; their other offices stay. The caller needs the right
 * to manage members of this access level.
 *
 * `Users_RemoveUserFromOffice`, `POST /v2/accounts/{accountId}/users/{userId}/remove_from_office`
 *
 * What it answers with, by status.
 */
export interface UsersRemoveUserFromOfficeResponses {
    /** The member was removed from the office; the answer has no body. */
    204: UsersRemoveUserFromOffice204Response;
    /** The request does not fit the contract, or the member does not work for this office. */
    400: UsersRemoveUserFromOffice400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersRemoveUserFromOffice401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersRemoveUserFromOffice403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersRemoveUserFromOffice404Response;
    /** The address exists, but not with this method. */
    405: UsersRemoveUserFromOffice405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersRemoveUserFromOffice429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersRemoveUserFromOffice500Response;
}

/**
 * The error codes that `Users_RemoveUserFromOffice` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersRemoveUserFromOfficeErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_RemoveUserFromRegion`.
 */
export interface UsersRemoveUserFromRegionParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The region that the member leaves. */
export type UsersRemoveUserFromRegionBody = DesignatedRegion;

/** The member was removed from the region; the answer has no body. */
export type UsersRemoveUserFromRegion204Response = undefined;

/** The request does not fit the contract, or the member does not work for this region. */
export type UsersRemoveUserFromRegion400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersRemoveUserFromRegion401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersRemoveUserFromRegion403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersRemoveUserFromRegion404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersRemoveUserFromRegion405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersRemoveUserFromRegion429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersRemoveUserFromRegion500Response = ApiError;

/**
 * Remove a member from a region.
 *
 * Ends the work of a member for one region; their other regions stay. The caller needs the right
 * to manage members of this access level.
 *
 * `Users_RemoveUserFromRegion`, `POST /v2/accounts/{accountId}/users/{userId}/remove_from_region`
 *
 * What it answers with, by status.
 */
export interface UsersRemoveUserFromRegionResponses {
    /** The member was removed from the region; the answer has no body. */
    204: UsersRemoveUserFromRegion204Response;
    /** The request does not fit the contract, or the member does not work for this region. */
    400: UsersRemoveUserFromRegion400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersRemoveUserFromRegion401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersRemoveUserFromRegion403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersRemoveUserFromRegion404Response;
    /** The address exists, but not with this method. */
    405: UsersRemoveUserFromRegion405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersRemoveUserFromRegion429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersRemoveUserFromRegion500Response;
}

/**
 * The error codes that `Users_RemoveUserFromRegion` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersRemoveUserFromRegionErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteClassicAdmin`.
 */
export interface UsersInviteClassicAdminParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** Who is invited. */
export type UsersInviteClassicAdminBody = ClassicAdminToInvite;

/** The invitation is on its way. */
export type UsersInviteClassicAdmin201Response = User;

/** The request does not fit the contract, or the company is not on Rooms v5. */
export type UsersInviteClassicAdmin400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersInviteClassicAdmin401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersInviteClassicAdmin403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersInviteClassicAdmin404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersInviteClassicAdmin405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersInviteClassicAdmin429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersInviteClassicAdmin500Response = ApiError;

/**
 * Invite an Admin to a company on Rooms v5.
 *
 * Invites somebody to a company on Rooms v5 as Admin, who looks after all members and the settings
 * of the company. Companies on Rooms v6 use `Users_InviteUser`. The caller must be an Admin.
 *
 * `Users_InviteClassicAdmin`, `POST /v2/accounts/{accountId}/users/invite_classic_admin`
 *
 * What it answers with, by status.
 */
export interface UsersInviteClassicAdminResponses {
    /** The invitation is on its way. */
    201: UsersInviteClassicAdmin201Response;
    /** The request does not fit the contract, or the company is not on Rooms v5. */
    400: UsersInviteClassicAdmin400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersInviteClassicAdmin401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersInviteClassicAdmin403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersInviteClassicAdmin404Response;
    /** The address exists, but not with this method. */
    405: UsersInviteClassicAdmin405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersInviteClassicAdmin429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersInviteClassicAdmin500Response;
}

/**
 * The error codes that `Users_InviteClassicAdmin` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company is not on the version of Rooms that the call is for. Invite with the operation of the other version.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersInviteClassicAdminErrorCode = 'INVALID_REQUEST_BODY' | 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteClassicAgent`.
 */
export interface UsersInviteClassicAgentParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** Who is invited, and for which office. */
export type UsersInviteClassicAgentBody = ClassicAgentToInvite;

/** The invitation is on its way. */
export type UsersInviteClassicAgent201Response = User;

/** The request does not fit the contract, or the company is not on Rooms v5. */
export type UsersInviteClassicAgent400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersInviteClassicAgent401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersInviteClassicAgent403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersInviteClassicAgent404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersInviteClassicAgent405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersInviteClassicAgent429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersInviteClassicAgent500Response = ApiError;

/**
 * Invite an Agent to a company on Rooms v5.
 *
 * Invites somebody to a company on Rooms v5 as Agent of one office. An Agent sees only rooms that
 * they open or that are opened for them, and touches neither members nor settings. Companies on
 * Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members.
 *
 * `Users_InviteClassicAgent`, `POST /v2/accounts/{accountId}/users/invite_classic_agent`
 *
 * What it answers with, by status.
 */
export interface UsersInviteClassicAgentResponses {
    /** The invitation is on its way. */
    201: UsersInviteClassicAgent201Response;
    /** The request does not fit the contract, or the company is not on Rooms v5. */
    400: UsersInviteClassicAgent400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersInviteClassicAgent401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersInviteClassicAgent403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersInviteClassicAgent404Response;
    /** The address exists, but not with this method. */
    405: UsersInviteClassicAgent405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersInviteClassicAgent429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersInviteClassicAgent500Response;
}

/**
 * The error codes that `Users_InviteClassicAgent` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company is not on the version of Rooms that the call is for. Invite with the operation of the other version.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersInviteClassicAgentErrorCode = 'INVALID_REQUEST_BODY' | 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteClassicManager`.
 */
export interface UsersInviteClassicManagerParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** Who is invited, for which offices or regions, and with what permissions. */
export type UsersInviteClassicManagerBody = ClassicManagerToInvite;

/** The invitation is on its way. */
export type UsersInviteClassicManager201Response = User;

/** The request does not fit the contract, or the company is not on Rooms v5. */
export type UsersInviteClassicManager400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersInviteClassicManager401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersInviteClassicManager403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersInviteClassicManager404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersInviteClassicManager405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersInviteClassicManager429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersInviteClassicManager500Response = ApiError;

/**
 * Invite a Manager to a company on Rooms v5.
 *
 * Invites somebody to a company on Rooms v5 as Manager, who looks after the rooms of offices or
 * regions. The access level says over what, `offices` or `regions` name them, and `permissions`
 * says what the Manager may do beyond the role. Companies on Rooms v6 use `Users_InviteUser`. The
 * caller needs the right to manage members.
 *
 * `Users_InviteClassicManager`, `POST /v2/accounts/{accountId}/users/invite_classic_manager`
 *
 * What it answers with, by status.
 */
export interface UsersInviteClassicManagerResponses {
    /** The invitation is on its way. */
    201: UsersInviteClassicManager201Response;
    /** The request does not fit the contract, or the company is not on Rooms v5. */
    400: UsersInviteClassicManager400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersInviteClassicManager401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersInviteClassicManager403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersInviteClassicManager404Response;
    /** The address exists, but not with this method. */
    405: UsersInviteClassicManager405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersInviteClassicManager429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersInviteClassicManager500Response;
}

/**
 * The error codes that `Users_InviteClassicManager` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company is not on the version of Rooms that the call is for. Invite with the operation of the other version.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersInviteClassicManagerErrorCode = 'INVALID_REQUEST_BODY' | 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteUser`.
 */
export interface UsersInviteUserParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** Who is invited, with what role and access level. */
export type UsersInviteUserBody = UserToInvite;

/** The invitation is on its way. */
export type UsersInviteUser201Response = User;

/** The request does not fit the contract, or the company is not on Rooms v6. */
export type UsersInviteUser400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersInviteUser401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type UsersInviteUser403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type UsersInviteUser404Response = ApiError;

/** The address exists, but not with this method. */
export type UsersInviteUser405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersInviteUser429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersInviteUser500Response = ApiError;

/**
 * Invite a member to a company on Rooms v6.
 *
 * Invites somebody to a company on Rooms v6. The role must exist already and be an internal one;
 * it holds in the company and in every room that gives the member no role of its own. `offices` or
 * `regions` go with an access level of that name. Companies on Rooms v5 invite by one of the three
 * classic operations. The caller needs a role that may add members of this access level.
 *
 * `Users_InviteUser`, `POST /v2/accounts/{accountId}/users/invite_user`
 *
 * What it answers with, by status.
 */
export interface UsersInviteUserResponses {
    /** The invitation is on its way. */
    201: UsersInviteUser201Response;
    /** The request does not fit the contract, or the company is not on Rooms v6. */
    400: UsersInviteUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersInviteUser401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersInviteUser403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersInviteUser404Response;
    /** The address exists, but not with this method. */
    405: UsersInviteUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersInviteUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersInviteUser500Response;
}

/**
 * The error codes that `Users_InviteUser` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company is not on the version of Rooms that the call is for. Invite with the operation of the other version.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type UsersInviteUserErrorCode = 'INVALID_REQUEST_BODY' | 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';
