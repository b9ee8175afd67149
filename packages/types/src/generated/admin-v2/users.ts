// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DeleteMembershipsRequest } from './schemas/DeleteMembershipsRequest.js';
import type { DeleteMembershipsResponse } from './schemas/DeleteMembershipsResponse.js';
import type { DeleteResponse } from './schemas/DeleteResponse.js';
import type { DeleteUserIdentityRequest } from './schemas/DeleteUserIdentityRequest.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { ForceActivateMembershipRequest } from './schemas/ForceActivateMembershipRequest.js';
import type { MembershipStatus } from './schemas/MembershipStatus.js';
import type { NewAccountUserRequest } from './schemas/NewAccountUserRequest.js';
import type { NewUserRequest } from './schemas/NewUserRequest.js';
import type { NewUserResponse } from './schemas/NewUserResponse.js';
import type { OrganizationUsersResponse } from './schemas/OrganizationUsersResponse.js';
import type { UpdateResponse } from './schemas/UpdateResponse.js';
import type { UpdateUsersEmailRequest } from './schemas/UpdateUsersEmailRequest.js';
import type { UpdateUsersRequest } from './schemas/UpdateUsersRequest.js';
import type { UsersDrilldownResponse } from './schemas/UsersDrilldownResponse.js';
import type { UsersUpdateResponse } from './schemas/UsersUpdateResponse.js';

/**
 * Parameters in the path of `Users_getUsers`.
 */
export interface UsersGetUsersParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `Users_getUsers`.
 */
export interface UsersGetUsersQueryParams {
    /**
     * The 0-based position of the first item to return.
     *
     * @example 20
     */
    start?: number | undefined;
    /**
     * The maximum number of items in one response.
     *
     * @example 20
     */
    take?: number | undefined;
    /**
     * The 0-based position of the last item to return. It is ignored if `take` is given.
     *
     * @example 39
     */
    end?: number | undefined;
    /**
     * The full e-mail address of the users to return.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * Returns only users whose e-mail address or name contains this text.
     *
     * @example okafor
     */
    email_user_name_like?: string | undefined;
    /**
     * Returns only users with this status across all their accounts, such as `active` or `closed`.
     *
     * @example active
     */
    status?: string | undefined;
    /**
     * Returns only users whose membership has this status.
     *
     * @example active
     */
    membership_status?: MembershipStatus | undefined;
    /**
     * Returns only users who belong to this account of the organization. The value is the GUID of the
     * account.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    account_id?: string | undefined;
    /**
     * Returns only users whose e-mail address is in this domain. The value is the GUID of the reserved
     * domain of the organization.
     *
     * @example c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60
     */
    organization_reserved_domain_id?: string | undefined;
    /**
     * Returns only users who were changed at or after this time, in ISO 8601 format. It requires
     * `account_id` or `organization_reserved_domain_id`.
     *
     * @example 2026-11-10T00:00:00Z
     */
    last_modified_since?: string | undefined;
    /**
     * Specifies whether the response includes the cross-product groups of each user.
     *
     * @example true
     */
    include_ds_groups?: boolean | undefined;
    /**
     * Specifies whether the response includes the licence of each user.
     *
     * @example true
     */
    include_license?: boolean | undefined;
}

/** One page of users. */
export type UsersGetUsers200Response = OrganizationUsersResponse;

/** A parameter is invalid, or an e-mail address, account or domain is missing. */
export type UsersGetUsers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersGetUsers401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersGetUsers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersGetUsers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersGetUsers405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersGetUsers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersGetUsers500Response = ErrorDetails;

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
 * `Users_getUsers`, `GET /v2/organizations/{organizationId}/users`
 *
 * The responses, by status.
 */
export interface UsersGetUsersResponses {
    /** One page of users. */
    200: UsersGetUsers200Response;
    /** A parameter is invalid, or an e-mail address, account or domain is missing. */
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
 * The error codes that `Users_getUsers` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type UsersGetUsersErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Users_createUser`.
 */
export interface UsersCreateUserParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The user to create. */
export type UsersCreateUserBody = NewUserRequest;

/** The user with their memberships. */
export type UsersCreateUser200Response = NewUserResponse;

/** The request is invalid, or names an account, permission profile or group that does not exist. */
export type UsersCreateUser400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersCreateUser401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersCreateUser403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersCreateUser404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersCreateUser405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersCreateUser429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersCreateUser500Response = ErrorDetails;

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
 * `Users_createUser`, `POST /v2/organizations/{organizationId}/users`
 *
 * The responses, by status.
 */
export interface UsersCreateUserResponses {
    /** The user with their memberships. */
    200: UsersCreateUser200Response;
    /** The request is invalid, or names an account, permission profile or group that does not exist. */
    400: UsersCreateUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersCreateUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersCreateUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersCreateUser404Response;
    /** The path exists, but does not support this method. */
    405: UsersCreateUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersCreateUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersCreateUser500Response;
}

/**
 * The error codes that `Users_createUser` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type UsersCreateUserErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Users_getUserProfiles`.
 */
export interface UsersGetUserProfilesParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `Users_getUserProfiles`.
 */
export interface UsersGetUserProfilesQueryParams {
    /**
     * The full e-mail address of the users to return.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * Specifies whether the response includes the licence of each user.
     *
     * @example true
     */
    include_license?: boolean | undefined;
}

/** The matching profiles. */
export type UsersGetUserProfiles200Response = UsersDrilldownResponse;

/** A parameter is invalid. */
export type UsersGetUserProfiles400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersGetUserProfiles401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersGetUserProfiles403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersGetUserProfiles404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersGetUserProfiles405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersGetUserProfiles429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersGetUserProfiles500Response = ErrorDetails;

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
 * `Users_getUserProfiles`, `GET /v2/organizations/{organizationId}/users/profile`
 *
 * The responses, by status.
 */
export interface UsersGetUserProfilesResponses {
    /** The matching profiles. */
    200: UsersGetUserProfiles200Response;
    /** A parameter is invalid. */
    400: UsersGetUserProfiles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersGetUserProfiles401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersGetUserProfiles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersGetUserProfiles404Response;
    /** The path exists, but does not support this method. */
    405: UsersGetUserProfiles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersGetUserProfiles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersGetUserProfiles500Response;
}

/**
 * The error codes that `Users_getUserProfiles` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type UsersGetUserProfilesErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Users_updateUser`.
 */
export interface UsersUpdateUserParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `Users_updateUser`.
 */
export interface UsersUpdateUserQueryParams {
    /**
     * For accounts whose plan licenses each user: specifies whether the licence in the request replaces
     * the current licence of the user (`true`) or is added to it (`false`).
     *
     * @example true
     */
    apply_license_override?: boolean | undefined;
}

/** The users to change, each with the fields to change. */
export type UsersUpdateUserBody = UpdateUsersRequest;

/** The result for each user. */
export type UsersUpdateUser200Response = UsersUpdateResponse;

/** The request is invalid. */
export type UsersUpdateUser400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUpdateUser401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersUpdateUser403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersUpdateUser404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersUpdateUser405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersUpdateUser429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUpdateUser500Response = ErrorDetails;

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
 * `Users_updateUser`, `POST /v2/organizations/{organizationId}/users/profiles`
 *
 * The responses, by status.
 */
export interface UsersUpdateUserResponses {
    /** The result for each user. */
    200: UsersUpdateUser200Response;
    /** The request is invalid. */
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
 * The error codes that `Users_updateUser` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type UsersUpdateUserErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Users_updateEmailAddress`.
 */
export interface UsersUpdateEmailAddressParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The users, each with the new e-mail address. */
export type UsersUpdateEmailAddressBody = UpdateUsersEmailRequest;

/** The result for each user. */
export type UsersUpdateEmailAddress200Response = UsersUpdateResponse;

/** The request is invalid. */
export type UsersUpdateEmailAddress400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUpdateEmailAddress401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersUpdateEmailAddress403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersUpdateEmailAddress404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersUpdateEmailAddress405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersUpdateEmailAddress429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUpdateEmailAddress500Response = ErrorDetails;

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
 * `Users_updateEmailAddress`, `POST /v2/organizations/{organizationId}/users/email_addresses`
 *
 * The responses, by status.
 */
export interface UsersUpdateEmailAddressResponses {
    /** The result for each user. */
    200: UsersUpdateEmailAddress200Response;
    /** The request is invalid. */
    400: UsersUpdateEmailAddress400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersUpdateEmailAddress401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersUpdateEmailAddress403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersUpdateEmailAddress404Response;
    /** The path exists, but does not support this method. */
    405: UsersUpdateEmailAddress405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersUpdateEmailAddress429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersUpdateEmailAddress500Response;
}

/**
 * The error codes that `Users_updateEmailAddress` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type UsersUpdateEmailAddressErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `Users_activateMembership`.
 */
export interface UsersActivateMembershipParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the user, which is the same in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
    /**
     * The GUID of the membership of the user in one account.
     *
     * @example 23c355cd-480c-8d94-8b1b-48aac983bdb3
     */
    membershipId: string;
}

/** The site on which the user is stored. */
export type UsersActivateMembershipBody = ForceActivateMembershipRequest;

/** The membership was activated. */
export type UsersActivateMembership200Response = UpdateResponse;

/** The request is invalid, or the membership cannot be activated. */
export type UsersActivateMembership400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersActivateMembership401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersActivateMembership403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersActivateMembership404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersActivateMembership405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersActivateMembership429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersActivateMembership500Response = ErrorDetails;

/**
 * Activate a membership.
 *
 * Activates the membership of a user in an account without waiting for the user. Use it for a
 * membership whose status is `activation_required` or `activation_sent`.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right `users`.
 *
 * `Users_activateMembership`, `POST /v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}`
 *
 * The responses, by status.
 */
export interface UsersActivateMembershipResponses {
    /** The membership was activated. */
    200: UsersActivateMembership200Response;
    /** The request is invalid, or the membership cannot be activated. */
    400: UsersActivateMembership400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersActivateMembership401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersActivateMembership403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersActivateMembership404Response;
    /** The path exists, but does not support this method. */
    405: UsersActivateMembership405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersActivateMembership429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersActivateMembership500Response;
}

/**
 * The error codes that `Users_activateMembership` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UsersActivateMembershipErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Users_deleteIdentities`.
 */
export interface UsersDeleteIdentitiesParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the user, which is the same in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
}

/** The identities to delete, as listed in the profile of the user. */
export type UsersDeleteIdentitiesBody = DeleteUserIdentityRequest;

/** The result for each identity. */
export type UsersDeleteIdentities200Response = DeleteResponse;

/** The request is invalid. */
export type UsersDeleteIdentities400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersDeleteIdentities401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersDeleteIdentities403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersDeleteIdentities404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersDeleteIdentities405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersDeleteIdentities429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersDeleteIdentities500Response = ErrorDetails;

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
 * `Users_deleteIdentities`, `DELETE /v2/organizations/{organizationId}/users/{userId}/identities`
 *
 * The responses, by status.
 */
export interface UsersDeleteIdentitiesResponses {
    /** The result for each identity. */
    200: UsersDeleteIdentities200Response;
    /** The request is invalid. */
    400: UsersDeleteIdentities400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersDeleteIdentities401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersDeleteIdentities403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersDeleteIdentities404Response;
    /** The path exists, but does not support this method. */
    405: UsersDeleteIdentities405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersDeleteIdentities429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersDeleteIdentities500Response;
}

/**
 * The error codes that `Users_deleteIdentities` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UsersDeleteIdentitiesErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Users_closeMemberships`.
 */
export interface UsersCloseMembershipsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the user, which is the same in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
}

/** The accounts from which the user is removed. */
export type UsersCloseMembershipsBody = DeleteMembershipsRequest;

/** The result for each account. */
export type UsersCloseMemberships200Response = DeleteMembershipsResponse;

/** The request is invalid. */
export type UsersCloseMemberships400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersCloseMemberships401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersCloseMemberships403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersCloseMemberships404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersCloseMemberships405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersCloseMemberships429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersCloseMemberships500Response = ErrorDetails;

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
 * `Users_closeMemberships`, `DELETE /v2/organizations/{organizationId}/users/{userId}/accounts`
 *
 * The responses, by status.
 */
export interface UsersCloseMembershipsResponses {
    /** The result for each account. */
    200: UsersCloseMemberships200Response;
    /** The request is invalid. */
    400: UsersCloseMemberships400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersCloseMemberships401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersCloseMemberships403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersCloseMemberships404Response;
    /** The path exists, but does not support this method. */
    405: UsersCloseMemberships405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersCloseMemberships429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersCloseMemberships500Response;
}

/**
 * The error codes that `Users_closeMemberships` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UsersCloseMembershipsErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Users_addUsers`.
 */
export interface UsersAddUsersParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The user to add to the account. */
export type UsersAddUsersBody = NewAccountUserRequest;

/** The user with the new membership. */
export type UsersAddUsers200Response = NewUserResponse;

/** The request is invalid, or names a permission profile or group that the account does not have. */
export type UsersAddUsers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersAddUsers401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UsersAddUsers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersAddUsers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersAddUsers405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UsersAddUsers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersAddUsers500Response = ErrorDetails;

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
 * `Users_addUsers`, `POST /v2/organizations/{organizationId}/accounts/{accountId}/users`
 *
 * The responses, by status.
 */
export interface UsersAddUsersResponses {
    /** The user with the new membership. */
    200: UsersAddUsers200Response;
    /** The request is invalid, or names a permission profile or group that the account does not have. */
    400: UsersAddUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersAddUsers401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UsersAddUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersAddUsers404Response;
    /** The path exists, but does not support this method. */
    405: UsersAddUsers405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UsersAddUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersAddUsers500Response;
}

/**
 * The error codes that `Users_addUsers` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UsersAddUsersErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
