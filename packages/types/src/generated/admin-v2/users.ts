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
     * The organization, by its GUID, as userinfo tells it.
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
     * The position of the first item that is wanted, counted from 0.
     *
     * @example 20
     */
    start?: number | undefined;
    /**
     * How many items one answer holds at most.
     *
     * @example 20
     */
    take?: number | undefined;
    /**
     * The position of the last item that is wanted, counted from 0. It counts for nothing beside
     * `take`.
     *
     * @example 39
     */
    end?: number | undefined;
    /**
     * The e-mail address of the users who are wanted, in full.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * A piece of the e-mail address or of the name; only users who have it are listed.
     *
     * @example okafor
     */
    email_user_name_like?: string | undefined;
    /**
     * Only users who stand like this over all their accounts, such as `active` or `closed`.
     *
     * @example active
     */
    status?: string | undefined;
    /**
     * Only users whose membership stands like this.
     *
     * @example active
     */
    membership_status?: MembershipStatus | undefined;
    /**
     * Only users who belong to this account of the organization, by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    account_id?: string | undefined;
    /**
     * Only users whose e-mail address lies in this domain, by the GUID under which the organization
     * has reserved it.
     *
     * @example c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60
     */
    organization_reserved_domain_id?: string | undefined;
    /**
     * Only users who were changed at this moment (ISO 8601) or later. It needs `account_id` or
     * `organization_reserved_domain_id` beside it.
     *
     * @example 2026-11-10T00:00:00Z
     */
    last_modified_since?: string | undefined;
    /**
     * Whether each user comes with the groups across products that they are in.
     *
     * @example true
     */
    include_ds_groups?: boolean | undefined;
    /**
     * Whether each user comes with the licence that they hold.
     *
     * @example true
     */
    include_license?: boolean | undefined;
}

/** One page of users. */
export type UsersGetUsers200Response = OrganizationUsersResponse;

/** A parameter does not fit the contract, or no e-mail address, account or domain is named. */
export type UsersGetUsers400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersGetUsers401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersGetUsers403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersGetUsers404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersGetUsers405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersGetUsers429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersGetUsers500Response = ErrorDetails;

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
 * `Users_getUsers`, `GET /v2/organizations/{organizationId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersGetUsersResponses {
    /** One page of users. */
    200: UsersGetUsers200Response;
    /** A parameter does not fit the contract, or no e-mail address, account or domain is named. */
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
 * The error codes that `Users_getUsers` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UsersGetUsersErrorCode = 'invalid_request';

/**
 * Parameters in the path of `Users_createUser`.
 */
export interface UsersCreateUserParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The user who is to be made. */
export type UsersCreateUserBody = NewUserRequest;

/** The user with their memberships. */
export type UsersCreateUser200Response = NewUserResponse;

/** The request does not fit the contract, or names an account, profile or group that there is not. */
export type UsersCreateUser400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersCreateUser401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersCreateUser403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersCreateUser404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersCreateUser405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersCreateUser429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersCreateUser500Response = ErrorDetails;

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
 * `Users_createUser`, `POST /v2/organizations/{organizationId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersCreateUserResponses {
    /** The user with their memberships. */
    200: UsersCreateUser200Response;
    /** The request does not fit the contract, or names an account, profile or group that there is not. */
    400: UsersCreateUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersCreateUser401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersCreateUser403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersCreateUser404Response;
    /** The address exists, but not with this method. */
    405: UsersCreateUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersCreateUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersCreateUser500Response;
}

/**
 * The error codes that `Users_createUser` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UsersCreateUserErrorCode = 'invalid_request';

/**
 * Parameters in the path of `Users_getUserProfiles`.
 */
export interface UsersGetUserProfilesParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
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
     * The e-mail address of the users who are wanted, in full.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * Whether each user comes with the licence that they hold.
     *
     * @example true
     */
    include_license?: boolean | undefined;
}

/** The profiles that were found. */
export type UsersGetUserProfiles200Response = UsersDrilldownResponse;

/** A parameter does not fit the contract. */
export type UsersGetUserProfiles400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersGetUserProfiles401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersGetUserProfiles403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersGetUserProfiles404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersGetUserProfiles405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersGetUserProfiles429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersGetUserProfiles500Response = ErrorDetails;

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
 * `Users_getUserProfiles`, `GET /v2/organizations/{organizationId}/users/profile`
 *
 * What it answers with, by status.
 */
export interface UsersGetUserProfilesResponses {
    /** The profiles that were found. */
    200: UsersGetUserProfiles200Response;
    /** A parameter does not fit the contract. */
    400: UsersGetUserProfiles400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersGetUserProfiles401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersGetUserProfiles403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersGetUserProfiles404Response;
    /** The address exists, but not with this method. */
    405: UsersGetUserProfiles405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersGetUserProfiles429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersGetUserProfiles500Response;
}

/**
 * The error codes that `Users_getUserProfiles` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UsersGetUserProfilesErrorCode = 'invalid_request';

/**
 * Parameters in the path of `Users_updateUser`.
 */
export interface UsersUpdateUserParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
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
     * Where the plan of an account licenses each user: whether the licence in the request replaces the
     * one that the user holds (true) or is added to it (false).
     *
     * @example true
     */
    apply_license_override?: boolean | undefined;
}

/** The users, each with what is to change. */
export type UsersUpdateUserBody = UpdateUsersRequest;

/** What came of the changes, user by user. */
export type UsersUpdateUser200Response = UsersUpdateResponse;

/** The request does not fit the contract. */
export type UsersUpdateUser400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersUpdateUser401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersUpdateUser403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersUpdateUser404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersUpdateUser405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersUpdateUser429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersUpdateUser500Response = ErrorDetails;

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
 * `Users_updateUser`, `POST /v2/organizations/{organizationId}/users/profiles`
 *
 * What it answers with, by status.
 */
export interface UsersUpdateUserResponses {
    /** What came of the changes, user by user. */
    200: UsersUpdateUser200Response;
    /** The request does not fit the contract. */
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
 * The error codes that `Users_updateUser` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UsersUpdateUserErrorCode = 'invalid_request';

/**
 * Parameters in the path of `Users_updateEmailAddress`.
 */
export interface UsersUpdateEmailAddressParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The users, each with the new address. */
export type UsersUpdateEmailAddressBody = UpdateUsersEmailRequest;

/** What came of the changes, user by user. */
export type UsersUpdateEmailAddress200Response = UsersUpdateResponse;

/** The request does not fit the contract. */
export type UsersUpdateEmailAddress400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersUpdateEmailAddress401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersUpdateEmailAddress403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersUpdateEmailAddress404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersUpdateEmailAddress405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersUpdateEmailAddress429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersUpdateEmailAddress500Response = ErrorDetails;

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
 * `Users_updateEmailAddress`, `POST /v2/organizations/{organizationId}/users/email_addresses`
 *
 * What it answers with, by status.
 */
export interface UsersUpdateEmailAddressResponses {
    /** What came of the changes, user by user. */
    200: UsersUpdateEmailAddress200Response;
    /** The request does not fit the contract. */
    400: UsersUpdateEmailAddress400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersUpdateEmailAddress401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersUpdateEmailAddress403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersUpdateEmailAddress404Response;
    /** The address exists, but not with this method. */
    405: UsersUpdateEmailAddress405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersUpdateEmailAddress429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersUpdateEmailAddress500Response;
}

/**
 * The error codes that `Users_updateEmailAddress` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UsersUpdateEmailAddressErrorCode = 'invalid_request';

/**
 * Parameters in the path of `Users_activateMembership`.
 */
export interface UsersActivateMembershipParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The user, by the GUID that they have in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
    /**
     * The membership of the user in one account, by its GUID.
     *
     * @example d4c2a8f0-6b1e-4973-85a4-2e9f7c0b3d16
     */
    membershipId: string;
}

/** The site on which the user is kept. */
export type UsersActivateMembershipBody = ForceActivateMembershipRequest;

/** The membership is active. */
export type UsersActivateMembership200Response = UpdateResponse;

/** The request does not fit the contract, or the membership cannot be activated. */
export type UsersActivateMembership400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersActivateMembership401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersActivateMembership403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersActivateMembership404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersActivateMembership405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersActivateMembership429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersActivateMembership500Response = ErrorDetails;

/**
 * Activate a membership.
 *
 * Makes the membership of a user in an account active without waiting for the user. It is meant for
 * a membership whose status is `activation_required` or `activation_sent`.
 *
 * The caller must be an administrator of the organization.
 *
 * `Users_activateMembership`, `POST /v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}`
 *
 * What it answers with, by status.
 */
export interface UsersActivateMembershipResponses {
    /** The membership is active. */
    200: UsersActivateMembership200Response;
    /** The request does not fit the contract, or the membership cannot be activated. */
    400: UsersActivateMembership400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersActivateMembership401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersActivateMembership403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersActivateMembership404Response;
    /** The address exists, but not with this method. */
    405: UsersActivateMembership405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersActivateMembership429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersActivateMembership500Response;
}

/**
 * The error codes that `Users_activateMembership` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UsersActivateMembershipErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Users_deleteIdentities`.
 */
export interface UsersDeleteIdentitiesParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The user, by the GUID that they have in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
}

/** The identities, as the profile of the user shows them. */
export type UsersDeleteIdentitiesBody = DeleteUserIdentityRequest;

/** What came of the deletion, identity by identity. */
export type UsersDeleteIdentities200Response = DeleteResponse;

/** The request does not fit the contract. */
export type UsersDeleteIdentities400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersDeleteIdentities401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersDeleteIdentities403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersDeleteIdentities404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersDeleteIdentities405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersDeleteIdentities429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersDeleteIdentities500Response = ErrorDetails;

/**
 * Delete identities of a user.
 *
 * Deletes links between a user and identity providers, so that the user can no longer log in by
 * them. The user and the memberships stay. Every identity is dealt with for itself; the answer
 * tells which one is still there and why.
 *
 * The caller must be an administrator of the organization.
 *
 * `Users_deleteIdentities`, `DELETE /v2/organizations/{organizationId}/users/{userId}/identities`
 *
 * What it answers with, by status.
 */
export interface UsersDeleteIdentitiesResponses {
    /** What came of the deletion, identity by identity. */
    200: UsersDeleteIdentities200Response;
    /** The request does not fit the contract. */
    400: UsersDeleteIdentities400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersDeleteIdentities401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersDeleteIdentities403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersDeleteIdentities404Response;
    /** The address exists, but not with this method. */
    405: UsersDeleteIdentities405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersDeleteIdentities429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersDeleteIdentities500Response;
}

/**
 * The error codes that `Users_deleteIdentities` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UsersDeleteIdentitiesErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Users_closeMemberships`.
 */
export interface UsersCloseMembershipsParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The user, by the GUID that they have in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
}

/** The accounts that the user is to leave. */
export type UsersCloseMembershipsBody = DeleteMembershipsRequest;

/** What came of it, account by account. */
export type UsersCloseMemberships200Response = DeleteMembershipsResponse;

/** The request does not fit the contract. */
export type UsersCloseMemberships400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersCloseMemberships401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersCloseMemberships403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersCloseMemberships404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersCloseMemberships405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersCloseMemberships429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersCloseMemberships500Response = ErrorDetails;

/**
 * Close memberships of a user.
 *
 * Ends the memberships of a user in the accounts that the body names. The user can then neither log
 * in to these accounts nor send from them; other memberships stay. Every account is dealt with for
 * itself; the answer tells where the user is still a member and why.
 *
 * The caller must be an administrator of the organization.
 *
 * `Users_closeMemberships`, `DELETE /v2/organizations/{organizationId}/users/{userId}/accounts`
 *
 * What it answers with, by status.
 */
export interface UsersCloseMembershipsResponses {
    /** What came of it, account by account. */
    200: UsersCloseMemberships200Response;
    /** The request does not fit the contract. */
    400: UsersCloseMemberships400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersCloseMemberships401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersCloseMemberships403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersCloseMemberships404Response;
    /** The address exists, but not with this method. */
    405: UsersCloseMemberships405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersCloseMemberships429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersCloseMemberships500Response;
}

/**
 * The error codes that `Users_closeMemberships` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UsersCloseMembershipsErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `Users_addUsers`.
 */
export interface UsersAddUsersParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The account of the organization, by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The user who is to join the account. */
export type UsersAddUsersBody = NewAccountUserRequest;

/** The user with the new membership. */
export type UsersAddUsers200Response = NewUserResponse;

/** The request does not fit the contract, or names a profile or group that the account has not. */
export type UsersAddUsers400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersAddUsers401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UsersAddUsers403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersAddUsers404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersAddUsers405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UsersAddUsers429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersAddUsers500Response = ErrorDetails;

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
 * `Users_addUsers`, `POST /v2/organizations/{organizationId}/accounts/{accountId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersAddUsersResponses {
    /** The user with the new membership. */
    200: UsersAddUsers200Response;
    /** The request does not fit the contract, or names a profile or group that the account has not. */
    400: UsersAddUsers400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersAddUsers401Response;
    /** The token is good, but the user may not do this here. */
    403: UsersAddUsers403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersAddUsers404Response;
    /** The address exists, but not with this method. */
    405: UsersAddUsers405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UsersAddUsers429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersAddUsers500Response;
}

/**
 * The error codes that `Users_addUsers` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UsersAddUsersErrorCode = 'invalid_request' | 'not_found';
