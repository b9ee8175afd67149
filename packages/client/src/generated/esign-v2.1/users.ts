/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UsersCreate201Response, UsersCreateBody, UsersCreateParams, UsersCreateResponses, UsersDelete200Response, UsersDeleteBody, UsersDeleteParams, UsersDeleteProfileImage200Response, UsersDeleteProfileImageParams, UsersDeleteProfileImageResponses, UsersDeleteQueryParams, UsersDeleteResponses, UsersGet200Response, UsersGetParams, UsersGetProfileImage200Response, UsersGetProfileImageParams, UsersGetProfileImageQueryParams, UsersGetProfileImageResponses, UsersGetQueryParams, UsersGetResponses, UsersGetSettings200Response, UsersGetSettingsParams, UsersGetSettingsResponses, UsersList200Response, UsersListParams, UsersListQueryParams, UsersListResponses, UsersUpdate200Response, UsersUpdateBody, UsersUpdateList200Response, UsersUpdateListBody, UsersUpdateListParams, UsersUpdateListQueryParams, UsersUpdateListResponses, UsersUpdateParams, UsersUpdateProfileImage200Response, UsersUpdateProfileImageBody, UsersUpdateProfileImageParams, UsersUpdateProfileImageResponses, UsersUpdateQueryParams, UsersUpdateResponses, UsersUpdateSettings200Response, UsersUpdateSettingsBody, UsersUpdateSettingsParams, UsersUpdateSettingsQueryParams, UsersUpdateSettingsResponses } from '@countersign/types/esign-v2.1/users';
import type { BinaryBody, PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * What `usersList` takes.
 */
export interface UsersListInput {
    path?: PathOf<UsersListParams> | undefined;
    query?: UsersListQueryParams | undefined;
}
/**
 * List the users of an account.
 *
 * Lists the users of an account in chunks that `start_position` and `count` choose; `count` goes
 * from 1 to 100. The filters narrow the list down by status, group, name or e-mail address, and
 * a user must pass all that are given. Each user comes with name, address and status; with
 * `additional_info` the list holds everything that is known of them.
 *
 * Closed users stay in the list, with the status `Closed`. The caller needs the right to see the
 * users of the account, which administrators have.
 *
 * Users_list: `GET /v2.1/accounts/{accountId}/users`
 */
export const usersList: PagedOperation<UsersListInput, UsersList200Response, UsersListResponses, NonNullable<UsersList200Response['users']>[number]> = /* @__PURE__ */ pagedOperation('Users_list', 'GET', '/v2.1/accounts/{accountId}/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `usersCreate` takes.
 */
export interface UsersCreateInput {
    path?: PathOf<UsersCreateParams> | undefined;
    body: UsersCreateBody;
}
/**
 * Add users to an account.
 *
 * Adds up to 500 users to an account. Each needs a name and an e-mail address; without
 * a permission profile they get the one that the account gives by default. An e-mail invites each
 * of them to activate the membership, unless `sendActivationEmail` is `false`. Given name, middle
 * name, family name and suffix may have 50 characters each. The caller must be an administrator of
 * the account.
 *
 * The call goes on to its end when one user fails: the answer is 201 all the same, and the user
 * who failed carries `errorDetails`, such as `USER_ALREADY_EXISTS_IN_ACCOUNT` where a user has that
 * name and address already.
 *
 * Users_create: `POST /v2.1/accounts/{accountId}/users`
 */
export const usersCreate: Operation<UsersCreateInput, UsersCreate201Response, UsersCreateResponses> = /* @__PURE__ */ operation('Users_create', 'POST', '/v2.1/accounts/{accountId}/users');


/**
 * What `usersUpdateList` takes.
 */
export interface UsersUpdateListInput {
    path?: PathOf<UsersUpdateListParams> | undefined;
    query?: UsersUpdateListQueryParams | undefined;
    body: UsersUpdateListBody;
}
/**
 * Change users of an account.
 *
 * Changes several users of an account in one call. Each user is named by `userId`, and fields that
 * are left out stay as they are. The caller must be an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
 * who failed carries `errorDetails`, such as `INVALID_USERID` for an ID that the account does not
 * have. With `allow_all_languages` a user can get any language, not only those of the account.
 *
 * Users_updateList: `PUT /v2.1/accounts/{accountId}/users`
 */
export const usersUpdateList: Operation<UsersUpdateListInput, UsersUpdateList200Response, UsersUpdateListResponses> = /* @__PURE__ */ operation('Users_updateList', 'PUT', '/v2.1/accounts/{accountId}/users');


/**
 * What `usersDelete` takes.
 */
export interface UsersDeleteInput {
    path?: PathOf<UsersDeleteParams> | undefined;
    query?: UsersDeleteQueryParams | undefined;
    body: UsersDeleteBody;
}
/**
 * Close users of an account.
 *
 * Ends the membership of users in an account. They can no longer use it, but nothing is erased:
 * they stay in the list with the status `Closed`, and the envelopes they sent are kept. With
 * `delete` they also leave their groups, their permission profile or the signing groups they are
 * in. The caller must be an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user who
 * failed carries `errorDetails`.
 *
 * Users_delete: `DELETE /v2.1/accounts/{accountId}/users`
 */
export const usersDelete: Operation<UsersDeleteInput, UsersDelete200Response, UsersDeleteResponses> = /* @__PURE__ */ operation('Users_delete', 'DELETE', '/v2.1/accounts/{accountId}/users');


/**
 * What `usersGet` takes.
 */
export interface UsersGetInput {
    path: PathOf<UsersGetParams>;
    query?: UsersGetQueryParams | undefined;
}
/**
 * Read a user.
 *
 * Gives everything that an account knows of one user: name, addresses, status, rights, groups and
 * custom settings. Users read what is known of themselves; an administrator of the account reads
 * about all of them, closed ones included.
 *
 * Users_get: `GET /v2.1/accounts/{accountId}/users/{userId}`
 */
export const usersGet: Operation<UsersGetInput, UsersGet200Response, UsersGetResponses> = /* @__PURE__ */ operation('Users_get', 'GET', '/v2.1/accounts/{accountId}/users/{userId}');


/**
 * What `usersUpdate` takes.
 */
export interface UsersUpdateInput {
    path: PathOf<UsersUpdateParams>;
    query?: UsersUpdateQueryParams | undefined;
    body: UsersUpdateBody;
}
/**
 * Change a user.
 *
 * Changes what an account knows of one user, such as the name, the addresses, the permission
 * profile or the groups. Fields that are left out stay as they are. Users change their own
 * personal data; rights and groups, and other users, are for administrators of the account.
 *
 * Given name, middle name, family name and suffix may have 50 characters each. With
 * `allow_all_languages` the user can get any language, not only those of the account.
 *
 * Users_update: `PUT /v2.1/accounts/{accountId}/users/{userId}`
 */
export const usersUpdate: Operation<UsersUpdateInput, UsersUpdate200Response, UsersUpdateResponses> = /* @__PURE__ */ operation('Users_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}');


/**
 * What `usersGetProfileImage` takes.
 */
export interface UsersGetProfileImageInput {
    path: PathOf<UsersGetProfileImageParams>;
    query?: UsersGetProfileImageQueryParams | undefined;
}
/**
 * Download the profile image of a user.
 *
 * Gives the image that stands beside a user's profile, as a GIF. With `encoding` the bytes come
 * encoded for transport. A user without an image is answered with 404.
 *
 * Users_getProfileImage: `GET /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 */
export const usersGetProfileImage: DocumentOperation<UsersGetProfileImageInput, UsersGetProfileImage200Response, UsersGetProfileImageResponses> = /* @__PURE__ */ documentOperation('Users_getProfileImage', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/profile/image');


/**
 * What `usersUpdateProfileImage` takes.
 */
export interface UsersUpdateProfileImageInput {
    path: PathOf<UsersUpdateProfileImageParams>;
    body: UsersUpdateProfileImageBody | BinaryBody;
}
/**
 * Upload the profile image of a user.
 *
 * Sets the image that stands beside a user's profile, and replaces the one before. The body is
 * the image itself, a GIF of 200 KB at most, with the content type `image/gif`. Users set their
 * own image; an administrator of the account sets those of all. The answer has no body.
 *
 * Users_updateProfileImage: `PUT /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 */
export const usersUpdateProfileImage: Operation<UsersUpdateProfileImageInput, UsersUpdateProfileImage200Response, UsersUpdateProfileImageResponses> = /* @__PURE__ */ operation('Users_updateProfileImage', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/profile/image', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});


/**
 * What `usersDeleteProfileImage` takes.
 */
export interface UsersDeleteProfileImageInput {
    path: PathOf<UsersDeleteProfileImageParams>;
}
/**
 * Delete the profile image of a user.
 *
 * Removes the image that stands beside a user's profile; the rest of the profile stays. Users
 * remove their own image; an administrator of the account removes those of all. The answer has
 * no body.
 *
 * Users_deleteProfileImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 */
export const usersDeleteProfileImage: Operation<UsersDeleteProfileImageInput, UsersDeleteProfileImage200Response, UsersDeleteProfileImageResponses> = /* @__PURE__ */ operation('Users_deleteProfileImage', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/profile/image');


/**
 * What `usersGetSettings` takes.
 */
export interface UsersGetSettingsInput {
    path: PathOf<UsersGetSettingsParams>;
}
/**
 * Read the settings of a user.
 *
 * Answers with the rights and preferences of one user in the account: what the user may send, sign
 * and manage, which e-mails arrive, and how dates and names are written. As a rule the rights come
 * from the permission profile of the user.
 *
 * Users read their own settings; those of others need the rights of an administrator.
 *
 * Users_getSettings: `GET /v2.1/accounts/{accountId}/users/{userId}/settings`
 */
export const usersGetSettings: Operation<UsersGetSettingsInput, UsersGetSettings200Response, UsersGetSettingsResponses> = /* @__PURE__ */ operation('Users_getSettings', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/settings');


/**
 * What `usersUpdateSettings` takes.
 */
export interface UsersUpdateSettingsInput {
    path: PathOf<UsersUpdateSettingsParams>;
    query?: UsersUpdateSettingsQueryParams | undefined;
    body: UsersUpdateSettingsBody;
}
/**
 * Change the settings of a user.
 *
 * Changes rights and preferences of one user in the account. Settings that the request does not
 * carry stay as they are. Rights for many users are better set in a permission profile.
 *
 * Users may change their own preferences, such as language and e-mails. Rights, and the settings of
 * other users, need the rights of an administrator. The answer has no body.
 *
 * Users_updateSettings: `PUT /v2.1/accounts/{accountId}/users/{userId}/settings`
 */
export const usersUpdateSettings: Operation<UsersUpdateSettingsInput, UsersUpdateSettings200Response, UsersUpdateSettingsResponses> = /* @__PURE__ */ operation('Users_updateSettings', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/settings');

