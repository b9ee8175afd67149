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
    list(input?: UsersListInput, options?: CallOptions): PagedCall<UsersList200Response, UsersListResponses, NonNullable<UsersList200Response['users']>[number]>;
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
    create(input: UsersCreateInput, options?: CallOptions): Call<UsersCreate201Response, UsersCreateResponses>;
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
    updateList(input: UsersUpdateListInput, options?: CallOptions): Call<UsersUpdateList200Response, UsersUpdateListResponses>;
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
    delete(input: UsersDeleteInput, options?: CallOptions): Call<UsersDelete200Response, UsersDeleteResponses>;
    /**
     * Read a user.
     *
     * Gives everything that an account knows of one user: name, addresses, status, rights, groups and
     * custom settings. Users read what is known of themselves; an administrator of the account reads
     * about all of them, closed ones included.
     *
     * Users_get: `GET /v2.1/accounts/{accountId}/users/{userId}`
     */
    get(input: UsersGetInput, options?: CallOptions): Call<UsersGet200Response, UsersGetResponses>;
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
    update(input: UsersUpdateInput, options?: CallOptions): Call<UsersUpdate200Response, UsersUpdateResponses>;
    /**
     * Download the profile image of a user.
     *
     * Gives the image that stands beside a user's profile, as a GIF. With `encoding` the bytes come
     * encoded for transport. A user without an image is answered with 404.
     *
     * Users_getProfileImage: `GET /v2.1/accounts/{accountId}/users/{userId}/profile/image`
     */
    getProfileImage(input: UsersGetProfileImageInput, options?: CallOptions): DocumentCall<UsersGetProfileImage200Response, UsersGetProfileImageResponses>;
    /**
     * Upload the profile image of a user.
     *
     * Sets the image that stands beside a user's profile, and replaces the one before. The body is
     * the image itself, a GIF of 200 KB at most, with the content type `image/gif`. Users set their
     * own image; an administrator of the account sets those of all. The answer has no body.
     *
     * Users_updateProfileImage: `PUT /v2.1/accounts/{accountId}/users/{userId}/profile/image`
     */
    updateProfileImage(input: UsersUpdateProfileImageInput, options?: CallOptions): Call<UsersUpdateProfileImage200Response, UsersUpdateProfileImageResponses>;
    /**
     * Delete the profile image of a user.
     *
     * Removes the image that stands beside a user's profile; the rest of the profile stays. Users
     * remove their own image; an administrator of the account removes those of all. The answer has
     * no body.
     *
     * Users_deleteProfileImage: `DELETE /v2.1/accounts/{accountId}/users/{userId}/profile/image`
     */
    deleteProfileImage(input: UsersDeleteProfileImageInput, options?: CallOptions): Call<UsersDeleteProfileImage200Response, UsersDeleteProfileImageResponses>;
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
    getSettings(input: UsersGetSettingsInput, options?: CallOptions): Call<UsersGetSettings200Response, UsersGetSettingsResponses>;
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
    updateSettings(input: UsersUpdateSettingsInput, options?: CallOptions): Call<UsersUpdateSettings200Response, UsersUpdateSettingsResponses>;
}
/**
 * Makes the functions of Users into methods of one object.
 */
export function users(client: Client): Users {
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

