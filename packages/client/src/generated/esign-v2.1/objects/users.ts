// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UsersCreate201Response, UsersCreateResponses, UsersDelete200Response, UsersDeleteProfileImage200Response, UsersDeleteProfileImageResponses, UsersDeleteResponses, UsersGet200Response, UsersGetProfileImage200Response, UsersGetProfileImageResponses, UsersGetResponses, UsersGetSettings200Response, UsersGetSettingsResponses, UsersList200Response, UsersListResponses, UsersUpdate200Response, UsersUpdateList200Response, UsersUpdateListResponses, UsersUpdateProfileImage200Response, UsersUpdateProfileImageResponses, UsersUpdateResponses, UsersUpdateSettings200Response, UsersUpdateSettingsResponses } from '@countersign/types/esign-v2.1/users';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { UsersCreateInput, UsersDeleteInput, UsersDeleteProfileImageInput, UsersGetInput, UsersGetProfileImageInput, UsersGetSettingsInput, UsersListInput, UsersUpdateInput, UsersUpdateListInput, UsersUpdateProfileImageInput, UsersUpdateSettingsInput } from '../users.js';
import { usersCreate, usersDelete, usersDeleteProfileImage, usersGet, usersGetProfileImage, usersGetSettings, usersList, usersUpdate, usersUpdateList, usersUpdateProfileImage, usersUpdateSettings } from '../users.js';
/**
 * The members of an account, their rights, their settings and their profile images.
 */
export interface Users {
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
    list(input?: UsersListInput, options?: CallOptions): PagedCall<UsersList200Response, UsersListResponses, NonNullable<UsersList200Response['users']>[number]>;
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
    create(input: UsersCreateInput, options?: CallOptions): Call<UsersCreate201Response, UsersCreateResponses>;
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
    updateList(input: UsersUpdateListInput, options?: CallOptions): Call<UsersUpdateList200Response, UsersUpdateListResponses>;
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
    delete(input: UsersDeleteInput, options?: CallOptions): Call<UsersDelete200Response, UsersDeleteResponses>;
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
    get(input: UsersGetInput, options?: CallOptions): Call<UsersGet200Response, UsersGetResponses>;
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
    update(input: UsersUpdateInput, options?: CallOptions): Call<UsersUpdate200Response, UsersUpdateResponses>;
    /**
     * Download the profile image of a user.
     *
     * Returns the profile image of a user as a GIF. With `encoding`, the content is encoded for
     * transfer. If the user does not have an image, the response has status 404.
     *
     * Users_getProfileImage: `GET /v2.1/accounts/{accountId}/users/{userId}/profile/image`
     */
    getProfileImage(input: UsersGetProfileImageInput, options?: CallOptions): DocumentCall<UsersGetProfileImage200Response, UsersGetProfileImageResponses>;
    /**
     * Upload the profile image of a user.
     *
     * Sets the profile image of a user and replaces an existing one. The request body is the image
     * itself, a GIF of up to 200 KB, with the content type `image/gif`. Users can set their own image.
     * An administrator of the account can set those of all users. The response has no body.
     *
     * Users_updateProfileImage: `PUT /v2.1/accounts/{accountId}/users/{userId}/profile/image`
     */
    updateProfileImage(input: UsersUpdateProfileImageInput, options?: CallOptions): Call<UsersUpdateProfileImage200Response, UsersUpdateProfileImageResponses>;
    /**
     * Delete the profile image of a user.
     *
     * Deletes the profile image of a user. The rest of the profile is kept. Users can delete their own
     * image. An administrator of the account can delete those of all users. The response has no body.
     *
     * Users_deleteProfileImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/profile/image`
     */
    deleteProfileImage(input: UsersDeleteProfileImageInput, options?: CallOptions): Call<UsersDeleteProfileImage200Response, UsersDeleteProfileImageResponses>;
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
    getSettings(input: UsersGetSettingsInput, options?: CallOptions): Call<UsersGetSettings200Response, UsersGetSettingsResponses>;
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
    updateSettings(input: UsersUpdateSettingsInput, options?: CallOptions): Call<UsersUpdateSettings200Response, UsersUpdateSettingsResponses>;
}
/**
 * Creates an object whose methods are the functions of Users.
 */
export function users(client: Client<'esign'>): Users {
    return {
        list: usersList.bind(null, client),
        create: usersCreate.bind(null, client),
        updateList: usersUpdateList.bind(null, client),
        delete: usersDelete.bind(null, client),
        get: usersGet.bind(null, client),
        update: usersUpdate.bind(null, client),
        getProfileImage: usersGetProfileImage.bind(null, client),
        updateProfileImage: usersUpdateProfileImage.bind(null, client),
        deleteProfileImage: usersDeleteProfileImage.bind(null, client),
        getSettings: usersGetSettings.bind(null, client),
        updateSettings: usersUpdateSettings.bind(null, client)
    };
}

