// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { ClassicAdminToInvite } from './schemas/ClassicAdminToInvite.js';
import type { ClassicAgentToInvite } from './schemas/ClassicAgentToInvite.js';
import type { ClassicManagerToInvite } from './schemas/ClassicManagerToInvite.js';
import type { DesignatedOffice } from './schemas/DesignatedOffice.js';
import type { DesignatedRegion } from './schemas/DesignatedRegion.js';
import type { LockedOutDetails } from './schemas/LockedOutDetails.js';
import type { User } from './schemas/User.js';
import type { UserForUpdate } from './schemas/UserForUpdate.js';
import type { UserSummaryList } from './schemas/UserSummaryList.js';
import type { UserToInvite } from './schemas/UserToInvite.js';

/**
 * Parameters in the path of `Users_GetUsers`.
 */
export interface UsersGetUsersParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
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
     * Returns only members whose name or e-mail address begins with this text.
     *
     * @example tomas
     */
    filter?: string | undefined;
    /**
     * The field by which the members are sorted, in ascending (`Asc`) or descending (`Desc`) order.
     *
     * @example LastNameAsc
     */
    sort?: ("FirstNameAsc" | "LastNameAsc" | "EmailAsc" | "FirstNameDesc" | "LastNameDesc" | "EmailDesc") | undefined;
    /**
     * Returns only members with this default office.
     *
     * @example 4410
     */
    defaultOfficeId?: number | undefined;
    /**
     * Returns only members with this access level.
     *
     * @example Office
     */
    accessLevel?: ("Company" | "Region" | "Office" | "Contributor") | undefined;
    /**
     * Returns only members with this job title. Only companies on Rooms v5 have titles.
     *
     * @example 318
     */
    titleId?: number | undefined;
    /**
     * Returns only members with this role in the company.
     *
     * @example 52411
     */
    roleId?: number | undefined;
    /**
     * Returns only members who have accepted their invitation (`Active`), or only those who have not
     * (`Pending`).
     *
     * @example Active
     */
    status?: ("Active" | "Pending") | undefined;
    /**
     * Specifies whether only members who are locked out are returned.
     *
     * @example false
     */
    lockedOnly?: boolean | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
}

/** One page of the members. */
export type UsersGetUsers200Response = UserSummaryList;

/** A parameter is invalid. */
export type UsersGetUsers400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersGetUsers401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersGetUsers403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersGetUsers404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersGetUsers405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersGetUsers429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersGetUsers500Response = ApiError;

/**
 * List the members of a company.
 *
 * Returns the members of a company, including those who have not accepted their invitation yet. The
 * list is paged: `startPosition` and `count` select a page. It can be filtered by name, office,
 * role, access level and status; a member must match all filters. Without `sort`, members are listed
 * in the order in which they were invited. Job titles are only available on Rooms v5, and custom
 * roles of the company only on Rooms v6. All members can call this operation.
 *
 * `Users_GetUsers`, `GET /v2/accounts/{accountId}/users`
 *
 * The responses, by status.
 */
export interface UsersGetUsersResponses {
    /** One page of the members. */
    200: UsersGetUsers200Response;
    /** A parameter is invalid. */
    400: UsersGetUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersGetUsers401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersGetUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersGetUsers404Response;
    /** The path exists, but does not support this method. */
    405: UsersGetUsers405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersGetUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersGetUsers500Response;
}

/**
 * The error codes that `Users_GetUsers` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersGetUsersErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_GetUser`.
 */
export interface UsersGetUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The current state of the member. */
export type UsersGetUser200Response = User;

/** A parameter is invalid. */
export type UsersGetUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersGetUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersGetUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersGetUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersGetUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersGetUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersGetUser500Response = ApiError;

/**
 * Read a member of a company.
 *
 * Returns one member with their offices and regions. For a Manager on Rooms v5, the response also
 * contains the permissions in addition to the role. On Rooms v6, the permissions of a member depend
 * only on `roleId`. All members can call this operation.
 *
 * `Users_GetUser`, `GET /v2/accounts/{accountId}/users/{userId}`
 *
 * The responses, by status.
 */
export interface UsersGetUserResponses {
    /** The current state of the member. */
    200: UsersGetUser200Response;
    /** A parameter is invalid. */
    400: UsersGetUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersGetUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersGetUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersGetUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersGetUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersGetUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersGetUser500Response;
}

/**
 * The error codes that `Users_GetUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersGetUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_UpdateUser`.
 */
export interface UsersUpdateUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The new default office. */
export type UsersUpdateUserBody = UserForUpdate;

/** The changed member. */
export type UsersUpdateUser200Response = User;

/** The request is invalid, or the office does not exist. */
export type UsersUpdateUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUpdateUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersUpdateUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersUpdateUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersUpdateUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersUpdateUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUpdateUser500Response = ApiError;

/**
 * Change the default office of a member.
 *
 * Sets the office for new rooms of a member. A member with the access level `Office` or
 * `Contributor` is also added to that office. Other data of the member cannot be changed with this
 * operation. The caller needs the right to manage members of this access level, and must have access
 * to the office.
 *
 * `Users_UpdateUser`, `PUT /v2/accounts/{accountId}/users/{userId}`
 *
 * The responses, by status.
 */
export interface UsersUpdateUserResponses {
    /** The changed member. */
    200: UsersUpdateUser200Response;
    /** The request is invalid, or the office does not exist. */
    400: UsersUpdateUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersUpdateUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersUpdateUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersUpdateUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersUpdateUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersUpdateUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersUpdateUser500Response;
}

/**
 * The error codes that `Users_UpdateUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersUpdateUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_RemoveUser`.
 */
export interface UsersRemoveUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The member was removed. The response has no body. */
export type UsersRemoveUser204Response = undefined;

/** The request is invalid, or the member cannot be removed. */
export type UsersRemoveUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersRemoveUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersRemoveUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersRemoveUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersRemoveUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersRemoveUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersRemoveUser500Response = ApiError;

/**
 * Remove a member from a company.
 *
 * Ends the membership of a user in the company, or withdraws an invitation. It fails for a user who
 * owns rooms: give them another owner or delete them first. The user leaves all other rooms, and
 * remains in the eSignature account. The caller needs the right to remove members of this access
 * level, and cannot remove themselves. The last active administrator cannot be removed.
 *
 * `Users_RemoveUser`, `DELETE /v2/accounts/{accountId}/users/{userId}`
 *
 * The responses, by status.
 */
export interface UsersRemoveUserResponses {
    /** The member was removed. The response has no body. */
    204: UsersRemoveUser204Response;
    /** The request is invalid, or the member cannot be removed. */
    400: UsersRemoveUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersRemoveUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersRemoveUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersRemoveUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersRemoveUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersRemoveUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersRemoveUser500Response;
}

/**
 * The error codes that `Users_RemoveUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 * - `USER_OWNS_ROOMS` (400): The member owns rooms and cannot be removed. Give the rooms another owner or delete them, then repeat the request.
 */
export type UsersRemoveUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_OWNS_ROOMS';

/**
 * Parameters in the path of `Users_AddUserToOffice`.
 */
export interface UsersAddUserToOfficeParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The office that the member joins. */
export type UsersAddUserToOfficeBody = DesignatedOffice;

/** The member was added. The response has no body. */
export type UsersAddUserToOffice204Response = undefined;

/** The request is invalid, or the office does not exist. */
export type UsersAddUserToOffice400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersAddUserToOffice401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersAddUserToOffice403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersAddUserToOffice404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersAddUserToOffice405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersAddUserToOffice429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersAddUserToOffice500Response = ApiError;

/**
 * Add a member to an office.
 *
 * Adds a member to one more office, in addition to the current ones. It has no effect for a member
 * who already belongs to it. A member with the access level `Office` can then access the rooms of
 * the office. The caller needs the right to manage members of this access level, and must have
 * access to the office.
 *
 * `Users_AddUserToOffice`, `POST /v2/accounts/{accountId}/users/{userId}/add_to_office`
 *
 * The responses, by status.
 */
export interface UsersAddUserToOfficeResponses {
    /** The member was added. The response has no body. */
    204: UsersAddUserToOffice204Response;
    /** The request is invalid, or the office does not exist. */
    400: UsersAddUserToOffice400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersAddUserToOffice401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersAddUserToOffice403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersAddUserToOffice404Response;
    /** The path exists, but does not support this method. */
    405: UsersAddUserToOffice405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersAddUserToOffice429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersAddUserToOffice500Response;
}

/**
 * The error codes that `Users_AddUserToOffice` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersAddUserToOfficeErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_AddUserToRegion`.
 */
export interface UsersAddUserToRegionParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The region that the member joins. */
export type UsersAddUserToRegionBody = DesignatedRegion;

/** The member was added. The response has no body. */
export type UsersAddUserToRegion204Response = undefined;

/** The request is invalid, or the region does not exist. */
export type UsersAddUserToRegion400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersAddUserToRegion401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersAddUserToRegion403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersAddUserToRegion404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersAddUserToRegion405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersAddUserToRegion429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersAddUserToRegion500Response = ApiError;

/**
 * Add a member to a region.
 *
 * Adds a member with the access level `Region` to one more region. It has no effect for a member who
 * already belongs to it. The member can then access the rooms of all offices in the region. The
 * caller needs the right to manage members of this access level, and must have access to the region.
 *
 * `Users_AddUserToRegion`, `POST /v2/accounts/{accountId}/users/{userId}/add_to_region`
 *
 * The responses, by status.
 */
export interface UsersAddUserToRegionResponses {
    /** The member was added. The response has no body. */
    204: UsersAddUserToRegion204Response;
    /** The request is invalid, or the region does not exist. */
    400: UsersAddUserToRegion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersAddUserToRegion401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersAddUserToRegion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersAddUserToRegion404Response;
    /** The path exists, but does not support this method. */
    405: UsersAddUserToRegion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersAddUserToRegion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersAddUserToRegion500Response;
}

/**
 * The error codes that `Users_AddUserToRegion` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersAddUserToRegionErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_LockUser`.
 */
export interface UsersLockUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The reason why the member is locked out. */
export type UsersLockUserBody = LockedOutDetails;

/** The member was locked out. The response has no body. */
export type UsersLockUser204Response = undefined;

/** The request is invalid, or the caller is the member. */
export type UsersLockUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersLockUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersLockUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersLockUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersLockUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersLockUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersLockUser500Response = ApiError;

/**
 * Lock a member out of Rooms.
 *
 * Locks a member out of Rooms. The membership, its role and the rooms of the member are kept, but
 * every request with a token of the member gets `USER_LACKS_PERMISSIONS` until
 * `Users_UnlockUser` is called. A pending invitation cannot be accepted during this time. Access to
 * eSignature does not change. Locking a member again replaces the reason. The caller needs the right
 * to manage members of this access level. The last active administrator cannot be locked.
 *
 * `Users_LockUser`, `POST /v2/accounts/{accountId}/users/{userId}/lock`
 *
 * The responses, by status.
 */
export interface UsersLockUserResponses {
    /** The member was locked out. The response has no body. */
    204: UsersLockUser204Response;
    /** The request is invalid, or the caller is the member. */
    400: UsersLockUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersLockUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersLockUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersLockUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersLockUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersLockUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersLockUser500Response;
}

/**
 * The error codes that `Users_LockUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersLockUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_ReinviteUser`.
 */
export interface UsersReinviteUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The invitation was sent again. The response has no body. */
export type UsersReinviteUser204Response = undefined;

/** The request is invalid, or the member is already active. */
export type UsersReinviteUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersReinviteUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersReinviteUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersReinviteUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersReinviteUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersReinviteUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersReinviteUser500Response = ApiError;

/**
 * Resend the invitation of a member.
 *
 * Sends the invitation to a company again to a person who has not accepted it yet. The request has
 * no body. The role and access level of the invitation are not changed. The link in the new e-mail
 * is valid for 30 days, and the link of the earlier one no longer works. It works the same on Rooms
 * v5 and v6. The caller needs the right to add members of this access level.
 *
 * `Users_ReinviteUser`, `POST /v2/accounts/{accountId}/users/{userId}/reinvite`
 *
 * The responses, by status.
 */
export interface UsersReinviteUserResponses {
    /** The invitation was sent again. The response has no body. */
    204: UsersReinviteUser204Response;
    /** The request is invalid, or the member is already active. */
    400: UsersReinviteUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersReinviteUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersReinviteUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersReinviteUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersReinviteUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersReinviteUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersReinviteUser500Response;
}

/**
 * The error codes that `Users_ReinviteUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_ALREADY_ACTIVE` (400): The member has already accepted the invitation. There is nothing to send again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersReinviteUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_ALREADY_ACTIVE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_RemoveUserFromOffice`.
 */
export interface UsersRemoveUserFromOfficeParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The office that the member leaves. */
export type UsersRemoveUserFromOfficeBody = DesignatedOffice;

/** The member was removed from the office. The response has no body. */
export type UsersRemoveUserFromOffice204Response = undefined;

/** The request is invalid, or the member does not belong to this office. */
export type UsersRemoveUserFromOffice400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersRemoveUserFromOffice401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersRemoveUserFromOffice403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersRemoveUserFromOffice404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersRemoveUserFromOffice405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersRemoveUserFromOffice429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersRemoveUserFromOffice500Response = ApiError;

/**
 * Remove a member from an office.
 *
 * Removes a member from one office. Their other offices are kept. The default office cannot be
 * removed: set another one with `Users_UpdateUser` first. The caller needs the right to manage
 * members of this access level.
 *
 * `Users_RemoveUserFromOffice`, `POST /v2/accounts/{accountId}/users/{userId}/remove_from_office`
 *
 * The responses, by status.
 */
export interface UsersRemoveUserFromOfficeResponses {
    /** The member was removed from the office. The response has no body. */
    204: UsersRemoveUserFromOffice204Response;
    /** The request is invalid, or the member does not belong to this office. */
    400: UsersRemoveUserFromOffice400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersRemoveUserFromOffice401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersRemoveUserFromOffice403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersRemoveUserFromOffice404Response;
    /** The path exists, but does not support this method. */
    405: UsersRemoveUserFromOffice405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersRemoveUserFromOffice429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersRemoveUserFromOffice500Response;
}

/**
 * The error codes that `Users_RemoveUserFromOffice` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersRemoveUserFromOfficeErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_RemoveUserFromRegion`.
 */
export interface UsersRemoveUserFromRegionParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The region that the member leaves. */
export type UsersRemoveUserFromRegionBody = DesignatedRegion;

/** The member was removed from the region. The response has no body. */
export type UsersRemoveUserFromRegion204Response = undefined;

/** The request is invalid, or the member does not belong to this region. */
export type UsersRemoveUserFromRegion400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersRemoveUserFromRegion401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersRemoveUserFromRegion403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersRemoveUserFromRegion404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersRemoveUserFromRegion405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersRemoveUserFromRegion429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersRemoveUserFromRegion500Response = ApiError;

/**
 * Remove a member from a region.
 *
 * Removes a member from one region. Their other regions are kept. The region of the default office is
 * kept too, until `Users_UpdateUser` sets another office. A member with the access level `Region` keeps
 * at least one region. The caller needs the right to manage members of this access level.
 *
 * `Users_RemoveUserFromRegion`, `POST /v2/accounts/{accountId}/users/{userId}/remove_from_region`
 *
 * The responses, by status.
 */
export interface UsersRemoveUserFromRegionResponses {
    /** The member was removed from the region. The response has no body. */
    204: UsersRemoveUserFromRegion204Response;
    /** The request is invalid, or the member does not belong to this region. */
    400: UsersRemoveUserFromRegion400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersRemoveUserFromRegion401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersRemoveUserFromRegion403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersRemoveUserFromRegion404Response;
    /** The path exists, but does not support this method. */
    405: UsersRemoveUserFromRegion405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersRemoveUserFromRegion429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersRemoveUserFromRegion500Response;
}

/**
 * The error codes that `Users_RemoveUserFromRegion` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersRemoveUserFromRegionErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_UnlockUser`.
 */
export interface UsersUnlockUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The member can use Rooms. The response has no body. */
export type UsersUnlockUser204Response = undefined;

/** The path does not have the ID of a member. */
export type UsersUnlockUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUnlockUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersUnlockUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersUnlockUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersUnlockUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersUnlockUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUnlockUser500Response = ApiError;

/**
 * Unlock a member of Rooms.
 *
 * Lets a member that was locked with `Users_LockUser` use Rooms again. The role, offices, regions
 * and rooms are the same as before. The request has no body, and has no effect on a member who is
 * not locked. The caller needs the right to manage members of this access level.
 *
 * `Users_UnlockUser`, `POST /v2/accounts/{accountId}/users/{userId}/unlock`
 *
 * The responses, by status.
 */
export interface UsersUnlockUserResponses {
    /** The member can use Rooms. The response has no body. */
    204: UsersUnlockUser204Response;
    /** The path does not have the ID of a member. */
    400: UsersUnlockUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersUnlockUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersUnlockUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersUnlockUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersUnlockUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersUnlockUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersUnlockUser500Response;
}

/**
 * The error codes that `Users_UnlockUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersUnlockUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteClassicAdmin`.
 */
export interface UsersInviteClassicAdminParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The person to invite. */
export type UsersInviteClassicAdminBody = ClassicAdminToInvite;

/** The invitation was sent. */
export type UsersInviteClassicAdmin201Response = User;

/** The request is invalid, or the company is not on Rooms v5. */
export type UsersInviteClassicAdmin400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersInviteClassicAdmin401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersInviteClassicAdmin403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersInviteClassicAdmin404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersInviteClassicAdmin405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersInviteClassicAdmin429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersInviteClassicAdmin500Response = ApiError;

/**
 * Invite an Admin to a company on Rooms v5.
 *
 * Invites a person to a company on Rooms v5 as an Admin, who manages all members and the settings of
 * the company. The person accepts with the link in an e-mail, which is valid for 30 days, and
 * becomes an administrator of the eSignature account of the company too. Companies on Rooms v6 use
 * `Users_InviteUser`. The caller must be an Admin.
 *
 * `Users_InviteClassicAdmin`, `POST /v2/accounts/{accountId}/users/invite_classic_admin`
 *
 * The responses, by status.
 */
export interface UsersInviteClassicAdminResponses {
    /** The invitation was sent. */
    201: UsersInviteClassicAdmin201Response;
    /** The request is invalid, or the company is not on Rooms v5. */
    400: UsersInviteClassicAdmin400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersInviteClassicAdmin401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersInviteClassicAdmin403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersInviteClassicAdmin404Response;
    /** The path exists, but does not support this method. */
    405: UsersInviteClassicAdmin405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersInviteClassicAdmin429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersInviteClassicAdmin500Response;
}

/**
 * The error codes that `Users_InviteClassicAdmin` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `MEMBER_ALREADY_EXISTS` (400): The company already has a member with this e-mail address, or an invitation was sent to it. To send the invitation again, use `Users_ReinviteUser`.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersInviteClassicAdminErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'MEMBER_ALREADY_EXISTS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteClassicAgent`.
 */
export interface UsersInviteClassicAgentParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The person to invite, with their office. */
export type UsersInviteClassicAgentBody = ClassicAgentToInvite;

/** The invitation was sent. */
export type UsersInviteClassicAgent201Response = User;

/** The request is invalid, or the company is not on Rooms v5. */
export type UsersInviteClassicAgent400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersInviteClassicAgent401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersInviteClassicAgent403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersInviteClassicAgent404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersInviteClassicAgent405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersInviteClassicAgent429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersInviteClassicAgent500Response = ApiError;

/**
 * Invite an Agent to a company on Rooms v5.
 *
 * Invites a person to a company on Rooms v5 as an Agent of one office. An Agent can only view rooms
 * that they create or that are created for them, and cannot manage members or settings. The person
 * accepts with the link in an e-mail, which is valid for 30 days. Companies on Rooms v6 use
 * `Users_InviteUser`. The caller needs the right to manage members and access to the office.
 *
 * `Users_InviteClassicAgent`, `POST /v2/accounts/{accountId}/users/invite_classic_agent`
 *
 * The responses, by status.
 */
export interface UsersInviteClassicAgentResponses {
    /** The invitation was sent. */
    201: UsersInviteClassicAgent201Response;
    /** The request is invalid, or the company is not on Rooms v5. */
    400: UsersInviteClassicAgent400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersInviteClassicAgent401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersInviteClassicAgent403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersInviteClassicAgent404Response;
    /** The path exists, but does not support this method. */
    405: UsersInviteClassicAgent405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersInviteClassicAgent429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersInviteClassicAgent500Response;
}

/**
 * The error codes that `Users_InviteClassicAgent` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `MEMBER_ALREADY_EXISTS` (400): The company already has a member with this e-mail address, or an invitation was sent to it. To send the invitation again, use `Users_ReinviteUser`.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersInviteClassicAgentErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'MEMBER_ALREADY_EXISTS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteClassicManager`.
 */
export interface UsersInviteClassicManagerParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The person to invite, with their offices or regions and their permissions. */
export type UsersInviteClassicManagerBody = ClassicManagerToInvite;

/** The invitation was sent. */
export type UsersInviteClassicManager201Response = User;

/** The request is invalid, or the company is not on Rooms v5. */
export type UsersInviteClassicManager400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersInviteClassicManager401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersInviteClassicManager403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersInviteClassicManager404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersInviteClassicManager405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersInviteClassicManager429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersInviteClassicManager500Response = ApiError;

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
 * `Users_InviteClassicManager`, `POST /v2/accounts/{accountId}/users/invite_classic_manager`
 *
 * The responses, by status.
 */
export interface UsersInviteClassicManagerResponses {
    /** The invitation was sent. */
    201: UsersInviteClassicManager201Response;
    /** The request is invalid, or the company is not on Rooms v5. */
    400: UsersInviteClassicManager400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersInviteClassicManager401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersInviteClassicManager403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersInviteClassicManager404Response;
    /** The path exists, but does not support this method. */
    405: UsersInviteClassicManager405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersInviteClassicManager429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersInviteClassicManager500Response;
}

/**
 * The error codes that `Users_InviteClassicManager` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `MEMBER_ALREADY_EXISTS` (400): The company already has a member with this e-mail address, or an invitation was sent to it. To send the invitation again, use `Users_ReinviteUser`.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersInviteClassicManagerErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'MEMBER_ALREADY_EXISTS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_InviteUser`.
 */
export interface UsersInviteUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The person to invite, with their role and access level. */
export type UsersInviteUserBody = UserToInvite;

/** The invitation was sent. */
export type UsersInviteUser201Response = User;

/** The request is invalid, or the company is not on Rooms v6. */
export type UsersInviteUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersInviteUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersInviteUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type UsersInviteUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type UsersInviteUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersInviteUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersInviteUser500Response = ApiError;

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
 * `Users_InviteUser`, `POST /v2/accounts/{accountId}/users/invite_user`
 *
 * The responses, by status.
 */
export interface UsersInviteUserResponses {
    /** The invitation was sent. */
    201: UsersInviteUser201Response;
    /** The request is invalid, or the company is not on Rooms v6. */
    400: UsersInviteUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersInviteUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersInviteUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersInviteUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersInviteUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersInviteUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersInviteUser500Response;
}

/**
 * The error codes that `Users_InviteUser` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `MEMBER_ALREADY_EXISTS` (400): The company already has a member with this e-mail address, or an invitation was sent to it. To send the invitation again, use `Users_ReinviteUser`.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type UsersInviteUserErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'MEMBER_ALREADY_EXISTS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';
