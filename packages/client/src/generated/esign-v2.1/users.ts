/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UsersCreate201Response, UsersCreateBody, UsersCreateParams, UsersCreateResponses, UsersDelete200Response, UsersDeleteBody, UsersDeleteParams, UsersDeleteProfileImage200Response, UsersDeleteProfileImageParams, UsersDeleteProfileImageResponses, UsersDeleteQueryParams, UsersDeleteResponses, UsersGet200Response, UsersGetParams, UsersGetProfileImage200Response, UsersGetProfileImageParams, UsersGetProfileImageQueryParams, UsersGetProfileImageResponses, UsersGetQueryParams, UsersGetResponses, UsersGetSettings200Response, UsersGetSettingsParams, UsersGetSettingsResponses, UsersList200Response, UsersListParams, UsersListQueryParams, UsersListResponses, UsersUpdate200Response, UsersUpdateBody, UsersUpdateList200Response, UsersUpdateListBody, UsersUpdateListParams, UsersUpdateListQueryParams, UsersUpdateListResponses, UsersUpdateParams, UsersUpdateProfileImage200Response, UsersUpdateProfileImageBody, UsersUpdateProfileImageParams, UsersUpdateProfileImageResponses, UsersUpdateQueryParams, UsersUpdateResponses, UsersUpdateSettings200Response, UsersUpdateSettingsBody, UsersUpdateSettingsParams, UsersUpdateSettingsQueryParams, UsersUpdateSettingsResponses } from '@countersign/types/esign-v2.1/users';
import type { BinaryBody, PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * The input of `usersList`.
 */
export interface UsersListInput {
    path?: PathOf<UsersListParams> | undefined;
    query?: UsersListQueryParams | undefined;
}
/**
 * List the users of an account.
 *
 * Returns the users of an account. The list is paged: `start_position` and `count` (1 to 100) select
 * a page. The filters limit the list by status, group, name or e-mail address, and a user must match
 * all given filters. Each user has a name, address and status. With `additional_info`, the response
 * contains all data of the users.
 *
 * An `email` that no user of the account has is refused, while other filters answer an empty list.
 *
 * Closed users remain in the list, with the status `Closed`. The caller needs the right to view the
 * users of the account, which administrators have.
 *
 * Users_list: `GET /v2.1/accounts/{accountId}/users`
 */
export const usersList: PagedOperation<UsersListInput, UsersList200Response, UsersListResponses, NonNullable<UsersList200Response['users']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Users_list', 'GET', '/v2.1/accounts/{accountId}/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `usersCreate`.
 */
export interface UsersCreateInput {
    path?: PathOf<UsersCreateParams> | undefined;
    body: UsersCreateBody;
}
/**
 * Add users to an account.
 *
 * Adds up to 500 users to an account. Each user requires a name and an e-mail address. Users without
 * a permission profile get the default profile of the account. Each user is invited by e-mail to
 * activate the membership, unless `sendActivationEmail` is `false`. The given name, middle name,
 * family name and suffix can have up to 50 characters each. The caller must be an administrator of
 * the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 201, and the
 * user contains `errorDetails`, such as `USER_ALREADY_EXISTS_IN_ACCOUNT` if a user with the same
 * name and e-mail address already exists.
 *
 * Users_create: `POST /v2.1/accounts/{accountId}/users`
 */
export const usersCreate: Operation<UsersCreateInput, UsersCreate201Response, UsersCreateResponses, 'esign'> = /* @__PURE__ */ operation('Users_create', 'POST', '/v2.1/accounts/{accountId}/users');


/**
 * The input of `usersUpdateList`.
 */
export interface UsersUpdateListInput {
    path?: PathOf<UsersUpdateListParams> | undefined;
    query?: UsersUpdateListQueryParams | undefined;
    body: UsersUpdateListBody;
}
/**
 * Change users of an account.
 *
 * Changes several users of an account in one request. Each user is identified by `userId`. Omitted
 * fields are not changed. The caller must be an administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`, such as `INVALID_USERID` for an ID that the account does not have.
 * With `allow_all_languages`, a user can have any language, not only those of the account.
 *
 * Users_updateList: `PUT /v2.1/accounts/{accountId}/users`
 */
export const usersUpdateList: Operation<UsersUpdateListInput, UsersUpdateList200Response, UsersUpdateListResponses, 'esign'> = /* @__PURE__ */ operation('Users_updateList', 'PUT', '/v2.1/accounts/{accountId}/users');


/**
 * The input of `usersDelete`.
 */
export interface UsersDeleteInput {
    path?: PathOf<UsersDeleteParams> | undefined;
    query?: UsersDeleteQueryParams | undefined;
    body: UsersDeleteBody;
}
/**
 * Close users of an account.
 *
 * Closes the memberships of users in an account. They can no longer use it, but their data is kept:
 * they remain in the list with the status `Closed`, and the envelopes they sent are kept. `delete`
 * also removes their group memberships, permission profile or signing group memberships. The caller
 * must be an administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`.
 *
 * Users_delete: `DELETE /v2.1/accounts/{accountId}/users`
 */
export const usersDelete: Operation<UsersDeleteInput, UsersDelete200Response, UsersDeleteResponses, 'esign'> = /* @__PURE__ */ operation('Users_delete', 'DELETE', '/v2.1/accounts/{accountId}/users');


/**
 * The input of `usersGet`.
 */
export interface UsersGetInput {
    path: PathOf<UsersGetParams>;
    query?: UsersGetQueryParams | undefined;
}
/**
 * Read a user.
 *
 * Returns all data that an account has about one user: name, addresses, status, rights, groups and
 * custom settings. With `additional_info`, the response also contains the settings of the user. Users
 * can read their own data. An administrator of the account can read the data of all users, including
 * closed ones.
 *
 * Users_get: `GET /v2.1/accounts/{accountId}/users/{userId}`
 */
export const usersGet: Operation<UsersGetInput, UsersGet200Response, UsersGetResponses, 'esign'> = /* @__PURE__ */ operation('Users_get', 'GET', '/v2.1/accounts/{accountId}/users/{userId}');


/**
 * The input of `usersUpdate`.
 */
export interface UsersUpdateInput {
    path: PathOf<UsersUpdateParams>;
    query?: UsersUpdateQueryParams | undefined;
    body: UsersUpdateBody;
}
/**
 * Change a user.
 *
 * Changes the data of one user in an account, such as the name, addresses, permission profile or
 * groups. Omitted fields are not changed. Users can change their own personal data. Only
 * administrators of the account can change rights, groups and other users.
 *
 * The given name, middle name, family name and suffix can have up to 50 characters each. With
 * `allow_all_languages`, the user can have any language, not only those of the account.
 *
 * Users_update: `PUT /v2.1/accounts/{accountId}/users/{userId}`
 */
export const usersUpdate: Operation<UsersUpdateInput, UsersUpdate200Response, UsersUpdateResponses, 'esign'> = /* @__PURE__ */ operation('Users_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}');


/**
 * The input of `usersGetProfileImage`.
 */
export interface UsersGetProfileImageInput {
    path: PathOf<UsersGetProfileImageParams>;
    query?: UsersGetProfileImageQueryParams | undefined;
}
/**
 * Download the profile image of a user.
 *
 * Returns the profile image of a user as a GIF. With `encoding`, the content is encoded for
 * transfer. If the user does not have an image, the response has status 404.
 *
 * Users_getProfileImage: `GET /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 */
export const usersGetProfileImage: DocumentOperation<UsersGetProfileImageInput, UsersGetProfileImage200Response, UsersGetProfileImageResponses, 'esign'> = /* @__PURE__ */ documentOperation('Users_getProfileImage', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/profile/image');


/**
 * The input of `usersUpdateProfileImage`.
 */
export interface UsersUpdateProfileImageInput {
    path: PathOf<UsersUpdateProfileImageParams>;
    body: UsersUpdateProfileImageBody | BinaryBody;
}
/**
 * Upload the profile image of a user.
 *
 * Sets the profile image of a user and replaces an existing one. The request body is the image
 * itself, a GIF of up to 200 KB, with the content type `image/gif`. Users can set their own image.
 * An administrator of the account can set those of all users. The response has no body.
 *
 * Users_updateProfileImage: `PUT /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 */
export const usersUpdateProfileImage: Operation<UsersUpdateProfileImageInput, UsersUpdateProfileImage200Response, UsersUpdateProfileImageResponses, 'esign'> = /* @__PURE__ */ operation('Users_updateProfileImage', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/profile/image', {
    mediaTypes: ['image/gif'],
    encode: encodeBody
});


/**
 * The input of `usersDeleteProfileImage`.
 */
export interface UsersDeleteProfileImageInput {
    path: PathOf<UsersDeleteProfileImageParams>;
}
/**
 * Delete the profile image of a user.
 *
 * Deletes the profile image of a user. The rest of the profile is kept. Users can delete their own
 * image. An administrator of the account can delete those of all users. The response has no body.
 *
 * Users_deleteProfileImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 */
export const usersDeleteProfileImage: Operation<UsersDeleteProfileImageInput, UsersDeleteProfileImage200Response, UsersDeleteProfileImageResponses, 'esign'> = /* @__PURE__ */ operation('Users_deleteProfileImage', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/profile/image');


/**
 * The input of `usersGetSettings`.
 */
export interface UsersGetSettingsInput {
    path: PathOf<UsersGetSettingsParams>;
}
/**
 * Read the settings of a user.
 *
 * Returns the rights and preferences of one user in the account: what the user can send, sign and
 * manage, which e-mails the user receives, and how dates and names are formatted. Usually the rights
 * come from the permission profile of the user.
 *
 * Users can read their own settings. To read those of other users, the caller must be an
 * administrator.
 *
 * Users_getSettings: `GET /v2.1/accounts/{accountId}/users/{userId}/settings`
 */
export const usersGetSettings: Operation<UsersGetSettingsInput, UsersGetSettings200Response, UsersGetSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Users_getSettings', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/settings');


/**
 * The input of `usersUpdateSettings`.
 */
export interface UsersUpdateSettingsInput {
    path: PathOf<UsersUpdateSettingsParams>;
    query?: UsersUpdateSettingsQueryParams | undefined;
    body: UsersUpdateSettingsBody;
}
/**
 * Change the settings of a user.
 *
 * Changes rights and preferences of one user in the account. Omitted settings are not changed. To
 * set the rights of many users, use a permission profile instead.
 *
 * Users can change their own preferences, such as language and e-mails. Only an administrator can
 * change rights and the settings of other users. The response has no body.
 *
 * Users_updateSettings: `PUT /v2.1/accounts/{accountId}/users/{userId}/settings`
 */
export const usersUpdateSettings: Operation<UsersUpdateSettingsInput, UsersUpdateSettings200Response, UsersUpdateSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Users_updateSettings', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/settings');

